import { plural } from '#market/plural'

export const bestsellersTitle = 'Nejprodávanější'
export const tipsLabel = 'Tipy'
export const emptyTitle = 'Zatím tu nic není'
export const emptyNote = 'Zboží do této kategorie připravujeme. Podívejte se zatím jinam.'
export const toHome = 'Na úvodní stránku'
export const products = (n: number) => plural(n, { one: '{n} výrobek', few: '{n} výrobky', many: '{n} výrobků' })
export const adviser = 'Jaký ventilátor potřebuji? Spočítáme to'

export const videoLabel = 'Video'
export const play = 'Přehrát video'
export const questionsTitle = 'Časté otázky'
export const articlesTitle = 'Jak vybrat'

export const brands = 'Značky'

export const pagePart = (page: number) => `, strana ${page}`
