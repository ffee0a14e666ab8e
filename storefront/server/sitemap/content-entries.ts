import { type Shop, unwrap } from '@vanek/sdk'
import {
  type ArticleCategory,
  getArticleCategories,
  getArticles,
  getBranches,
  getGlossary,
  getPages,
  getPaths,
} from '@vanek/sdk/content'
import { imageUrl } from '@vanek/sdk/images'
import { buildPath } from '@vanek/sdk/links'
import { routes } from '#market/routes'
import { staticPaths } from './robots.ts'
import type { Entry } from './xml.ts'

const perPage = 100
const perRead = 1_000

interface Part<T> {
  readonly items: readonly T[]
  readonly total: number
}

/** All of a list that is read in parts. */
async function allOf<T>(read: (index: number) => Promise<Part<T>>): Promise<readonly T[]> {
  const all: T[] = []
  for (let index = 0; ; index++) {
    const { items, total } = await read(index)
    all.push(...items)
    // a list that shrinks while it is read ends with nothing
    if (items.length === 0 || all.length >= total) return all
  }
}

const cataloguePaths = async (shop: Shop, kind: 'category' | 'virtual_category'): Promise<Entry[]> => {
  const paths = await allOf(async (index) =>
    unwrap(await getPaths(shop, { kind, skip: index * perRead, limit: perRead })),
  )
  return paths.map(({ slug, updated }) => ({ path: `/${slug}`, updated }))
}

const categoryPath = ({ page_meta: { slug }, master_category: master }: ArticleCategory) =>
  master
    ? buildPath(routes, 'articleList-slug-child', { slug: master.page_meta.slug, child: slug })
    : buildPath(routes, 'articleList-slug', { slug })

/** What editors and the catalogue hold that has an address, apart from products; what must not be found is left out. */
export async function contentEntries(shop: Shop): Promise<Entry[]> {
  const [pages, articles, articleCategories, branches, terms, categories, virtualCategories] = await Promise.all([
    getPages(shop).then(unwrap),
    allOf(async (index) => unwrap(await getArticles(shop, { page: index + 1, perPage }))),
    getArticleCategories(shop).then(unwrap),
    allOf(async (index) => unwrap(await getBranches(shop, { page: index + 1, perPage }))),
    getGlossary(shop).then(unwrap),
    cataloguePaths(shop, 'category'),
    cataloguePaths(shop, 'virtual_category'),
  ])
  const entries: Entry[] = [
    ...pages.filter(({ meta_noindex }) => !meta_noindex).map(({ path }) => ({ path })),
    ...articles.map(({ slug, date_published: updated, image }) => ({
      path: buildPath(routes, 'article-slug', { slug }),
      updated,
      ...(image && { images: [imageUrl('/cdn', image, 'style-w1200-h675')] }),
    })),
    ...articleCategories
      .filter(({ page_meta }) => !page_meta.meta_noindex)
      .map((category) => ({ path: categoryPath(category) })),
    ...branches
      .filter(({ page_meta }) => !page_meta.meta_noindex)
      .map(({ page_meta }) => ({ path: buildPath(routes, 'branch-slug', { slug: page_meta.slug }) })),
    ...terms.map(({ page_meta }) => ({ path: buildPath(routes, 'glossary-slug', { slug: page_meta.slug }) })),
    ...categories,
    ...virtualCategories,
  ]
  const own = new Set(staticPaths)
  return entries.filter(({ path }) => !own.has(path))
}
