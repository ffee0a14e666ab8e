import { inMarket } from '../market.ts'
import type { Shop } from '../wire.ts'
import { withoutLinks } from './harmless.ts'

/** The references of a company on its order; empty without any. The mail may be forwarded. */
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
