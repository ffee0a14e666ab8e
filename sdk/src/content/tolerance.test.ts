import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  getArticle,
  getArticleCategories,
  getArticleListConfiguration,
  getArticles,
  getBranch,
  getBranches,
  getBranchMap,
  getGlossary,
  getHome,
  getMenu,
  getPage,
  getPages,
  getPaths,
  getProductEndText,
  getRedirect,
  getSiteConfiguration,
  getTerm,
  getUrlRewrite,
  searchQuestions,
} from '@vanek/sdk/content'
import { resolveLink } from '@vanek/sdk/links'
import { shopOver } from '../testing/back-end.ts'
import { samples } from './testing/samples.ts'
import { routes } from '../links/testing/routes.ts'

type Shop = ReturnType<typeof shopOver>['shop']

const roots: Readonly<Record<string, unknown>> = {
  articleBySlug: samples.article,
  articleCategories: [samples.category],
  articleListConfiguration: samples.articleList,
  articles: { items: [samples.articleLink], total: 1 },
  primaryBranch: samples.branch,
  branches: { items: [samples.branch], total: 1 },
  branchMap: [samples.branchPoint],
  glossaryTerms: [samples.term],
  glossaryTermBySlug: samples.term,
  homepage: { title: 'V', perex: null, page_meta: samples.page_meta },
  homepageWideBanners: [{ title: 'B', customer_group_enabled: [] }],
  pageBySlug: samples.page,
  pages: [samples.pageLink],
  productEndText: samples.content,
  searchFaqQuestions: { items: [samples.question], total: 1 },
  siteConfiguration: samples.site,
}

const calls: readonly ((shop: Shop) => Promise<unknown>)[] = [
  (shop) => getArticle(shop, { slug: 'a' }),
  (shop) => getArticleCategories(shop),
  (shop) => getArticleListConfiguration(shop),
  (shop) => getArticles(shop),
  (shop) => getBranch(shop, { primary: true }),
  (shop) => getBranches(shop),
  (shop) => getBranchMap(shop),
  (shop) => getGlossary(shop),
  (shop) => getTerm(shop, { slug: 'a' }),
  (shop) => getHome(shop),
  (shop) => getPage(shop, { slug: 'a' }),
  (shop) => getPages(shop),
  (shop) => getProductEndText(shop),
  (shop) => searchQuestions(shop),
  (shop) => getSiteConfiguration(shop),
  (shop) => getMenu(shop, { code: 'main' }),
  (shop) => getPaths(shop, { kind: 'product' }),
]

const silentLogger = { warn: () => undefined }
const answering = (body: unknown): Shop =>
  shopOver(() => new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } }), {
    logger: silentLogger,
  }).shop

/** Results of calls that are not a Result; the two calls that never fail return a string or null instead. */
async function unexpectedResults(shop: Shop): Promise<readonly unknown[]> {
  const answers = await Promise.all(calls.map((call) => call(shop)))
  const quiet = await Promise.all([getUrlRewrite(shop, { path: '/a' }), getRedirect(shop, { route: 'x', path: '/a' })])
  const isResult = (own: unknown) => typeof (own as { ok?: unknown } | undefined)?.ok === 'boolean'
  return [...answers.filter((own) => !isResult(own)), ...quiet.filter((own) => own !== null && typeof own !== 'string')]
}

/** The same value with one nested value replaced. */
const withReplaced = (value: unknown, at: number, by: unknown): unknown => {
  let count = -1
  const walk = (own: unknown): unknown => {
    count += 1
    if (count === at) return by
    if (Array.isArray(own)) return own.map(walk)
    if (typeof own !== 'object' || own === null) return own
    return Object.fromEntries(Object.entries(own).map(([name, inner]) => [name, walk(inner)]))
  }
  return walk(value)
}

describe('responses that violate the contract', () => {
  it('always return a Result, whatever the JSON', async () => {
    const body = fc.oneof(
      fc.jsonValue(),
      fc.record({ data: fc.jsonValue() }),
      fc.record({ data: fc.dictionary(fc.constantFrom(...Object.keys(roots)), fc.jsonValue()) }),
      fc.record({ data: fc.jsonValue(), errors: fc.jsonValue() }),
      fc.record({ items: fc.jsonValue(), total: fc.jsonValue(), page_meta: fc.jsonValue(), type: fc.constant('page') }),
    )
    await fc.assert(
      fc.asyncProperty(body, async (own) => {
        expect(await unexpectedResults(answering(own))).toEqual([])
      }),
      { numRuns: 150 },
    )
  })

  it('affect only the invalid field', async () => {
    const wrong = fc.oneof(fc.constantFrom(null, 7, 'x', true, [], {}), fc.jsonValue())
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 400 }), wrong, async (at, by) => {
        const shop = answering({ data: withReplaced(roots, at, by) })
        expect(await unexpectedResults(shop)).toEqual([])
        const [page, site] = [await getPage(shop, { slug: 'a' }), await getSiteConfiguration(shop)]
        const blocks = page.ok ? page.data.content_blocks : []
        const links = blocks.map(({ button }) => button && resolveLink(button.button_link, { routes, locale: 'cs' }))
        expect(links.every((own) => own === null || own.href !== '')).toBe(true)
        expect(site.ok && Array.isArray(site.data.selling_points)).toBe(true)
      }),
      { numRuns: 80 },
    )
  })

  it('get default values for missing fields', async () => {
    const page = await getPage(
      answering({ data: { pageBySlug: { title: 'O nás', content_blocks: [{ type: 'row' }, 7] } } }),
      { slug: 'a' },
    )
    expect(page).toMatchObject({
      ok: true,
      data: {
        title: 'O nás',
        content: { type: 'doc', content: [] },
        pagination: false,
        content_blocks: [{ type: 'row', blocks: [], text: null, text_boxes: [], images: [] }],
        page_meta: { slug: '', meta_noindex: false, share_image: null },
      },
    })
  })
})
