import { type Shop, unwrap } from '@vanek/sdk'
import { getPage, quietly, searchQuestions, type FaqQuestion } from '@vanek/sdk/content'
import { faqLd } from '@vanek/sdk/seo'
import { useLoaderData } from 'react-router-dom'
import { crumbsLd } from '../../app/crumbs-ld.ts'
import type { Head, PageEnv, PageLoader } from '../../app/env.ts'
import { metaHead } from '../../app/meta-head.ts'
import { FaqPage, faqPath, faqTitle, type FaqData } from '../../features/faq/faq-page.tsx'
import { loosely } from '../../features/faq/loosely.ts'

/** Letters of what is searched for, and questions shown at once. */
const most = 100

/** Questions that say what is asked for; when none does, those that say it in another form. */
async function search(shop: Shop, query: string): Promise<readonly FaqQuestion[]> {
  const { items } = unwrap(await searchQuestions(shop, { query, limit: most }))
  if (items.length > 0 || query === '') return items
  return unwrap(await searchQuestions(shop, { query: loosely(query), limit: most })).items
}

/** Frequent questions with the editors' words above them, or those which say what is asked for (B2.32). */
export const loader: PageLoader<FaqData> = async ({ request }, { shop }) => {
  const query = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, most)
  const [page, found] = await Promise.all([
    quietly(shop, 'the words above the questions', getPage(shop, { slug: 'caste-dotazy' }), null),
    search(shop, query),
  ])
  return {
    page: page && { title: page.title, content: page.content, page_meta: page.page_meta },
    query,
    questions: found,
  }
}

const description = 'Odpovědi na to, na co se nás ptáte nejčastěji: výběr, montáž, doprava, vrácení a reklamace.'

/** Title, description and address; what was searched for is not another page. */
export function head(data: FaqData, env: PageEnv): Head {
  const { page, query, questions } = data
  const title = faqTitle(data)
  const own = metaHead({ meta: page?.page_meta, title, description, path: faqPath }, env)
  if (query !== '') return { ...own, title: `${query}: ${own.title}`, robots: 'noindex' }
  return { ...own, ...(import.meta.env.SSR && { jsonLd: [crumbsLd([{ title }], env), faqLd(questions)] }) }
}

/** `/stranka/caste-dotazy` */
export function Component() {
  return <FaqPage data={useLoaderData() as FaqData} />
}
