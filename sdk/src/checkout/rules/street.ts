/** Whether a line has a street and a number after it: text without digits, white space, a number (C5.06). */
export const isStreetAndNumber = (line: string): boolean => /\p{L}[^\d]*\s\d/u.test(line)
