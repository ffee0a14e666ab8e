import { inMarket } from '../market.ts'
import { plainText } from '../text.ts'
import type { Outside } from '../wire.ts'
import { CZECH_PLACES, CZECH_STREETS } from './czech.ts'
import { MORE_SLOVAK_PLACES } from './slovak-more.ts'
import { SLOVAK_PLACES, SLOVAK_STREETS } from './slovak.ts'

export type Country = Outside['Country']
export type Known = Outside['Known']

/** A town, or a district with its own postcodes. */
export interface Place {
  readonly city: string
  /** Normalized for search. */
  readonly plainCity: string
  /** Formatted with a space. */
  readonly postcodes: readonly string[]
  readonly streets: readonly Street[]
}

export interface Street {
  readonly name: string
  readonly plain: string
}

const listOf = (text: string): string[] => text.split(',').flatMap((one) => one.trim() || [])

const streetOf = (name: string): Street => ({ name, plain: plainText(name) })

/** Parses the lines of a country. */
function placesOf(text: string, usual: string): readonly Place[] {
  const usualStreets = listOf(usual)
  const lines = text.trim().replaceAll('\n+', '').split('\n')
  return lines.map((line) => {
    const [city = '', postcodes = '', streets = ''] = line.split('|')
    const names = listOf(streets).flatMap((name) => (name === '*' ? usualStreets : name))
    return {
      city,
      plainCity: plainText(city),
      postcodes: listOf(postcodes),
      streets: [...new Set(names)].map(streetOf),
    }
  })
}

const PLACES: Readonly<Record<Country, readonly Place[]>> = {
  CZE: placesOf(CZECH_PLACES, CZECH_STREETS),
  SVK: [
    ...placesOf(SLOVAK_PLACES, SLOVAK_STREETS),
    ...inMarket({ cs: [], sk: placesOf(MORE_SLOVAK_PLACES, SLOVAK_STREETS) }),
  ],
}

/** Streets that may exist in any town of a country, because the lists of towns are incomplete. */
export const USUAL_STREETS: Readonly<Record<Country, readonly Street[]>> = {
  CZE: listOf(CZECH_STREETS).map(streetOf),
  SVK: listOf(SLOVAK_STREETS).map(streetOf),
}

export const digitsOf = (text: string): string => text.replaceAll(/\D/g, '')

/** Places of a country that match the input: `Praha` means all its districts, `Brno-střed` means Brno. */
export function placesIn(country: Country, { city = '', postcode = '' }: Known): readonly Place[] {
  const requested = plainText(city)
  const digits = digitsOf(postcode)
  return PLACES[country].filter(
    ({ plainCity, postcodes }) =>
      (requested === '' || isWithin(plainCity, requested) || isWithin(requested, plainCity)) &&
      (digits === '' || postcodes.some((one) => digitsOf(one).startsWith(digits))),
  )
}

const isWithin = (whole: string, beginning: string): boolean => `${whole} `.startsWith(`${beginning} `)
