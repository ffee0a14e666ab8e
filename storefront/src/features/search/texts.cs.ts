import { plural } from '#market/plural'

export const recentTitle = 'Naposledy jste hledali'
export const forgetAll = 'Zapomenout vše'
export const forget = (query: string) => `Zapomenout hledání ${query}`

/** Headings of suggestions, by kind. */
export const headings = {
  term: 'Hledat',
  product: 'Výrobky',
  category: 'Kategorie a stránky',
  article: 'Články',
  question: 'Časté dotazy',
} as const
export const suggestionsLabel = 'Návrhy'
export const found = (n: number) =>
  plural(n, {
    one: '{n} návrh, vybírejte šipkami',
    few: '{n} návrhy, vybírejte šipkami',
    many: '{n} návrhů, vybírejte šipkami',
  })
export const foundNothing = 'Nic jsme nenašli'
export const notLoaded = 'Návrhy teď neumíme načíst'
export const notLoadedHint = 'Stiskněte Enter a zkusíme hledat znovu.'
export const nothingFor = (query: string) => `Na „${query}“ jsme nic nenašli`
export const nothingHint = 'Zkuste kratší slovo, průměr v milimetrech nebo kód výrobku.'
export const allResults = 'Všechny výsledky'
export const products = (n: number) => plural(n, { one: '{n} výrobek', few: '{n} výrobky', many: '{n} výrobků' })

export const productsTab = 'Výrobky'
export const categoriesTab = 'Kategorie a stránky'
export const articlesTab = 'Články'
export const questionsTab = 'Dotazy'
