import { plural } from '#market/plural'

/** Countries by their ISO 3166 alpha-3 code. */
export const countries: Readonly<Record<string, string>> = {
  SVK: 'Slovensko',
  CZE: 'Česko',
  POL: 'Poľsko',
  HUN: 'Maďarsko',
  DEU: 'Nemecko',
  AUT: 'Rakúsko',
  CHE: 'Švajčiarsko',
}

export const formalTitles = { Mr: 'Pán', Mrs: 'Pani' } as const
export const noTitle = 'Bez oslovenia'

export const suggestionsLabel = 'Ponúkané adresy'
/** Announced to screen readers. */
export const suggested = (n: number) =>
  `${plural(n, { one: '{n} adresa', few: '{n} adresy', many: '{n} adries' })}, vyberajte šípkami`
