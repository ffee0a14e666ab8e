import type { Shop } from '../transport/context.ts'
import type { ContentError } from '../transport/graphql.ts'
import { defineQuery, type Query } from '../transport/query.ts'
import { type GetArticlesParams, getArticle, getArticles, type GetArticleParams } from './article-calls.ts'
import { type GetBranchParams, getBranch, getBranches, type GetBranchesParams } from './branch-calls.ts'
import {
  getCurrencies,
  getHome,
  getMenu,
  getSiteConfiguration,
  type GetCurrenciesError,
  type GetHomeParams,
  type GetMenuError,
  type GetMenuParams,
} from './calls.ts'
import { type SearchContentParams, getGlossary, searchQuestions } from './glossary-calls.ts'
import { getPage, type GetPageParams } from './page-calls.ts'
import type {
  Article,
  ArticleLink,
  Branch,
  FaqQuestion,
  ContentList,
  GlossaryTerm,
  Home,
  Menu,
  Page,
  ContentPage,
  ShopCurrency,
  SiteConfiguration,
} from './types.ts'

/**
 * `getCurrencies` as a query definition.
 *
 * @param shop - The shop to call; its language, domain, currency and prices are part of the key.
 * @returns The definition; its `queryFn` throws `CommerceError`.
 */
export const currenciesQuery = (shop: Shop): Query<readonly ShopCurrency[], GetCurrenciesError> =>
  defineQuery(shop, ['currencies'], (context) => getCurrencies(shop, {}, context))

/**
 * `getMenu` as a query definition.
 *
 * @param shop - The shop to call; its language, domain, currency and prices are part of the key.
 * @param params - Code of the menu.
 * @returns The definition; its `queryFn` throws `CommerceError`.
 * @example
 * ```ts
 * const { items } = await menuQuery(shop, { code: 'main' }).queryFn()
 * ```
 */
export const menuQuery = (shop: Shop, params: GetMenuParams): Query<Menu, GetMenuError> =>
  defineQuery(shop, ['menu', params.code], (context) => getMenu(shop, params, context))

/**
 * `getHome` as a query definition.
 *
 * @param shop - The shop to call; its language, domain, currency and prices are part of the key.
 * @param params - Which parts of the home page to read.
 * @returns The definition; its `queryFn` throws `CommerceError`.
 */
export const homeQuery = (shop: Shop, params: GetHomeParams = {}): Query<Home, ContentError> =>
  defineQuery(shop, ['home', params], (context) => getHome(shop, params, context))

/**
 * `getSiteConfiguration` as a query definition.
 *
 * @param shop - The shop to call; its language, domain, currency and prices are part of the key.
 * @returns The definition; its `queryFn` throws `CommerceError`.
 */
export const siteConfigurationQuery = (shop: Shop): Query<SiteConfiguration, ContentError> =>
  defineQuery(shop, ['site-configuration'], (context) => getSiteConfiguration(shop, {}, context))

/**
 * `getPage` as a query definition.
 *
 * @param shop - The shop to call; its language, domain, currency and prices are part of the key.
 * @param params - Slug of the page.
 * @returns The definition; its `queryFn` throws `CommerceError`.
 */
export const pageQuery = (shop: Shop, params: GetPageParams): Query<Page, ContentError> =>
  defineQuery(shop, ['page', params.slug], (context) => getPage(shop, params, context))

/**
 * `getArticle` as a query definition.
 *
 * @param shop - The shop to call; its language, domain, currency and prices are part of the key.
 * @param params - Slug of the article.
 * @returns The definition; its `queryFn` throws `CommerceError`.
 */
export const articleQuery = (shop: Shop, params: GetArticleParams): Query<Article, ContentError> =>
  defineQuery(shop, ['article', params.slug], (context) => getArticle(shop, params, context))

/**
 * `getArticles` as a query definition.
 *
 * @param shop - The shop to call; its language, domain, currency and prices are part of the key.
 * @param params - Page number, and the category, tag or author of the articles.
 * @returns The definition; its `queryFn` throws `CommerceError`.
 */
export const articlesQuery = (
  shop: Shop,
  params: GetArticlesParams = {},
): Query<ContentPage<ArticleLink>, ContentError> =>
  defineQuery(shop, ['articles', params], (context) => getArticles(shop, params, context))

/**
 * `getBranch` as a query definition.
 *
 * @param shop - The shop to call; its language, domain, currency and prices are part of the key.
 * @param params - Slug or id of the branch.
 * @returns The definition; its `queryFn` throws `CommerceError`.
 */
export const branchQuery = (shop: Shop, params: GetBranchParams): Query<Branch, ContentError> =>
  defineQuery(shop, ['branch', params], (context) => getBranch(shop, params, context))

/**
 * `getBranches` as a query definition.
 *
 * @param shop - The shop to call; its language, domain, currency and prices are part of the key.
 * @param params - Page number and size.
 * @returns The definition; its `queryFn` throws `CommerceError`.
 */
export const branchesQuery = (shop: Shop, params: GetBranchesParams = {}): Query<ContentPage<Branch>, ContentError> =>
  defineQuery(shop, ['branches', params], (context) => getBranches(shop, params, context))

/**
 * `getGlossary` as a query definition.
 *
 * @param shop - The shop to call; its language, domain, currency and prices are part of the key.
 * @returns The definition; its `queryFn` throws `CommerceError`.
 */
export const glossaryQuery = (shop: Shop): Query<readonly GlossaryTerm[], ContentError> =>
  defineQuery(shop, ['glossary'], (context) => getGlossary(shop, {}, context))

/**
 * `searchQuestions` as a query definition.
 *
 * @param shop - The shop to call; its language, domain, currency and prices are part of the key.
 * @param params - The query, and which part of the results.
 * @returns The definition; its `queryFn` throws `CommerceError`.
 */
export const searchQuestionsQuery = (
  shop: Shop,
  params: SearchContentParams = {},
): Query<ContentList<FaqQuestion>, ContentError> =>
  defineQuery(shop, ['questions', params], (context) => searchQuestions(shop, params, context))
