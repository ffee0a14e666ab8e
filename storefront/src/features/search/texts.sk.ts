import { plural } from '#market/plural'

export const recentTitle = 'Naposledy ste hľadali'
export const forgetAll = 'Zabudnúť všetko'
export const forget = (query: string) => `Zabudnúť hľadanie ${query}`

/** Headings of suggestions, by kind. */
export const headings = {
  term: 'Hľadať',
  product: 'Výrobky',
  category: 'Kategórie a stránky',
  article: 'Články',
  question: 'Časté otázky',
} as const
export const suggestionsLabel = 'Návrhy'
export const found = (n: number) =>
  plural(n, {
    one: '{n} návrh, vyberajte šípkami',
    few: '{n} návrhy, vyberajte šípkami',
    many: '{n} návrhov, vyberajte šípkami',
  })
export const foundNothing = 'Nič sme nenašli'
export const notLoaded = 'Návrhy teraz nevieme načítať'
export const notLoadedHint = 'Stlačte Enter a skúsime hľadať znova.'
export const nothingFor = (query: string) => `Na „${query}“ sme nič nenašli`
export const nothingHint = 'Skúste kratšie slovo, priemer v milimetroch alebo kód výrobku.'
export const allResults = 'Všetky výsledky'
export const products = (n: number) => plural(n, { one: '{n} výrobok', few: '{n} výrobky', many: '{n} výrobkov' })

export const productsTab = 'Výrobky'
export const categoriesTab = 'Kategórie a stránky'
export const articlesTab = 'Články'
export const questionsTab = 'Otázky'
