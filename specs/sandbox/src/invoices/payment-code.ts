import { CurrencyCode, encode as bysquare, PaymentOptions } from 'bysquare/pay'
import { encode } from 'uqr'
import type { Pdf } from '../files/pdf.ts'
import { inMarket } from '../market.ts'
import { toMajor, type Haler } from '../money.ts'
import type { Shop } from '../wire.ts'

/** The details of a bank transfer. */
export interface Payable {
  readonly transfer: NonNullable<Shop['OrderBase']['payment']['transfer']>
  readonly total: Haler
  readonly currency: string
}

/** The QR code format for payments in euro in this country. */
const inEuro = inMarket({ cs: epc, sk: payBySquare })

/** The content of a payment QR code: QR Platba for crowns; EPC069-12 or, in Slovakia, PAY by square for euro. */
export function paymentText(payable: Payable): string {
  return payable.currency === 'EUR' ? inEuro(payable) : spayd(payable)
}

function spayd({ transfer, total, currency }: Payable): string {
  const [iban, bic] = [packed(transfer.iban), packed(transfer.bic ?? '')]
  return [
    'SPD*1.0',
    `ACC:${iban}${bic && `+${bic}`}`,
    `AM:${toMajor(total).toFixed(2)}`,
    `CC:${currency}`,
    `X-VS:${transfer.variableSymbol}`,
    `RN:${plain(transfer.recipient).slice(0, 35)}`,
  ].join('*')
}

function epc({ transfer, total }: Payable): string {
  const { recipient, variableSymbol } = transfer
  const [iban, bic] = [packed(transfer.iban), packed(transfer.bic ?? '')]
  const amount = toMajor(total).toFixed(2)
  return ['BCD', '002', '1', 'SCT', bic, recipient, iban, `EUR${amount}`, '', '', `VS${variableSymbol}`].join('\n')
}

function payBySquare({ transfer, total }: Payable): string {
  const { iban, bic, recipient, variableSymbol } = transfer
  return bysquare(
    {
      payments: [
        {
          type: PaymentOptions.PaymentOrder,
          amount: toMajor(total),
          currencyCode: CurrencyCode.EUR,
          variableSymbol,
          bankAccounts: [{ iban: packed(iban), ...(bic !== null && { bic: packed(bic) }) }],
          beneficiary: { name: recipient },
        },
      ],
    },
    { deburr: true, validate: false },
  )
}

/** Draws a QR code as one path. */
export function drawCode(pdf: Pdf, text: string, { x, y, size }: { x: number; y: number; size: number }): void {
  const { data, size: cells } = encode(text, { ecc: 'M', border: 0 })
  const side = size / cells
  for (const [row, line] of data.entries())
    for (const [column, dark] of line.entries())
      // slightly larger, so that no white gaps appear between modules
      if (dark) pdf.rect(x + column * side, y + row * side, side + 0.05, side + 0.05)
  pdf.fill('#000')
}

function packed(code: string): string {
  return code.replaceAll(/[^A-Za-z0-9]/g, '').toUpperCase()
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}|[^\x20-\x7E]|[*%]/gu, '')
    .toUpperCase()
}
