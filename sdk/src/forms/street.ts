/** Whether a line has a street and a number after it: text without digits, white space, a number (C5.06). */
export const isStreetAndNumber = (line: string): boolean => /\p{L}[^\d]*\s\d/u.test(line)

/** Whether a street is one without its number: it has letters and does not end in a number (C5.03). */
export const isStreetOnly = (street: string): boolean => /\p{L}/u.test(street) && !/\d+\p{L}?\s*$/u.test(street)

/** Whether a house number is one word (C5.04) and not the street once more (C5.05). */
export const isHouseNumber = (number: string, street: string): boolean =>
  /^\S+$/.test(number.trim()) && number.trim() !== street.trim()

/** Street and number as one line, joined by one space; the street alone when there is no number (C3.32). */
export const joinStreet = (street: string, houseNumber: string): string =>
  `${street.trim()} ${houseNumber.trim()}`.trim()

/** A line in two: the last word is the number when it has a digit in it. */
export function splitStreet(line: string): { readonly street: string; readonly houseNumber: string } {
  const [, street = line.trim(), houseNumber = ''] = /^(.*\S)\s+(\S*\d\S*)$/u.exec(line.trim()) ?? []
  return { street, houseNumber }
}
