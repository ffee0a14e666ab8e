import type { operations } from '../generated/content.d.ts'
import { HomeDocument, SiteConfigurationDocument } from '../generated/graphql/graphql.ts'
import type { operations as shopOperations } from '../generated/shop.d.ts'
import type { ShopError } from '../kernel/errors.ts'
import { ok, type Result } from '../kernel/result.ts'
import { callContent, callShop } from '../transport/call.ts'
import type { Shop } from '../transport/context.ts'
import { type ContentError, queryContent } from '../transport/graphql.ts'
import type { OperationCodes } from '../transport/operation-codes.ts'
import { home } from './map/home.ts'
import { menuOf, siteConfiguration } from './map/site.ts'
import type { Home, Menu, ShopCurrency, SiteConfiguration } from './types.ts'
import type { CallOptions, NoParams } from '../kernel/options.ts'

/** Why {@link getCurrencies} failed. */
export type GetCurrenciesError = ShopError<OperationCodes<shopOperations['getCurrencies']>>
/** Why {@link getMenu} failed; `not_found` when there is no menu of that code. */
export type GetMenuError = ShopError<OperationCodes<operations['getMenu']>>

/**
 * Currencies the shop sells in.
 *
 * @param shop - The shop to call.
 * @param params - None; `{}` in front of options.
 * @param options - `signal` aborts the call.
 * @returns A list of `ShopCurrency`; or an error: `validation`, or a `TransportCode`.
 */
export const getCurrencies = async (
  shop: Shop,
  params: NoParams = {},
  options: CallOptions = {},
): Promise<Result<readonly ShopCurrency[], GetCurrenciesError>> =>
  callShop(shop, (api) => api.GET('/api/v1/currencies', { ...options }))

/** Parameters of `getMenu`. */
export interface GetMenuParams {
  /** Code of the menu, like `main` or `footer`. */
  readonly code: string
}

/**
 * A menu by its code, like `main` or `footer`, as a tree.
 *
 * @param shop - The shop to call.
 * @param params - Code of the menu.
 * @param options - `signal` aborts the call.
 * @returns `Menu`; or an error: `not_found`, `validation`, or a `TransportCode`.
 * @example
 * ```ts
 * const menu = unwrap(await getMenu(shop, { code: 'main' }))
 * ```
 */
export async function getMenu(
  shop: Shop,
  params: GetMenuParams,
  options: CallOptions = {},
): Promise<Result<Menu, GetMenuError>> {
  const answer = await callContent(shop, (api) =>
    api.GET('/menu-object/{code}', { params: { path: { code: params.code } }, ...options }),
  )
  return answer.ok ? ok(menuOf(params.code, answer.data)) : answer
}

/** Parameters of `getHome`. */
export interface GetHomeParams {
  /**
   * The most products of one featured list.
   *
   * @defaultValue 8
   */
  readonly featured?: number
  /**
   * The most featured articles.
   *
   * @defaultValue 3
   */
  readonly articles?: number
}

/**
 * All content of the home page, in one query.
 *
 * @param shop - The shop to call.
 * @param params - Which parts of the home page to read.
 * @param options - `signal` aborts the call.
 * @returns `Home`; or an error: `forbidden`, `not_found`, or a `TransportCode`.
 */
export async function getHome(
  shop: Shop,
  params: GetHomeParams = {},
  options: CallOptions = {},
): Promise<Result<Home, ContentError>> {
  const { featured = 8, articles = 3 } = params
  const answer = await queryContent(shop, HomeDocument, { featured, articles }, options)
  return answer.ok ? ok(home(answer.data)) : answer
}

/**
 * Selling points, text of the footer, overlays, texts of error screens and of the screen about purchasing.
 *
 * @param shop - The shop to call.
 * @param params - None; `{}` in front of options.
 * @param options - `signal` aborts the call.
 * @returns `SiteConfiguration`; or an error: `forbidden`, `not_found`, or a `TransportCode`.
 */
export async function getSiteConfiguration(
  shop: Shop,
  params: NoParams = {},
  options: CallOptions = {},
): Promise<Result<SiteConfiguration, ContentError>> {
  const answer = await queryContent(shop, SiteConfigurationDocument, {}, options)
  return answer.ok ? ok(siteConfiguration(answer.data.siteConfiguration)) : answer
}
