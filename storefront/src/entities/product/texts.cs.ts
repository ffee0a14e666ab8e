import { plural } from '#market/plural'

/** Comparisons for the noise, each with the most decibels that it is true for. */
export const noises = [
  [25, 'jako šustění listí'],
  [34, 'jako šepot'],
  [44, 'jako tichá knihovna'],
  [54, 'jako tichý hovor'],
  [65, 'jako běžný hovor'],
] as const
export const loudest = 'jako rušná ulice'
export const rating = 'Hodnocení'
/** After the stars, with the number of reviews if it is shown. */
export const ofFive = (count: number | undefined) =>
  count === undefined ? 'z 5' : `z 5, ${plural(count, { one: '{n} recenze', few: '{n} recenze', many: '{n} recenzí' })}`

export const priceBefore = 'Cena před slevou'
export const usualPrice = 'Běžná cena'
export const lowestPrice = 'Nejnižší cena za 30 dní před slevou'
export const originalPrice = 'Původní cena'
