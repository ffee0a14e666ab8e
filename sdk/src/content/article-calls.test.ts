import { describe, expect, it } from 'vitest'
import {
  articlesPerPage,
  getArticle,
  getArticleAuthor,
  getArticleCategories,
  getArticleCategory,
  getArticleListConfiguration,
  getArticles,
  getArticleTag,
} from '@vanek/sdk/content'
import { contentOver } from '../testing/content-service.ts'
import { samples } from './testing/samples.ts'

const { article, articleLink, articleList, author, category, tag } = samples
const ok = <T>(data: T) => ({ ok: true, data })
const none = { ok: false, error: { code: 'not_found', status: 404 } }

describe('getArticle', () => {
  it('B3.01 B7.31 B6.08 B1.14 reads an article by its slug, with a permission check', async () => {
    const { shop, requestedFields, seen } = contentOver({ articleBySlug: article })
    expect(await getArticle(shop, { slug: 'jak-vybrat' })).toEqual(ok(article))
    expect(requestedFields).toEqual([['articleBySlug', { slug: 'jak-vybrat', checkPermissions: true }]])
    expect(seen.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /graphql'])
  })

  it('returns not_found for an unknown slug', async () => {
    expect(await getArticle(contentOver({ articleBySlug: null }).shop, { slug: 'nic' })).toMatchObject(none)
  })
})

describe('getArticles', () => {
  const all = { items: [articleLink], total: 31 }

  it.each([[{ categoryId: 'k1' }], [{ tagId: 't1' }], [{ authorId: 'u1' }], [{}]])(
    'B7.32 requests %j with skip and limit, the newest first',
    async (of) => {
      const { shop, requestedFields } = contentOver({ articles: all })
      await getArticles(shop, { ...of, page: 3, perPage: 10 })
      expect(requestedFields).toEqual([['articles', { ...of, skip: 20, limit: 10, sort: 'date_published_desc' }]])
    },
  )

  it('B9.15 returns 15 articles per page by default', async () => {
    const { shop, requestedFields } = contentOver({ articles: all })
    expect(await getArticles(shop, { page: 2 })).toEqual(ok({ ...all, page: 2, pages: 3 }))
    expect(requestedFields).toMatchObject([['articles', { skip: 15, limit: 15 }]])
    expect(articlesPerPage).toBe(15)
  })

  it.each([0, -1, 1.5, Number.NaN, undefined])('treats the page %s as the first', async (page) => {
    const { shop, requestedFields } = contentOver({ articles: { items: [], total: 0 } })
    const input = page === undefined ? {} : { page }
    expect(await getArticles(shop, input)).toEqual(ok({ items: [], total: 0, page: 1, pages: 1 }))
    expect(requestedFields).toMatchObject([['articles', { skip: 0 }]])
  })
})

describe('categories, tags and authors of articles', () => {
  it('B3.04 B7.33 reads a category by its slug', async () => {
    const { shop, requestedFields } = contentOver({ articleCategoryBySlug: category })
    expect(await getArticleCategory(shop, { slug: 'montaz' })).toEqual(ok(category))
    expect(requestedFields).toEqual([['articleCategoryBySlug', { slug: 'montaz' }]])
    expect(await getArticleCategory(contentOver({ articleCategoryBySlug: null }).shop, { slug: 'x' })).toMatchObject(
      none,
    )
  })

  it('B3.05 B7.33 reads a tag by its slug', async () => {
    const { shop, requestedFields } = contentOver({ articleTagBySlug: tag })
    expect(await getArticleTag(shop, { slug: 'koupelna' })).toEqual(ok(tag))
    expect(requestedFields).toEqual([['articleTagBySlug', { slug: 'koupelna' }]])
    expect(await getArticleTag(contentOver({ articleTagBySlug: null }).shop, { slug: 'x' })).toMatchObject(none)
  })

  it('B3.03 B7.33 reads an author by slug', async () => {
    const { shop, requestedFields } = contentOver({ articleAuthorBySlug: author })
    expect(await getArticleAuthor(shop, { slug: 'eva' })).toEqual(ok(author))
    expect(requestedFields).toEqual([['articleAuthorBySlug', { slug: 'eva' }]])
    expect(await getArticleAuthor(contentOver({ articleAuthorBySlug: null }).shop, { slug: 'x' })).toMatchObject(none)
  })

  it('B3.06 B7.34 reads the introduction of the article list', async () => {
    expect(await getArticleListConfiguration(contentOver({ articleListConfiguration: articleList }).shop)).toEqual(
      ok(articleList),
    )
    expect(await getArticleListConfiguration(contentOver({ articleListConfiguration: null }).shop)).toEqual(
      ok({ title: '', perex: null, description: { type: 'doc', content: [] }, image: null }),
    )
  })

  it('B7.35 reads the article categories, sorted by weight', async () => {
    const [light, heavy] = [
      { ...category, _id: 'k2', weight: 1 },
      { ...category, _id: 'k3', weight: 9 },
    ]
    const hidden = { ...category, _id: 'k4', site_enabled: false }
    const { shop } = contentOver({ articleCategories: [light, hidden, category, heavy] })
    expect(await getArticleCategories(shop)).toEqual(ok([heavy, category, light]))
  })
})
