import { monthsAfterDay } from '../i18n/months.ts'
import { hasTwoLetters } from './letters.ts'

let pattern: RegExp | undefined

/** Whether a text begins with a number that is part of a street name: `17. listopadu`, `28 pluku`, `3-go Maja`. */
const isNamed = (text: string): boolean => {
  pattern ??= new RegExp(`^\\d+(?:\\.\\s*\\p{L}{2}|(?:-?go)?\\s+(?:${monthsAfterDay().join('|')})(?!\\p{L}))`, 'iu')
  return pattern.test(text)
}

/** Matches a block of houses in Mannheim, where streets have no names: `Q7, 24`. */
const block = /^\p{L}\s?\d{1,2},\s\d/u

/**
 * Whether a line has a street followed by a number: text, white space, a number. A number that is part of the street
 * name does not count: `17. listopadu` has no number, `17. listopadu 5` has one.
 */
export const isStreetAndNumber = (line: string): boolean =>
  block.test(line) ||
  [...line.matchAll(/\s\d/g)].some(
    ({ index }) => hasTwoLetters(line.slice(0, index)) && !isNamed(line.slice(index + 1)),
  )

/**
 * Whether a street is one without its number: it has two letters and does not end in a number, which can have a letter
 * or a full stop after it: `Main Street 14 a`.
 */
export const isStreetOnly = (street: string): boolean =>
  hasTwoLetters(street) && !/\d[\s/-]{0,3}\p{L}?\.?\s*$/u.test(street)

/** Whether a house number is one word and does not repeat the street. */
export const isHouseNumber = (number: string, street: string): boolean =>
  /^\S+$/.test(number.trim()) && number.trim() !== street.trim()

/** Street and number as one line, joined by one space; the street alone when there is no number. */
export const joinStreet = (street: string, houseNumber: string): string =>
  `${street.trim()} ${houseNumber.trim()}`.trim()

/** Splits a line of an address: the last word is the house number if it contains a digit. */
export function splitStreet(line: string): { readonly street: string; readonly houseNumber: string } {
  const [, street = line.trim(), houseNumber = ''] = /^(.*\S)\s+(\S*\d\S*)$/u.exec(line.trim()) ?? []
  return { street, houseNumber }
}
