import type { operations } from '../generated/content.d.ts'
import type { ShopError } from '../kernel/errors.ts'
import { integer, isRecord, listOf, readObject, readText, text, textOrNull, texts } from '../kernel/read.ts'
import { ok, type Result } from '../kernel/result.ts'
import { resolveHref } from '../links/resolve-href.ts'
import { callContent } from '../transport/call.ts'
import type { Shop } from '../transport/context.ts'
import type { OperationCodes } from '../transport/operation-codes.ts'
import { withFallbackData } from '../transport/fallback-data.ts'
import type { CatalogPath, ContentList } from './types.ts'
import type { CallOptions } from '../kernel/options.ts'

/** Why {@link getPaths} failed. */
export type GetPathsError = ShopError<OperationCodes<operations['getPaths']>>

/** Parameters of `getUrlRewrite`. */
export interface GetUrlRewriteParams {
  /** With leading slash. */
  readonly path: string
  /**
   * Language of the path.
   *
   * @defaultValue the locale of the shop
   */
  readonly lang?: string
}

/**
 * Reads the slug of the text page at a path in a language; null if there is none, or if the content service does not
 * respond.
 *
 * @param shop - The shop to call.
 * @param params - The path, and the language.
 * @param options - `signal` aborts the call.
 * @returns A slug, or null. Never fails.
 */
export async function getUrlRewrite(
  shop: Shop,
  params: GetUrlRewriteParams,
  options: CallOptions = {},
): Promise<string | null> {
  const { locale, defaultLocale } = shop.config
  const { path, lang = locale } = params
  const query = { path, lang }
  const requested = callContent(shop, (api) => api.GET('/url-rewrite', { params: { query }, ...options }))
  const found: unknown = await withFallbackData(shop, 'rewrite', requested, null)
  const { type, page_meta: meta } = isRecord(found) ? found : {}
  const slugs = isRecord(meta) && isRecord(meta['slug']) ? meta['slug'] : {}
  const slug = [lang, defaultLocale]
    .map((own) => readText(Object.hasOwn(slugs, own) ? slugs[own] : undefined))
    .find(Boolean)
  return type === 'page' && slug !== undefined ? slug : null
}

/** Parameters of `getRedirect`: a path that was not found. */
export interface GetRedirectParams {
  /** Name of the route, like `catchAll`. */
  readonly route: string
  /** With leading slash. */
  readonly path: string
  /** Its last part. */
  readonly slug?: string
  /** Kind of the missing page, like `page` or `product`. */
  readonly type?: string
}

/**
 * Reads where a path has moved to: another path of the shop, with leading slash. Null if it has not moved, leads to
 * itself or out of the shop, or if the content service fails.
 *
 * @param shop - The shop to call.
 * @param params - The path that was not found.
 * @param options - `signal` aborts the call.
 * @returns A path with leading slash, or null. Never fails.
 */
export async function getRedirect(
  shop: Shop,
  params: GetRedirectParams,
  options: CallOptions = {},
): Promise<string | null> {
  const { route, path, slug, type } = params
  const query = { route, path, ...(slug !== undefined && { slug }), ...(type !== undefined && { type }) }
  const requested = callContent(shop, (api) => api.GET('/redirect', { params: { query }, ...options }))
  const found: unknown = await withFallbackData(shop, 'redirect', requested, null)
  const target = resolveHref(isRecord(found) ? found['redirectPath'] : null)
  return target && !target.external && target.href.startsWith('/') && target.href !== path ? target.href : null
}

const readPath = readObject<{
  readonly slug: string
  readonly category_path: string | null
  readonly updated: string
  readonly images: readonly string[]
}>({ slug: text, category_path: textOrNull, updated: text, images: texts })

/** Parameters of `getPaths`. */
export interface GetPathsParams {
  /** Kind of the pages whose paths are returned. */
  readonly kind: 'category' | 'virtual_category' | 'product'
  /**
   * How many paths to leave out at the beginning.
   *
   * @defaultValue 0
   */
  readonly skip?: number
  /**
   * The most paths to return; at most 5 000.
   *
   * @defaultValue 1000
   */
  readonly limit?: number
}

/**
 * Paths of the catalogue that everybody may see, for sitemaps.
 *
 * @param shop - The shop to call.
 * @param params - Kind of the paths, and which part of the list.
 * @param options - `signal` aborts the call.
 * @returns A part of a list of `CatalogPath`; or an error: `validation`, or a `TransportCode`.
 */
export async function getPaths(
  shop: Shop,
  params: GetPathsParams,
  options: CallOptions = {},
): Promise<Result<ContentList<CatalogPath>, GetPathsError>> {
  const { kind, skip = 0, limit = 1000 } = params
  const query = { kind, skip, limit }
  const answer = await callContent(shop, (api) => api.GET('/catalog/paths', { params: { query }, ...options }))
  if (!answer.ok) return answer
  const { items, total }: Partial<Record<'items' | 'total', unknown>> = isRecord(answer.data) ? answer.data : {}
  const paths = listOf(readPath)(items).filter(({ slug }) => slug !== '')
  return ok({
    items: paths.map(({ category_path, ...path }) => ({ ...path, categoryPath: category_path })),
    total: integer(total),
  })
}
