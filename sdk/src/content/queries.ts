import type { Shop } from '../transport/context.ts'
import { defineQuery, type Query } from '../transport/query.ts'
import { type ArticlesInput, getArticle, getArticles } from './article-calls.ts'
import { type BranchInput, getBranch, getBranches } from './branch-calls.ts'
import { getCurrencies, getHome, getMenu, getSiteConfiguration } from './calls.ts'
import { type ContentSearchInput, getGlossary, searchQuestions } from './glossary-calls.ts'
import { getPage } from './page-calls.ts'
import type {
  Article,
  ArticleLink,
  Branch,
  FaqQuestion,
  Found,
  GlossaryTerm,
  Home,
  Menu,
  Page,
  PageOf,
  ShopCurrency,
  SiteConfiguration,
} from './types.ts'

/** `getCurrencies` as a query definition. */
export const currenciesQuery = (shop: Shop): Query<readonly ShopCurrency[]> =>
  defineQuery(shop, ['currencies'], (context) => getCurrencies(shop, context))

/** `getMenu` as a query definition. */
export const menuQuery = (shop: Shop, code: string): Query<Menu> =>
  defineQuery(shop, ['menu', code], (context) => getMenu(shop, code, context))

/** `getHome` as a query definition. */
export const homeQuery = (shop: Shop): Query<Home> => defineQuery(shop, ['home'], (context) => getHome(shop, context))

/** `getSiteConfiguration` as a query definition. */
export const siteConfigurationQuery = (shop: Shop): Query<SiteConfiguration> =>
  defineQuery(shop, ['site-configuration'], (context) => getSiteConfiguration(shop, context))

/** `getPage` as a query definition. */
export const pageQuery = (shop: Shop, input: { readonly slug: string }): Query<Page> =>
  defineQuery(shop, ['page', input.slug], (context) => getPage(shop, input, context))

/** `getArticle` as a query definition. */
export const articleQuery = (shop: Shop, input: { readonly slug: string }): Query<Article> =>
  defineQuery(shop, ['article', input.slug], (context) => getArticle(shop, input, context))

/** `getArticles` as a query definition. */
export const articlesQuery = (shop: Shop, input: ArticlesInput = {}): Query<PageOf<ArticleLink>> =>
  defineQuery(shop, ['articles', input], (context) => getArticles(shop, input, context))

/** `getBranch` as a query definition. */
export const branchQuery = (shop: Shop, input: BranchInput): Query<Branch> =>
  defineQuery(shop, ['branch', input], (context) => getBranch(shop, input, context))

/** `getBranches` as a query definition. */
export const branchesQuery = (
  shop: Shop,
  input: { readonly page?: number; readonly perPage?: number } = {},
): Query<PageOf<Branch>> => defineQuery(shop, ['branches', input], (context) => getBranches(shop, input, context))

/** `getGlossary` as a query definition. */
export const glossaryQuery = (shop: Shop): Query<readonly GlossaryTerm[]> =>
  defineQuery(shop, ['glossary'], (context) => getGlossary(shop, context))

/** `searchQuestions` as a query definition. */
export const questionsQuery = (shop: Shop, input: ContentSearchInput = {}): Query<Found<FaqQuestion>> =>
  defineQuery(shop, ['questions', input], (context) => searchQuestions(shop, input, context))
