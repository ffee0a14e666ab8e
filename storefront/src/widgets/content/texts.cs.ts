import { outOf, plural } from '#market/plural'

export const contact = 'Kontakt'
export const writeUs = 'Napište nám'
export const products = (n: number) => plural(n, { one: '{n} výrobek', few: '{n} výrobky', many: '{n} výrobků' })
export const moreInformation = 'Více informací'
export const partsLabel = 'Části stránky'
export const partOf = (part: number, parts: number) => `${part}. část ${outOf(parts)}`
export const contentsTitle = 'Na stránce najdete'
export const relatedTitle = 'Související'
