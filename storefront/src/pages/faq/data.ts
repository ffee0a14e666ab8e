import { type Shop, unwrap } from '@vanek/sdk'
import { type FaqQuestion, getPage, withFallbackData, searchQuestions } from '@vanek/sdk/content'
import { faqPath, pageFolder } from '#market/paths'
import type { PageLoader } from '../../lib/page/env.ts'
import type { FaqData } from './view.tsx'

/** Words of a query without their endings, since Czech and Slovak inflect: `reklamace` also finds `reklamaci`. */
export const stemmedQuery = (query: string): string =>
  query
    .split(/\s+/)
    .map((word) => (word.length > 4 ? word.slice(0, -2) : word))
    .join(' ')

const faqSlug = faqPath.slice(pageFolder.length + 1)

/** Maximum length of a query, and number of shown questions. */
const limit = 100

/** Questions that contain the query; if there are none, those with other forms of its words. */
async function search(shop: Shop, query: string): Promise<readonly FaqQuestion[]> {
  const { items } = unwrap(await searchQuestions(shop, { query, limit }))
  if (items.length > 0 || query === '') return items
  return unwrap(await searchQuestions(shop, { query: stemmedQuery(query), limit })).items
}

/** Frequent questions with the editors' introduction, or those that match the query (B2.32). */
export const loader: PageLoader<FaqData> = async ({ request }, { shop }) => {
  const query = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, limit)
  const [page, found] = await Promise.all([
    withFallbackData(shop, 'the words above the questions', getPage(shop, { slug: faqSlug }), null),
    search(shop, query),
  ])
  return {
    page: page && { title: page.title, content: page.content, page_meta: page.page_meta },
    query,
    questions: found,
  }
}
