import codes from 'i18n-iso-countries/index.js'
import { inMarket } from '../market.ts'
import { blankItems, mustHaveNoIssues, townItems } from '../shop/input-issues.ts'
import { vatinItems } from '../shop/vatin.ts'
import type { Shop } from '../wire.ts'

/**
 * Rules for an address that the schema cannot express: blank text, a town of one letter, an unknown country, an
 * invalid VAT number. Throws `validation`.
 */
export function checkAddress({ name, address, business }: Shop['AddressChange']): void {
  const texts: readonly (readonly [string, string | undefined])[] = [
    ['name', name],
    ...Object.entries(address ?? {}).map(([part, text]) => [`address.${part}`, text] as const),
    ['business.business_name', business?.business_name],
  ]
  const items = [
    ...blankItems(Object.fromEntries(texts)),
    ...townItems({ 'address.city': address?.city }),
    ...vatinItems({ business, country: address?.country_code }),
  ]
  if (address !== undefined && formsOf(address.country_code).length === 0)
    items.push({
      code: 'validation',
      field: 'address.country_code',
      title: inMarket({ cs: 'Vyberte prosím stát ze seznamu.', sk: 'Vyberte, prosím, štát zo zoznamu.' }),
    })
  mustHaveNoIssues(items)
}

/** The codes of two and of three letters of a country; none when there is no such country. */
export function formsOf(code: string): string[] {
  const alpha2 = code.length === 2 ? code : codes.alpha3ToAlpha2(code)
  const alpha3 = alpha2 === undefined ? undefined : codes.alpha2ToAlpha3(alpha2)
  return alpha2 === undefined || alpha3 === undefined ? [] : [alpha2, alpha3]
}
