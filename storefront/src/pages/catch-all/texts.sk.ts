import { plural } from '#market/plural'

export const bestsellersTitle = 'Najpredávanejšie'
export const tipsLabel = 'Tipy'
export const emptyTitle = 'Zatiaľ tu nič nie je'
export const emptyNote = 'Tovar do tejto kategórie pripravujeme. Pozrite sa zatiaľ inam.'
export const toHome = 'Na úvodnú stránku'
export const products = (n: number) => plural(n, { one: '{n} výrobok', few: '{n} výrobky', many: '{n} výrobkov' })
export const adviser = 'Aký ventilátor potrebujem? Vypočítame to'

export const videoLabel = 'Video'
export const play = 'Prehrať video'
export const questionsTitle = 'Časté otázky'
export const articlesTitle = 'Ako vybrať'

export const brands = 'Značky'

export const pagePart = (page: number) => `, strana ${page}`
