import { richTextPlain } from '@vanek/sdk/content'
import { definedTermLd } from '@vanek/sdk/seo'
import { useLoaderData } from 'react-router-dom'
import { crumbsLd } from '../../lib/page/crumbs-ld.ts'
import type { Head, PageEnv } from '../../lib/page/env.ts'
import { metaHead } from '../../lib/page/meta-head.ts'
import { TermPage } from './term-page.tsx'
import type { Data } from './data.ts'

const glossary = { title: 'Slovník pojmů', to: '/slovnik-pojmu' }

/** Title, description and address for search engines. */
export function head({ term }: Data, env: PageEnv): Head {
  const { title, page_title: long, perex, description, page_meta: meta } = term
  const path = `${glossary.to}/${meta.slug}`
  const said = perex ?? richTextPlain(description, 160)
  const own = metaHead({ meta, title: long ?? title, description: said, path }, env)
  if (!import.meta.env.SSR) return own
  const { origin } = env
  return {
    ...own,
    jsonLd: [
      crumbsLd([glossary, { title }], env),
      definedTermLd({ term, url: origin + path, glossaryUrl: origin + glossary.to }),
    ],
  }
}

/** `/slovnik-pojmu/{slug}` */
export function Component() {
  return <TermPage {...(useLoaderData() as Data)} />
}
