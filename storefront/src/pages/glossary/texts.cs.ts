import { plural } from '#market/plural'

export const title = 'Slovník pojmů'
export const description =
  'Průtok, tlaková ztráta, zpětná klapka: slova kolem větrání vysvětlená tak, aby dávala smysl.'
export const lettersLabel = 'Písmena'
export const searchLabel = 'Najít pojem'
export const found = (n: number) =>
  plural(n, { zero: 'Žádný pojem', one: '{n} pojem', few: '{n} pojmy', many: '{n} pojmů' })
export const noneAfter = ' tu takový není. Zkuste kratší slovo.'
/** Letters that dictionaries sort separately from their base letter. */
export const ownLetters = 'ČŘŠŽ'
