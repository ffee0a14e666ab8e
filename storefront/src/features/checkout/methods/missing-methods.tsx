import * as texts from '#texts/features/checkout/methods'
import { useCheckout } from '@vanek/react-hooks'
import type { MissingInput } from '@vanek/sdk/checkout'
import { Notice } from '../../../ui/notice.tsx'
import type { Lost } from '../order/load-checkout.ts'

const lostTexts: Readonly<Record<Lost, string>> = {
  shipper: texts.lostShipper,
  branch: texts.lostBranch,
  payment: texts.lostPayment,
}

/** Parts of an earlier choice that are not available any more, until something else is chosen (C4.51 to C4.53). */
export function LostMethods({ lost }: { readonly lost: readonly Lost[] }) {
  const choice = useCheckout((state) => state.choice)
  const still = lost.filter((part) => choice[part] === null)
  if (still.length === 0) return null
  return (
    <Notice kind="warning" role="alert">
      {still.map((part) => (
        <p key={part}>{lostTexts[part]}</p>
      ))}
    </Notice>
  )
}

const what: Readonly<Record<string, { readonly text: string; readonly at: string }>> = {
  shipper: { text: texts.missingShipper, at: '#shippers' },
  branch: { text: texts.missingBranch, at: '#shippers' },
  deliveryTimeSlot: { text: texts.missingTime, at: '#shippers' },
  payment: { text: texts.missingPayment, at: '#payments' },
}

const ofMethods = (missing: readonly MissingInput[]) => missing.filter(({ step }) => step === 'methods')

/** Missing choices of this step, with links to them; nothing if all are made. */
export function MissingMethods() {
  const missing = ofMethods(useCheckout((state) => state.missing))
  return (
    <output className="missing">
      {missing.length > 0 && texts.missingBefore}
      {missing.map(({ input }, index) => (
        <span key={input} data-input={input}>
          {index > 0 && (index === missing.length - 1 ? texts.missingAnd : ', ')}
          <a href={what[input]?.at}>{what[input]?.text}</a>
        </span>
      ))}
      {missing.length > 0 && '.'}
    </output>
  )
}
