import {
  type Article,
  type ArticleLink,
  getArticle,
  getArticles,
  getMenu,
  isPublished,
  type MenuItem,
  type RichTextNode,
  withFallbackData,
  richTextToPlainText,
} from '@vanek/sdk/content'
import type { ProductBox } from '@vanek/sdk/product'
import { found } from '../../entities/content/found.ts'
import { getSeenListing } from '../../lib/goods/seen-listing.ts'
import type { PageEnv, PageLoader } from '../../lib/page/env.ts'

/** Loader data of an article page. */
export interface ArticlePageData {
  readonly article: Article
  /** Others of its category, newest first. */
  readonly related: readonly ArticleLink[]
  /** Products of the category that it links to, with the path of the category; null if it links to none. */
  readonly goods: { readonly title: string; readonly path: string; readonly products: readonly ProductBox[] } | null
  readonly minutes: number
}

const relatedShown = 3
/** Reading speed in words per minute. */
const pace = 190

/** Reading time of a text, in whole minutes. */
export const minutesOf = (text: string): number => Math.max(1, Math.round(text.split(/\s+/).length / pace))

const goodsShown = 4

/** The targets of the links of a text, in order. */
const hrefsIn = ({ attrs, marks = [], content = [] }: RichTextNode): readonly string[] => [
  ...[attrs?.href, ...marks.map((mark) => (mark.type === 'link' ? mark.attrs?.href : undefined))].flatMap(
    (href) => href ?? [],
  ),
  ...content.flatMap(hrefsIn),
]

/** The first category that a text links to; undefined if there is none. */
export function categoryOf(
  text: RichTextNode,
  menu: readonly MenuItem[],
): Pick<MenuItem, 'title' | 'path'> | undefined {
  const entries = (items: readonly MenuItem[]): readonly MenuItem[] =>
    items.flatMap((item) => [item, ...entries(item.children)])
  const all = entries(menu)
  return hrefsIn(text)
    .map((href) => all.find(({ path }) => path !== null && path === href.replace(/[?#].*/, '')))
    .find((entry) => entry !== undefined)
}

/** The best sold goods of the category that an article links to. */
async function goodsOf(env: PageEnv, { content }: Article): Promise<ArticlePageData['goods']> {
  const menu = await withFallbackData(env.shop, 'menu', getMenu(env.shop, { code: 'main' }), null)
  const { title, path } = categoryOf(content, menu?.items ?? []) ?? {}
  if (!title || !path) return null
  const request = getSeenListing(env, { path: path.slice(1), perPage: goodsShown, available: true })
  const found = await withFallbackData(env.shop, 'goods of an article', request, null)
  return found && found.products.length > 0 ? { title, path, products: found.products.slice(0, goodsShown) } : null
}

/** An article by its slug, with others of its category; 404 if it does not exist, 403 if it is not for this visitor. */
async function loadArticle(env: PageEnv, slug: string): Promise<ArticlePageData> {
  const { shop } = env
  const article = found(await getArticle(shop, { slug }))
  const categoryId = article.article_category_reference?._id
  const readOthers = async () =>
    categoryId
      ? withFallbackData(shop, 'related articles', getArticles(shop, { categoryId, perPage: relatedShown + 1 }), null)
      : null
  const [others, goods] = await Promise.all([readOthers(), goodsOf(env, article)])
  const now = new Date(shop.config.clock.now())
  return {
    article,
    goods,
    related: (others?.items ?? [])
      .filter((one) => one.slug !== article.page_meta.slug && isPublished(one, now))
      .slice(0, relatedShown),
    minutes: minutesOf(richTextToPlainText(article.content)),
  }
}

/** An article by its slug (B2.17). */
export const loader: PageLoader<ArticlePageData> = ({ params }, env) => loadArticle(env, params.slug ?? '')
