import { encode } from 'uqr'
import type { Pdf } from '../files/pdf.ts'
import { inMarket } from '../market.ts'
import { toMajor, type Haler } from '../money.ts'
import type { Shop } from '../wire.ts'

/** What is to be paid, and where to. */
export interface Payable {
  readonly transfer: NonNullable<Shop['OrderBase']['payment']['transfer']>
  readonly total: Haler
  readonly currency: string
}

/** The variable symbol as banks of the country read it from a note. */
const symbolText = (symbol: string): string => inMarket({ cs: `VS${symbol}`, sk: `/VS${symbol}/SS/KS` })

/** What a bank reads from the code of a payment: QR Platba for crowns, EPC069-12 for euro. */
export function paymentText({ transfer, total, currency }: Payable): string {
  const { recipient, variableSymbol } = transfer
  const [iban, bic] = [packed(transfer.iban), packed(transfer.bic ?? '')]
  const amount = toMajor(total).toFixed(2)
  if (currency === 'EUR')
    return ['BCD', '002', '1', 'SCT', bic, recipient, iban, `EUR${amount}`, '', '', symbolText(variableSymbol)].join(
      '\n',
    )
  return [
    'SPD*1.0',
    `ACC:${iban}${bic && `+${bic}`}`,
    `AM:${amount}`,
    `CC:${currency}`,
    `X-VS:${variableSymbol}`,
    `RN:${plain(recipient).slice(0, 35)}`,
  ].join('*')
}

/** Draws a QR code as one path. */
export function drawCode(pdf: Pdf, text: string, { x, y, size }: { x: number; y: number; size: number }): void {
  const { data, size: cells } = encode(text, { ecc: 'M', border: 0 })
  const side = size / cells
  for (const [row, line] of data.entries())
    for (const [column, dark] of line.entries())
      // a little larger, so that no hair of white stands between
      if (dark) pdf.rect(x + column * side, y + row * side, side + 0.05, side + 0.05)
  pdf.fill('#000')
}

const packed = (code: string): string => code.replaceAll(/[^A-Za-z0-9]/g, '').toUpperCase()

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}|[^\x20-\x7E]|[*%]/gu, '')
    .toUpperCase()
