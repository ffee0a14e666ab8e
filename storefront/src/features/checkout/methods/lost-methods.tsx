import { useCheckout } from '@vanek/react-hooks'
import { Notice } from '../../../ui/notice.tsx'
import type { Lost } from '../order/load-checkout.ts'

const texts: Readonly<Record<Lost, string>> = {
  shipper: 'Doprava, kterou jste vybrali, už pro tento košík není. Vyberte prosím jinou.',
  branch: 'Místo, které jste vybrali, už zboží nevydává. Vyberte prosím jiné.',
  payment: 'Platbu, kterou jste vybrali, teď nejde použít. Vyberte prosím jinou.',
}

/** What of an earlier choice had to be taken back, until something else is chosen (C4.51 to C4.53). */
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
