import { describe, expect, it } from 'vitest'
import { initialsOf } from '../../lib/texts/initials.ts'
import { loaderArgs, type Call, pageEnv } from '../../testing/page-env.ts'
import { loader } from './data.ts'
import { pageOf } from './load-list.ts'

const meta = (slug: string) => ({ slug, meta_nofollow: false, meta_noindex: false })
const master = { _id: 'm', title: 'Montáž a údržba', menu_title: 'Montáž', weight: 9, site_enabled: true }
const child = { _id: 'c', title: 'Potrubí krok za krokem', menu_title: null, weight: 1, site_enabled: true }
const categories = [
  { ...master, page_meta: meta('montaz') },
  { ...child, page_meta: meta('potrubi'), master_category: { ...master, page_meta: meta('montaz') } },
]
const articles = Array.from({ length: 15 }, (_, n) => ({
  ...{ slug: `clanek-${n}`, title: `Článek ${n}`, perex: 'O čem je.', image: null },
  date_published: '1970-01-01T00:00:00Z',
}))
const author = { _id: 'a', title: 'Ing. Bohumil Kříž', author_has_page: false, page_meta: meta('bohumil-kriz') }

interface GraphqlRequest {
  readonly query: string
  readonly variables: Readonly<Record<string, unknown>>
}

/** A content service with 31 articles; `broken` names queries that fail. */
function magazine(broken: readonly string[] = []) {
  const answer = ({ body }: Call) => {
    const { query, variables } = body as GraphqlRequest
    const name = /query (\w+)/.exec(query)?.[1] ?? ''
    if (broken.includes(name)) return new Response(null, { status: 404 })
    const data = {
      articles: { items: articles, total: 31 },
      articleListConfiguration: { title: 'Z magazínu', perex: 'Rady.' },
      articleCategories: categories,
      articleCategoryBySlug: categories.find(({ page_meta: { slug } }) => slug === variables['slug']) ?? null,
      articleAuthorBySlug: author,
    }
    return Response.json({ data })
  }
  return pageEnv(answer)
}

const variablesOf = (calls: readonly Call[], name: string) =>
  calls.map(({ body }) => body as GraphqlRequest).find(({ query }) => query.includes(`query ${name}(`))?.variables

const run = async (path: string, params: Record<string, string> = {}, broken: string[] = []) => {
  const { env, calls } = magazine(broken)
  const answer = await loader({ ...loaderArgs(path), params }, env).catch((thrown: unknown) => thrown)
  return { answer, calls, data: answer as Awaited<ReturnType<typeof loader>> }
}

describe('pageOf', () => {
  it.each([
    ['', 1],
    ['?page=1', 1],
    ['?page=3', 3],
    ['?page=0', 1],
    ['?page=-2', 1],
    ['?page=2.5', 1],
    ['?page=99999999999', 1],
    ['?page=dva', 1],
  ])('reads %s as %d', (search, page) => {
    expect(pageOf(`http://own.test/clanky${search}`)).toBe(page)
  })
})

describe('lists of articles', () => {
  it('B9.15 request fifteen articles per page', async () => {
    const { calls, data } = await run('/clanky?page=2')
    expect(variablesOf(calls, 'Articles')).toMatchObject({ skip: 15, limit: 15 })
    expect(data).toMatchObject({ title: 'Z magazínu', page: 2, pages: 3, total: 31 })
  })

  it('B2.05 are shown even if the introduction and the categories cannot be loaded', async () => {
    const { data } = await run('/clanky', {}, ['ArticleListConfiguration', 'ArticleCategories'])
    expect(data.articles).toHaveLength(15)
    expect(data.title).toBe('Magazín')
  })

  it('are 404 after their last page', async () => {
    expect((await run('/clanky?page=3')).data.page).toBe(3)
    expect((await run('/clanky?page=4')).answer).toMatchObject({ status: 404 })
  })

  it('B2.18 link to the child categories of the current one', async () => {
    const { data, calls } = await run('/clanky/montaz', { slug: 'montaz' })
    expect(variablesOf(calls, 'Articles')).toMatchObject({ categoryId: 'm' })
    expect(data.chips).toEqual([
      { title: 'Vše z rubriky', to: '/clanky/montaz', current: true },
      { title: 'Potrubí krok za krokem', to: '/clanky/montaz/potrubi', current: false },
    ])
  })

  it('B2.19 of a child category have one URL', async () => {
    const { data } = await run('/clanky/montaz/potrubi', { slug: 'montaz', child: 'potrubi' })
    expect(data.path).toBe('/clanky/montaz/potrubi')
    for (const [path, params] of [
      ['/clanky/potrubi?page=2', { slug: 'potrubi' }],
      ['/clanky/jinde/potrubi?page=2', { slug: 'jinde', child: 'potrubi' }],
    ] as const) {
      const { answer } = await run(path, params)
      expect(answer).toMatchObject({ status: 301 })
      expect((answer as Response).headers.get('location')).toBe('/clanky/montaz/potrubi?page=2')
    }
  })

  it('B2.34 of an author without a page are 404', async () => {
    expect((await run('/autor/bohumil-kriz', { author: 'bohumil-kriz' })).answer).toMatchObject({
      status: 404,
    })
  })
})

it.each([
  ['Ing. Bohumil Kříž', 'BK'],
  ['Tereza Málková', 'TM'],
  ['Mgr. Jan Novák, Ph.D.', 'JN'],
  ['Redakce', 'R'],
  ['', ''],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
