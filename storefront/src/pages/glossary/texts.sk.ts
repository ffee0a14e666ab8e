import { plural } from '#market/plural'

export const title = 'Slovník pojmov'
export const description =
  'Prietok, tlaková strata, spätná klapka: slová okolo vetrania vysvetlené tak, aby dávali zmysel.'
export const lettersLabel = 'Písmená'
export const searchLabel = 'Nájsť pojem'
export const found = (n: number) =>
  plural(n, { zero: 'Žiadny pojem', one: '{n} pojem', few: '{n} pojmy', many: '{n} pojmov' })
export const noneAfter = ' tu taký nie je. Skúste kratšie slovo.'
/** Letters that dictionaries sort separately from their base letter. */
export const ownLetters = 'ÄČÔŠŽ'
