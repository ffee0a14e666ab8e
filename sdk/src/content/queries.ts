import type { Shop } from '../transport/context.ts'
import { defineQuery, type Query } from '../transport/query.ts'
import { getArticle, getCurrencies, getGlobals, getHome, getMenu, getPage, getSiteConfiguration } from './calls.ts'
import type { Article, Globals, Home, Menu, Page, ShopCurrency, SiteConfiguration } from './types.ts'

/** `getGlobals` as a query definition. */
export const globalsQuery = (shop: Shop): Query<Globals> =>
  defineQuery(shop, ['globals'], (context) => getGlobals(shop, context))

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
