import { describe, expect, it } from 'vitest'
import type { Head, PageEnv, PageLoader } from '../../lib/page/env.ts'
import { loader as loadArticle } from '../../pages/article/data.ts'
import { articleHead } from '../../pages/article/head.ts'
import { loader as loadArticles } from '../../pages/article-list/data.ts'
import { head as articlesHead } from '../../pages/article-list/view.tsx'
import { loader as loadTextPage } from '../../pages/page/data.ts'
import { head as textPageHead } from '../../pages/page/view.tsx'
import { loader as loadTerm } from '../../pages/term/data.ts'
import { head as termHead } from '../../pages/term/view.tsx'
import { loaderArgs, pageEnv } from '../../testing/page-env.ts'
import { alternatesOf } from './alternates.ts'
import { pageAt } from './pages.ts'

const meta = (cs: string, sk: string) => ({
  slug: cs,
  slugs: [
    { locale: 'cs', slug: cs },
    { locale: 'sk', slug: sk },
    // a language that no shop is in
    { locale: 'en', slug: `${cs}-in-english` },
  ],
})
const named = (cs: string, sk: string) => ({ _id: cs, title: cs, page_meta: meta(cs, sk) })

const master = named('vetrani', 'vetranie')
const rubric = { ...named('potrubi', 'potrubie'), master_category: master }
const author = { ...named('eva-mala', 'eva-mala'), author_has_page: true }
const article = {
  ...named('plisen', 'plesen'),
  article_author_reference: author,
  date_published: '1969-01-01T00:00:00Z',
}

const answers = {
  ...{ articles: { items: [], total: 0 }, articleCategories: [], articleBySlug: article },
  ...{ articleTagBySlug: named('koupelna', 'kupelna'), articleAuthorBySlug: author },
  ...{ pageBySlug: named('doprava', 'doprava-sk'), glossaryTermBySlug: named('rosny-bod', 'rosny-bod-sk') },
}

const { env } = pageEnv(({ body }) => {
  const { slug } = (body as { variables?: { slug?: string } }).variables ?? {}
  return Response.json({ data: { ...answers, articleCategoryBySlug: slug === 'vetrani' ? master : rubric } })
})

const heads = [
  ['/clanek/plisen', '/clanok/plesen', loadArticle, articleHead],
  ['/clanky/vetrani', '/clanky/vetranie', loadArticles, articlesHead],
  ['/clanky/vetrani/potrubi', '/clanky/vetranie/potrubie', loadArticles, articlesHead],
  ['/stitek/koupelna', '/stitok/kupelna', loadArticles, articlesHead],
  ['/autor/eva-mala', '/autor/eva-mala', loadArticles, articlesHead],
  ['/stranka/doprava', '/stranka/doprava-sk', loadTextPage, textPageHead],
  ['/slovnik-pojmu/rosny-bod', '/slovnik-pojmov/rosny-bod-sk', loadTerm, termHead],
] as unknown as [string, string, PageLoader<unknown>, (data: unknown, env: PageEnv) => Head][]

describe('pages of editors', () => {
  it.each(heads)(
    'B1.06 B2.68 at %s is at %s in the Slovak shop, and nowhere in English',
    async (czech, slovak, loader, head) => {
      const { paths = {}, path = '' } = pageAt(czech) ?? {}
      const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '')
      const values = czech.split('/').slice(path.split('/').findIndex((part) => part.startsWith(':')))
      const params = Object.fromEntries(names.map((name, at) => [name, values[at] ?? '']))
      const { params: own } = head(await loader({ ...loaderArgs(czech), params }, env), env)
      expect(alternatesOf(paths, { cs: 'https://cs.example', sk: 'https://sk.example' }, own)).toEqual([
        { hreflang: 'cs', href: `https://cs.example${czech}` },
        { hreflang: 'sk', href: `https://sk.example${slovak}` },
        { hreflang: 'x-default', href: `https://cs.example${czech}` },
      ])
    },
  )
})
