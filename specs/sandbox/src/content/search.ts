import type { Handlers, Services } from '../services.ts'
import { shownBy } from '../listing/shown.ts'
import { viewerOf } from '../listing/viewer.ts'
import type { IndexedArticle } from '../search/texts.ts'
import type { SearchEngine } from '../search/types.ts'
import type { Content } from '../wire.ts'
import { isPublished } from './article-list.ts'
import { loadBoxes } from './load-boxes.ts'

const ANSWER_LENGTH = 160
const TERMS = 3
const NEAR = 5

/** Search over everything (B7.18, B3.45). */
export function searchHandlers(services: Services): Handlers {
  const { database, search } = services
  return {
    async search(request): Promise<Content['SearchResults']> {
      const { q: text, limit } = request.query as { q: string; limit: number }
      const viewer = await viewerOf(services, request)
      const { ids, total } = await search.find(text, limit, viewer.groups)
      const catalogue = await services.catalogue.current()
      const shown = shownBy(catalogue.columns, ids, undefined, await search.named(text))
      const entities = await loadBoxes(database.q, catalogue, shown, viewer)
      const [texts, spelling] = await Promise.all([search.texts(), search.spelling()])
      // if no name matches, texts are searched with the corrected spelling
      const meant = spelling.meant(text)
      const words = meant ?? text
      const terms = await soldTerms(search, spelling.completions(words, TERMS), viewer.groups)
      const some = <T>(found: T[]): { entities: T[]; total: number } => ({
        entities: found.slice(0, limit),
        total: found.length,
      })
      const found = {
        menuItems: some(texts.menuItems.find(words)),
        virtual_categories: some(texts.virtualCategories.find(words)),
        articles: some(foundArticles(texts.articles.find(words), services.clock.now(), viewer.groups)),
        faq_questions: some(texts.questions.find(words).map(shortened)),
        pages: some(texts.pages.find(words)),
      }
      const nothing = total === 0 && Object.values(found).every((kind) => kind.total === 0)
      const near = nothing ? await soldTerms(search, spelling.near(words, NEAR), viewer.groups) : []
      return { products: { entities, total }, ...found, meant: meant ?? null, terms, near }
    },
  }
}

/** For several words, results only if some product matches all of them. */
async function soldTerms(search: SearchEngine, terms: readonly string[], groups: readonly string[]): Promise<string[]> {
  const fits = await Promise.all(terms.map(async (term) => search.fits(term, groups)))
  return terms.filter((_, at) => fits[at])
}

/** Published articles that the visitor may see. */
function foundArticles(all: IndexedArticle[], now: Date, groups: readonly string[]): Content['FoundArticle'][] {
  return all
    .filter((article) => isPublished(article, now, groups))
    .map(({ slug, title, perex, image }) => ({ slug, title, perex, image }))
}

/** With only the beginning of the answer. */
function shortened(question: Content['FoundQuestion']): Content['FoundQuestion'] {
  const { answer } = question
  if (answer.length <= ANSWER_LENGTH) return question
  const cut = answer.slice(0, ANSWER_LENGTH)
  return { ...question, answer: `${cut.slice(0, cut.lastIndexOf(' '))}…` }
}
