import { outOf, plural } from '#market/plural'

export const title = 'Moje objednávky'
export const orders = (n: number) => plural(n, { one: '{n} objednávka', few: '{n} objednávky', many: '{n} objednávek' })
export const pagesLabel = 'Stránky objednávek'
export const shown = (from: number, to: number, total: number) => `${from}–${to} ${outOf(total)} objednávek`
