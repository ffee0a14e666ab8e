import { outOf, plural } from '#market/plural'

export const title = 'Moje objednávky'
export const orders = (n: number) => plural(n, { one: '{n} objednávka', few: '{n} objednávky', many: '{n} objednávok' })
export const pagesLabel = 'Stránky objednávok'
export const shown = (from: number, to: number, total: number) => `${from}–${to} ${outOf(total)} objednávok`
