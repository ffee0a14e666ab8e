import { plural } from '#market/plural'

export const chooseBranch = 'Vyberte pobočku'
export const change = 'Změnit'

export const pickUpAt = 'Kde si balíček vyzvednete'
export const placeExample = 'Město, PSČ nebo ulice'
export const find = 'Najít'
export const found = (n: number) =>
  plural(n, { one: 'Našli jsme {n} místo', few: 'Našli jsme {n} místa', many: 'Našli jsme {n} míst' })
export const noPoint = 'Tady žádné výdejní místo není. Zkuste jiné město, ulici nebo PSČ.'
/** At a point that cannot be chosen now. */
export const notTaking = 'Teď nepřijímá balíky'

export const nearest = 'Najít nejbližší ke mně'
export const zoomOut = 'Oddálit'
export const choose = 'Vybrat'
export const searching = 'Hledáme výdejní místa'
export const notLoaded = 'Výdejní místa se nepodařilo načíst.'
export const tryAgain = 'Zkusit znovu'
export const showMore = 'Ukázat další'
