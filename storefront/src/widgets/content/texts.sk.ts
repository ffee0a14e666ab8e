import { outOf, plural } from '#market/plural'

export const contact = 'Kontakt'
export const writeUs = 'Napíšte nám'
export const products = (n: number) => plural(n, { one: '{n} výrobok', few: '{n} výrobky', many: '{n} výrobkov' })
export const moreInformation = 'Viac informácií'
export const partsLabel = 'Časti stránky'
export const partOf = (part: number, parts: number) => `${part}. časť ${outOf(parts)}`
export const contentsTitle = 'Na stránke nájdete'
export const relatedTitle = 'Súvisiace'
