import type { Pdf } from '../files/pdf.ts'
import { currencyByCode, HOME_CURRENCY } from '../pricing/currency.ts'
import { drawCode, paymentText, type Payable } from './payment-code.ts'
import { INK_2, put } from './pen.ts'
import { dayText, sumText } from './texts.ts'
import { words } from './words.ts'

/** The height of the output of `drawTransfer`. */
export const TRANSFER_HEIGHT = 96

const CODE = 92

/** Draws the QR code of a bank transfer and its details as text. */
export function drawTransfer(
  pdf: Pdf,
  payable: Payable & { readonly due: string | null },
  { x, y: top }: { readonly x: number; readonly y: number },
): void {
  const { transfer, total, currency, due } = payable
  drawCode(pdf, paymentText(payable), { x, y: top, size: CODE })
  const beside = x + CODE + 20
  const title = currency === HOME_CURRENCY.code ? words.code : words.codeAbroad
  put(pdf, title, { x: beside, y: top - 1, width: 300, size: 10.5, bold: true })
  const rows = [
    [words.account, transfer.number ?? ''],
    ['IBAN', transfer.iban],
    ['BIC', transfer.bic ?? ''],
    [words.symbol, transfer.variableSymbol],
    [words.money, `${sumText(total)}\u00a0${currencyByCode(currency).symbol}`],
    [words.payUntil, due === null ? '' : dayText(due)],
  ].filter(([, value]) => value !== '')
  for (const [at, [name = '', value = '']] of rows.entries()) {
    const y = top + 17 + at * 12.6
    put(pdf, name, { x: beside, y, width: 90, size: 8.5, color: INK_2 })
    put(pdf, value, { x: beside + 92, y, width: 200, size: 8.5 })
  }
}
