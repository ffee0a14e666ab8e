import { useMoney } from '@vanek/react-hooks'
import { vatTexts } from './amount.tsx'

/** Formats a limit. Limits apply to prices with VAT, whichever prices the visitor sees, so the label shows it (B3.53). */
export function useGross(): (amount: number) => string {
  const money = useMoney()
  return (amount) => `${money(amount)}\u00A0${vatTexts.with.replace(' ', '\u00A0')}`
}
