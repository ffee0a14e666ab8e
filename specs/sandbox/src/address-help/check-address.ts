import { distance } from 'fastest-levenshtein'
import { plainText } from '../text.ts'
import { digitsOf, placesIn, USUAL_STREETS, type Street } from './places.ts'
import { readStreetLine } from './street-line.ts'
import { ERROR, VALID, verdict, type Check } from './verdict.ts'

/** A street name of at least this length may have one typo. */
const LETTERS_PER_MISTAKE = 3

const SQUARE = { CZE: 'namesti ', SVK: 'namestie ' }
const AVENUE = { CZE: 'trida ', SVK: 'trieda ' }

/** Expands abbreviations such as `nám. Míru`. */
const inFull = (plain: string, country: 'CZE' | 'SVK'): string =>
  plain.replace(/^nam /, SQUARE[country]).replace(/^tr /, AVENUE[country])

/** A street of the town, with or without a number. In unknown towns every street is valid. */
export const checkStreet: Check = ({ country, value, within = {} }) => {
  const { name, number } = readStreetLine(value)
  if (!/\p{L}.*\p{L}/u.test(name)) return ERROR
  const { city = '', postcode = '' } = within
  const places = placesIn(country, plainText(city) === '' ? { postcode } : { city })
  const streets = [...places.flatMap((place) => place.streets), ...USUAL_STREETS[country]]
  const plain = inFull(plainText(name), country)
  if (places.length === 0 || streets.some((street) => street.plain === plain)) return VALID
  const hasPlace = plainText(city) !== '' || digitsOf(postcode) !== ''
  const near = nearest(streets, plain, hasPlace ? Math.max(1, Math.floor(plain.length / LETTERS_PER_MISTAKE)) : 1)
  if (near === undefined) return hasPlace ? verdict('warning') : VALID
  return verdict('warning', number === null ? near : `${near} ${number}`)
}

function nearest(streets: readonly Street[], plain: string, mistakes: number): string | undefined {
  const ranked = streets.map((street) => ({ name: street.name, apart: distance(street.plain, plain) }))
  const [best] = ranked.sort((one, other) => one.apart - other.apart)
  return best !== undefined && best.apart <= mistakes ? best.name : undefined
}

/** `14`, `14a`, `1402/7b`. */
export const checkHouseNumber: Check = ({ value }) =>
  /^\d{1,5}\s?[a-z]?(?:\/\d{1,4}\s?[a-z]?)?$/i.test(value.trim()) ? VALID : ERROR

const FIRST_DIGITS = { CZE: /^[1-7]/, SVK: /^[089]/ }

/** A postcode of the town; if the town is missing or unknown, one of the country. */
export const checkPostcode: Check = ({ country, value, within = {} }) => {
  if (!/^\d{3} ?\d{2}$/.test(value.trim())) return ERROR
  const postcode = digitsOf(value)
  const { city = '' } = within
  const inTown = plainText(city) === '' ? [] : placesIn(country, { city }).flatMap((place) => place.postcodes)
  const [first] = inTown
  if (first === undefined) return FIRST_DIGITS[country].test(postcode) ? VALID : verdict('warning')
  return inTown.some((one) => digitsOf(one) === postcode) ? VALID : verdict('warning', first)
}
