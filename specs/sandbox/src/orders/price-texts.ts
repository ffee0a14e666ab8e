import { inMarket } from '../market.ts'
import { currencyByCode } from '../pricing/currency.ts'
import { money } from '../text.ts'
import type { Shop } from '../wire.ts'
import { words } from '../invoices/words.ts'

type Priced = Pick<Shop['OrderBase'], 'prices' | 'currencyCode' | 'shipper' | 'payment'>

export const FREE: string = inMarket({ cs: 'zdarma', sk: 'zadarmo' })
export const withVat = (sum: string): string => `${sum} s DPH`
export const withoutVat = (sum: string): string => `${sum} bez DPH`

/** A price with and without VAT, for mails and documents. */
export function bothPrices(withTax: number, withoutTax: number, currencyCode: string): string {
  const currency = currencyByCode(currencyCode)
  return withTax === 0 ? FREE : `${withVat(money(withTax, currency))} (${withoutVat(money(withoutTax, currency))})`
}

/** Fees and totals of an order, each with a name and a price. */
export function sumTexts({ prices, currencyCode, shipper, payment }: Priced): (readonly [string, string])[] {
  const sum = (amount: number) => money(amount, currencyByCode(currencyCode))
  const fee = (withTax: number, withoutTax: number) => bothPrices(withTax, withoutTax, currencyCode)
  return [
    [`Doprava, ${shipper.name}`, fee(prices.shipperPriceWithTax, prices.shipperPriceWithoutTax)],
    [`Platba, ${payment.name}`, fee(prices.paymentPriceWithTax, prices.paymentPriceWithoutTax)],
    ...(prices.roundingWithTax === 0 ? [] : [[words.rounding, sum(prices.roundingWithTax)] as const]),
    [words.withoutTax, sum(prices.totalWithoutTax)],
    [words.withTax, sum(prices.totalWithTax)],
  ]
}
