import { inMarket } from '../market.ts'
import type { Shop } from '../wire.ts'
import { withoutLinks } from './sanitize-order.ts'

/** References of a company to its order; empty without any. */
export function firmLines({ business, custom }: Pick<Shop['OrderBase'], 'business' | 'custom'>): string[] {
  const lines = [
    ['Firma', business?.business_name],
    [inMarket({ cs: 'IČO', sk: 'IČO' }), business?.TIN],
    ['DIČ', business?.VATIN],
    ['IČ DPH', custom?.ICDPH],
    ['Vaše číslo objednávky', custom?.custom_order_number],
  ].flatMap(([title, value]) => (value ? [`${title}: ${withoutLinks(String(value))}`] : []))
  return lines.length === 0 ? [] : [lines.join('\n')]
}
