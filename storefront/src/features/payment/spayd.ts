import type { Order } from '@vanek/sdk/checkout'
import { bankAccount } from './bank-account.ts'

/** The number a transfer is known by: the digits of the order's number, ten of them at most. */
export const variableSymbol = (code: string): string => code.replace(/\D/g, '').slice(-10)

/**
 * A transfer for an order in the text that Czech banks read from a QR code (QR Platba, Short Payment Descriptor 1.0).
 * The values are ours or digits, so that nothing has to be escaped.
 */
export const spaydOf = ({ code, currencyCode, prices }: Pick<Order, 'code' | 'currencyCode' | 'prices'>): string =>
  [
    'SPD*1.0',
    `ACC:${bankAccount.iban.replaceAll(' ', '')}`,
    `AM:${prices.totalWithTax.toFixed(2)}`,
    `CC:${currencyCode}`,
    `X-VS:${variableSymbol(code)}`,
    'RN:VANEK',
  ].join('*')

/** Where the QR code of an order is drawn; only who placed it is answered. */
export const qrPath = (code: string): string => `/kosik/qr-platba/${encodeURIComponent(code)}.svg`
