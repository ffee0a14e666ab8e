import * as texts from '#texts/entities/content'
import { pageFolder } from '#market/paths'
import type { Head, PageEnv } from '../../lib/page/env.ts'
import { crumbsLd, metaHead, slugsOf } from '../../lib/page/meta-head.ts'
import type { PageData } from './load-page.ts'

/** Metadata of a content page. Its canonical path is its own slug, under whichever path it is shown (B2.69). */
export function pageHead({ title, page_meta: meta, paging }: PageData, env: PageEnv): Head {
  const path = `${pageFolder}/${meta.slug}`
  const part = paging && paging.page > 1 ? paging.page : null
  const head = metaHead({ meta, title, path: part === null ? path : `${path}?page=${part}` }, env)
  return {
    ...head,
    ...(part !== null && { title: texts.titleOfPart(title, part), whole: false }),
    ...(import.meta.env.SSR && {
      sheets: ['content'],
      params: { slug: slugsOf(meta) },
      jsonLd: [crumbsLd([{ title }], env)],
    }),
  }
}
