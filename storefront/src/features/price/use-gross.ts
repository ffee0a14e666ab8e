import { useMoney } from '@vanek/react-hooks'
import { vatTexts } from './vat-texts.ts'

/** Writes a limit: goods are held against it with VAT, whichever prices the visitor sees, so it says that (B3.53). */
export function useGross(): (amount: number) => string {
  const money = useMoney()
  return (amount) => `${money(amount)}\u00A0${vatTexts.with}`
}
