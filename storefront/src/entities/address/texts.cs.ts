import { plural } from '#market/plural'

/** Countries by their ISO 3166 alpha-3 code. */
export const countries: Readonly<Record<string, string>> = {
  CZE: 'Česko',
  SVK: 'Slovensko',
  POL: 'Polsko',
  DEU: 'Německo',
  AUT: 'Rakousko',
  CHE: 'Švýcarsko',
}

export const formalTitles = { Mr: 'Pan', Mrs: 'Paní' } as const
export const noTitle = 'Bez oslovení'

export const suggestionsLabel = 'Nabízené adresy'
/** Announced to screen readers. */
export const suggested = (n: number) =>
  `${plural(n, { one: '{n} adresa', few: '{n} adresy', many: '{n} adres' })}, vybírejte šipkami`
