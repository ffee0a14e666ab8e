import codes from 'i18n-iso-countries/index.js'
import { Refusal } from '../http/errors.ts'
import type { Shop } from '../wire.ts'

const MISSING = 'Tento údaj chybí. Doplňte ho prosím.'

/** What no schema can say of an address: text that is only spaces, a country that there is not. @throws `validation` */
export function checkAddress({ name, address, business }: Shop['AddressChange']): void {
  const texts: readonly (readonly [string, string | undefined])[] = [
    ['name', name],
    ...Object.entries(address ?? {}).map(([part, text]) => [`address.${part}`, text] as const),
    ['business.business_name', business?.business_name],
  ]
  const items = texts
    .filter(([, text]) => text?.trim() === '')
    .map(([field]) => ({ code: 'validation', field, title: MISSING }))
  if (address !== undefined && formsOf(address.country_code).length === 0)
    items.push({ code: 'validation', field: 'address.country_code', title: 'Vyberte prosím stát ze seznamu.' })
  if (items.length > 0) throw new Refusal(422, items)
}

/** The codes of two and of three letters of a country; none when there is no such country. */
export function formsOf(code: string): string[] {
  const alpha2 = code.length === 2 ? code : codes.alpha3ToAlpha2(code)
  const alpha3 = alpha2 === undefined ? undefined : codes.alpha2ToAlpha3(alpha2)
  return alpha2 === undefined || alpha3 === undefined ? [] : [alpha2, alpha3]
}
