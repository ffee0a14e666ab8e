/** Whether a line has a street and a number after it: text without digits, white space, a number (C5.06). */
export const isStreetAndNumber = (line: string): boolean => /\p{L}[^\d]*\s\d/u.test(line)

/** Whether a line has a street alone; one that ends in a number is refused (C5.03). */
export const isStreetOnly = (line: string): boolean => /\p{L}/u.test(line) && !/\s\d+\S*$/.test(line.trim())

/** Whether a house number is one word (C5.04) and not the street itself (C5.05). */
export const isHouseNumber = (number: string, street: string): boolean => /^\S+$/.test(number) && number !== street
