import type { operations } from '../generated/content.d.ts'
import {
  ArticleBySlugDocument,
  HomeDocument,
  PageBySlugDocument,
  SiteConfigurationDocument,
} from '../generated/graphql/graphql.ts'
import type { operations as shopOperations } from '../generated/shop.d.ts'
import { localError, type ShopError } from '../kernel/errors.ts'
import { fail, ok, type Result } from '../kernel/result.ts'
import { callContent, callShop } from '../transport/call.ts'
import type { Shop } from '../transport/context.ts'
import { queryContent } from '../transport/graphql.ts'
import type { OperationCodes } from '../transport/operation-codes.ts'
import type { QueryContext } from '../transport/query.ts'
import { toRichText } from './rich-text.ts'
import type { Article, Globals, Home, Menu, Page, ShopCurrency, SiteConfiguration } from './types.ts'

export type GlobalsError = ShopError<OperationCodes<shopOperations['getGlobals']>>
export type MenuError = ShopError<OperationCodes<operations['getMenu']>>

/** Settings of the shop (C7.48). */
export const getGlobals = async (shop: Shop, options: QueryContext = {}): Promise<Result<Globals, GlobalsError>> =>
  callShop(shop, (api) => api.GET('/api/v1/globals', { ...options }))

/** Currencies the shop sells in (C7.47). */
export const getCurrencies = async (
  shop: Shop,
  options: QueryContext = {},
): Promise<Result<readonly ShopCurrency[], GlobalsError>> =>
  callShop(shop, (api) => api.GET('/api/v1/currencies', { ...options }))

/** A menu by its code, like `main` or `footer` (B7.16). */
export const getMenu = async (shop: Shop, code: string, options: QueryContext = {}): Promise<Result<Menu, MenuError>> =>
  callContent(shop, (api) => api.GET('/menu-object/{code}', { params: { path: { code } }, ...options }))

/** All that editors put on the home page, in one query (B7.22, B7.36, B7.37, B7.41, B7.43, B7.44). */
export const getHome = async (
  shop: Shop,
  options: QueryContext & {
    /** The most products of one featured list; 8 unless told. */ readonly featured?: number
  } = {},
): Promise<Result<Home, ShopError<never>>> =>
  queryContent(shop, HomeDocument, { featured: options.featured ?? 8 }, { signal: options.signal })

/** Selling points and the footer's text (B7.44). */
export async function getSiteConfiguration(
  shop: Shop,
  options: QueryContext = {},
): Promise<Result<SiteConfiguration, ShopError<never>>> {
  const answer = await queryContent(shop, SiteConfigurationDocument, {}, options)
  return answer.ok ? ok(answer.data.siteConfiguration) : answer
}

/** A content page by its slug (B7.29); `not_found` when there is none. */
export async function getPage(
  shop: Shop,
  { slug }: { readonly slug: string },
  options: QueryContext = {},
): Promise<Result<Page, ShopError<'not_found'>>> {
  const answer = await queryContent(shop, PageBySlugDocument, { slug }, options)
  if (!answer.ok) return answer
  const page = answer.data.pageBySlug
  return page ? ok({ ...page, content: toRichText(page.content) }) : fail(localError('not_found', { status: 404 }))
}

/** An article of the magazine by its slug; `not_found` when there is none. */
export async function getArticle(
  shop: Shop,
  { slug }: { readonly slug: string },
  options: QueryContext = {},
): Promise<Result<Article, ShopError<'not_found'>>> {
  const answer = await queryContent(shop, ArticleBySlugDocument, { slug }, options)
  if (!answer.ok) return answer
  const article = answer.data.articleBySlug
  return article
    ? ok({ ...article, content: toRichText(article.content) })
    : fail(localError('not_found', { status: 404 }))
}
