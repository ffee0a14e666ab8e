import * as texts from '#texts/entities/address'
import { type FormalTitle, formalTitles } from '@vanek/sdk/checkout'

/** The name of a country by its ISO 3166 alpha-3 code; the code itself for countries without delivery. */
export const countryName = (alpha3: string): string => texts.countries[alpha3] ?? alpha3

const titles: Readonly<Record<FormalTitle, string>> = texts.formalTitles

/** The label of a form of address; empty for an unknown value. */
export function titleText(title: string): string {
  const known = formalTitles.find((each) => each === title)
  return known === undefined ? '' : titles[known]
}

/** The options: none, or one of the forms of address (C9.20). */
export const titleOptions: readonly (readonly [title: string, text: string])[] = [
  ['', texts.noTitle],
  ...formalTitles.map((title) => [title, titles[title]] as const),
]
