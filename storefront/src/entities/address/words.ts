import { type FormalTitle, formalTitles } from '@vanek/sdk/checkout'

const names: Readonly<Record<string, string>> = {
  CZE: 'Česko',
  SVK: 'Slovensko',
  POL: 'Polsko',
  DEU: 'Německo',
  AUT: 'Rakousko',
  CHE: 'Švýcarsko',
}

/** The name of a country by its ISO 3166 alpha-3 code; the code itself for countries without delivery. */
export const countryName = (alpha3: string): string => names[alpha3] ?? alpha3

const texts: Readonly<Record<FormalTitle, string>> = { Mr: 'Pan', Mrs: 'Paní' }

/** The label of a form of address; empty for an unknown value. */
export function titleText(title: string): string {
  const known = formalTitles.find((each) => each === title)
  return known === undefined ? '' : texts[known]
}

/** The options: none, or one of the forms of address (C9.20). */
export const titleOptions: readonly (readonly [title: string, text: string])[] = [
  ['', 'Bez oslovení'],
  ...formalTitles.map((title) => [title, texts[title]] as const),
]
