import { plural } from '#market/plural'

/** Comparisons for the noise, each with the most decibels that it is true for. */
export const noises = [
  [25, 'ako šuchot lístia'],
  [34, 'ako šepot'],
  [44, 'ako tichá knižnica'],
  [54, 'ako tichý rozhovor'],
  [65, 'ako bežný rozhovor'],
] as const
export const loudest = 'ako rušná ulica'
export const rating = 'Hodnotenie'
/** After the stars, with the number of reviews if it is shown. */
export const ofFive = (count: number | undefined) =>
  count === undefined
    ? 'z 5'
    : `z 5, ${plural(count, { one: '{n} recenzia', few: '{n} recenzie', many: '{n} recenzií' })}`

export const priceBefore = 'Cena pred zľavou'
export const usualPrice = 'Bežná cena'
export const lowestPrice = 'Najnižšia cena za 30 dní pred zľavou'
export const originalPrice = 'Pôvodná cena'
