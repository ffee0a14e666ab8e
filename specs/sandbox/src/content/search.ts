import type { Handlers, Services } from '../services.ts'
import { shownBy } from '../listing/shown.ts'
import { viewerOf } from '../listing/viewer.ts'
import type { IndexedArticle } from '../search/texts.ts'
import type { Content } from '../wire.ts'
import { isOut } from './article-list.ts'
import { loadBoxes } from './load-boxes.ts'

const ANSWER_LENGTH = 160

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
      const texts = await search.texts()
      const some = <T>(found: T[]): { entities: T[]; total: number } => ({
        entities: found.slice(0, limit),
        total: found.length,
      })
      return {
        products: { entities, total },
        menuItems: some(texts.menuItems.find(text)),
        virtual_categories: some(texts.virtualCategories.find(text)),
        articles: some(foundArticles(texts.articles.find(text), services.clock.now(), viewer.groups)),
        faq_questions: some(texts.questions.find(text).map(shortened)),
      }
    },
  }
}

/** Those that are out and that the visitor may read. */
function foundArticles(all: IndexedArticle[], now: Date, groups: readonly string[]): Content['FoundArticle'][] {
  return all
    .filter((article) => isOut(article, now, groups))
    .map(({ slug, title, perex, image }) => ({ slug, title, perex, image }))
}

/** With the beginning of its answer only. */
function shortened(question: Content['FoundQuestion']): Content['FoundQuestion'] {
  const { answer } = question
  if (answer.length <= ANSWER_LENGTH) return question
  const cut = answer.slice(0, ANSWER_LENGTH)
  return { ...question, answer: `${cut.slice(0, cut.lastIndexOf(' '))}…` }
}
