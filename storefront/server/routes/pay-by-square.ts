import type { Order } from '@vanek/sdk/checkout'
import { CurrencyCode, encode, PaymentOptions } from 'bysquare/pay'

const isCurrency = (code: string): code is CurrencyCode => code in CurrencyCode

/**
 * The text of a QR code that pays the rest of an order by bank transfer, in the Slovak format PAY by square.
 *
 * @returns null for another payment method.
 */
export function toPayBySquare({
  currencyCode,
  prices,
  payment,
}: Pick<Order, 'currencyCode' | 'prices' | 'payment'>): string | null {
  const { transfer } = payment
  if (!transfer || !isCurrency(currencyCode)) return null
  const { iban, bic, recipient, variableSymbol } = transfer
  return encode(
    {
      payments: [
        {
          type: PaymentOptions.PaymentOrder,
          amount: payment.toPay ?? prices.totalWithTax,
          currencyCode,
          variableSymbol,
          bankAccounts: [{ iban: packed(iban), ...(bic && { bic: packed(bic) }) }],
          beneficiary: { name: recipient },
        },
      ],
    },
    // the bank validates the account, as it does for the text beside the code
    { deburr: true, validate: false },
  )
}

const packed = (code: string): string => code.replaceAll(/[^A-Za-z0-9]/g, '').toUpperCase()
