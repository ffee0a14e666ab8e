import type { Services } from '../services.ts'
import { DOMAIN_CODE } from '../shop/settings.ts'
import { plainText } from '../text.ts'
import { readDocument, readKind } from './documents.ts'
import type { QuestionDoc, TermDoc } from './editorial.ts'
import { pageOf, type Paging } from './page-of.ts'
import { plainOf } from './plain-of.ts'

interface Search extends Paging {
  readonly query: string | null
  readonly siteCode?: string | null
}

const MAX_TERMS = 1000
const MAX_FOUND = 100

/** Resolvers of glossary terms, questions and the closing text of product pages (B7.39, B7.40, B7.42). */
export function glossaryResolvers({ database, catalogue }: Services) {
  return {
    glossaryTerms: async (_root: unknown, { limit }: { limit: number | null }) =>
      pageOf(await readKind<TermDoc>(database.q, 'term'), { skip: 0, limit }, MAX_TERMS).items,
    glossaryTermBySlug: async (_root: unknown, { slug }: { slug: string }) =>
      (await readDocument<TermDoc>(database.q, 'term', slug)) ?? null,
    searchFaqQuestions: async (_root: unknown, search: Search) => {
      const all = await readKind<QuestionDoc>(database.q, 'faq')
      return found(all, search, ({ title, content }) => `${title} ${plainOf(content)}`)
    },
    searchVirtualCategories: async (_root: unknown, search: Search) => {
      const { virtual } = (await catalogue.current()).vocabulary
      return found([...virtual.values()], search, ({ title }) => title)
    },
    productEndText: async () =>
      (await readDocument<{ content: object }>(database.q, 'site', 'product-end'))?.content ?? null,
  }
}

/** Longer queries are cut to this length. */
const LONGEST_QUERY = 200

/** Records whose text contains words with all given prefixes; accents are ignored. */
function found<T>(all: readonly T[], search: Search, textOf: (one: T) => string): { items: T[]; total: number } {
  const isOurs = (search.siteCode ?? DOMAIN_CODE) === DOMAIN_CODE
  const words = plainText((search.query ?? '').slice(0, LONGEST_QUERY)).split(' ')
  const fits = (one: T): boolean => {
    const text = ` ${plainText(textOf(one))}`
    return words.every((word) => text.includes(` ${word}`))
  }
  return pageOf(isOurs ? all.filter(fits) : [], search, MAX_FOUND)
}
