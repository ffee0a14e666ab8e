import { outOf, plural } from '#market/plural'

export const headPage = (title: string, page: number) => `${title}, strana ${page}`
export const categoriesLabel = 'Rubriky článků'
export const noneTitle = 'Zatím je tu bezvětří'
export const noneNote = 'Články sem teprve píšeme.'
export const toHome = 'Na úvodní stránku'
export const allArticles = 'Všechny články'
export const pagePart = (page: number) => `, strana ${page}`
export const pagesLabel = 'Stránky článků'
export const shown = (from: number, to: number, total: number) =>
  `${from}–${to} ${plural(total, { one: `${outOf(total)} článku`, many: `${outOf(total)} článků` })}`

export const allOfCategory = 'Vše z rubriky'

export const aboutTag = (title: string) => `Články, ve kterých řešíme téma ${title}.`
