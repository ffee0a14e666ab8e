import { useCheckout } from '@vanek/react-hooks'
import type { MissingInput } from '@vanek/sdk/checkout'
import { Notice } from '../../../ui/notice.tsx'
import type { Lost } from '../order/load-checkout.ts'

const texts: Readonly<Record<Lost, string>> = {
  shipper: 'Doprava, kterou jste vybrali, už pro tento košík není. Vyberte prosím jinou.',
  branch: 'Místo, které jste vybrali, už zboží nevydává. Vyberte prosím jiné.',
  payment: 'Platbu, kterou jste vybrali, teď nejde použít. Vyberte prosím jinou.',
}

/** Parts of an earlier choice that are not available any more, until something else is chosen (C4.51 to C4.53). */
export function LostMethods({ lost }: { readonly lost: readonly Lost[] }) {
  const choice = useCheckout((state) => state.choice)
  const still = lost.filter((part) => choice[part] === null)
  if (still.length === 0) return null
  return (
    <Notice kind="warning" role="alert">
      {still.map((part) => (
        <p key={part}>{texts[part]}</p>
      ))}
    </Notice>
  )
}

const what: Readonly<Record<string, { readonly text: string; readonly at: string }>> = {
  shipper: { text: 'dopravu', at: '#shippers' },
  branch: { text: 'místo vyzvednutí', at: '#shippers' },
  deliveryTimeSlot: { text: 'čas doručení', at: '#shippers' },
  payment: { text: 'platbu', at: '#payments' },
}

const ofMethods = (missing: readonly MissingInput[]) => missing.filter(({ step }) => step === 'methods')

/** Missing choices of this step, with links to them; nothing if all are made. */
export function MissingMethods() {
  const missing = ofMethods(useCheckout((state) => state.missing))
  return (
    <output className="missing">
      {missing.length > 0 && 'Zbývá vybrat '}
      {missing.map(({ input }, index) => (
        <span key={input}>
          {index > 0 && (index === missing.length - 1 ? ' a ' : ', ')}
          <a href={what[input]?.at}>{what[input]?.text}</a>
        </span>
      ))}
      {missing.length > 0 && '.'}
    </output>
  )
}
