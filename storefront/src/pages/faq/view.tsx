import { faqLd } from '@vanek/sdk/seo'
import { useLoaderData } from 'react-router-dom'
import { crumbsLd } from '../../lib/page/crumbs-ld.ts'
import type { Head, PageEnv } from '../../lib/page/env.ts'
import { metaHead } from '../../lib/page/meta-head.ts'
import { FaqPage, faqPath, faqTitle, type FaqData } from './faq-page.tsx'

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
