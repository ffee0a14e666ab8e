import type { Order } from '../types.ts'

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\x20-\x7E]/g, '')
    .replaceAll('%', '%25')
    .replaceAll('*', '%2A')
    .toUpperCase()

const packed = (code: string): string => code.replaceAll(/[^A-Za-z0-9]/g, '').toUpperCase()

const longestName = 35

/**
 * The text of a QR code that pays the rest of an order by bank transfer, in the Czech format QR Platba (Short Payment
 * Descriptor 1.0).
 *
 * @param order - Currency, prices and bank account of the order.
 * @returns null for another payment method.
 */
export function toSpayd({ currencyCode, prices, payment }: Pick<Order, 'currencyCode' | 'prices' | 'payment'>) {
  const { transfer } = payment
  if (!transfer) return null
  const { iban, bic, recipient, variableSymbol } = transfer
  return [
    'SPD*1.0',
    `ACC:${packed(iban)}${bic ? `+${packed(bic)}` : ''}`,
    `AM:${(payment.toPay ?? prices.totalWithTax).toFixed(2)}`,
    `CC:${currencyCode}`,
    `X-VS:${variableSymbol}`,
    `RN:${plain(recipient.slice(0, longestName))}`,
  ].join('*')
}
