import { outOf, plural } from '#market/plural'

export const headPage = (title: string, page: number) => `${title}, strana ${page}`
export const categoriesLabel = 'Rubriky článkov'
export const noneTitle = 'Zatiaľ je tu bezvetrie'
export const noneNote = 'Články sem ešte len píšeme.'
export const toHome = 'Na úvodnú stránku'
export const allArticles = 'Všetky články'
export const pagePart = (page: number) => `, strana ${page}`
export const pagesLabel = 'Stránky článkov'
export const shown = (from: number, to: number, total: number) =>
  `${from}–${to} ${plural(total, { one: `${outOf(total)} článku`, many: `${outOf(total)} článkov` })}`

export const allOfCategory = 'Všetko z rubriky'

export const aboutTag = (title: string) => `Články, v ktorých riešime tému ${title}.`
