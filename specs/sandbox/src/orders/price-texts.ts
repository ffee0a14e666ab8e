import { currencyByCode } from '../pricing/currency.ts'
import { money } from '../text.ts'
import type { Shop } from '../wire.ts'

type Priced = Pick<Shop['OrderBase'], 'prices' | 'currencyCode' | 'shipper' | 'payment'>

/** A price with and without VAT, for mails and documents. */
export function bothPrices(withTax: number, withoutTax: number, currencyCode: string): string {
  const currency = currencyByCode(currencyCode)
  return withTax === 0 ? 'zdarma' : `${money(withTax, currency)} s DPH (${money(withoutTax, currency)} bez DPH)`
}

/** Fees and totals of an order, each with a name and a price. */
export function sumTexts({ prices, currencyCode, shipper, payment }: Priced): (readonly [string, string])[] {
  const sum = (amount: number) => money(amount, currencyByCode(currencyCode))
  const fee = (withTax: number, withoutTax: number) => bothPrices(withTax, withoutTax, currencyCode)
  return [
    [`Doprava, ${shipper.name}`, fee(prices.shipperPriceWithTax, prices.shipperPriceWithoutTax)],
    [`Platba, ${payment.name}`, fee(prices.paymentPriceWithTax, prices.paymentPriceWithoutTax)],
    ...(prices.roundingWithTax === 0 ? [] : [['Zaokrouhlení', sum(prices.roundingWithTax)] as const]),
    ['Celkem bez DPH', sum(prices.totalWithoutTax)],
    ['Celkem s DPH', sum(prices.totalWithTax)],
  ]
}
