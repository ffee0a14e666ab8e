import { PageBySlugDocument, PagesDocument, ProductEndTextDocument } from '../generated/graphql/graphql.ts'
import { ok, type Result } from '../kernel/result.ts'
import { parseRichText } from '../rich-text/to-rich-text.ts'
import type { RichTextNode } from '../rich-text/types.ts'
import type { Shop } from '../transport/context.ts'
import { type ContentError, queryContent } from '../transport/graphql.ts'
import { entityIn, listIn } from './ask.ts'
import { readPage, readPageLink } from './map/page.ts'
import type { Page, PageLink } from './types.ts'
import type { CallOptions, NoParams } from '../kernel/options.ts'

/** Parameters of `getPage`. */
export interface GetPageParams {
  /** Slug of the page in the language of the shop. */
  readonly slug: string
}

/**
 * A content page by its slug; `not_found` when there is none, `forbidden` when it is not for this visitor.
 *
 * @param shop - The shop to call.
 * @param params - Slug of the page.
 * @param options - `signal` aborts the call.
 * @returns `Page`; or an error: `forbidden`, `not_found`, or a `TransportCode`.
 * @example
 * ```ts
 * const page = unwrap(await getPage(shop, { slug: 'about-us' }))
 * ```
 */
export async function getPage(
  shop: Shop,
  params: GetPageParams,
  options: CallOptions = {},
): Promise<Result<Page, ContentError>> {
  const { slug } = params
  const answer = await queryContent(shop, PageBySlugDocument, { slug, checkPermissions: true }, options)
  return entityIn(answer, 'pageBySlug', readPage)
}

/**
 * All content pages that everybody may see, by title.
 *
 * @param shop - The shop to call.
 * @param params - None; `{}` in front of options.
 * @param options - `signal` aborts the call.
 * @returns A list of `PageLink`; or an error: `forbidden`, `not_found`, or a `TransportCode`.
 */
export const getPages = async (
  shop: Shop,
  params: NoParams = {},
  options: CallOptions = {},
): Promise<Result<readonly PageLink[], ContentError>> =>
  listIn(await queryContent(shop, PagesDocument, {}, options), 'pages', readPageLink)

/**
 * The text at the end of every product page; null when there is none.
 *
 * @param shop - The shop to call.
 * @param params - None; `{}` in front of options.
 * @param options - `signal` aborts the call.
 * @returns `RichTextNode` or null; or an error: `forbidden`, `not_found`, or a `TransportCode`.
 */
export async function getProductEndText(
  shop: Shop,
  params: NoParams = {},
  options: CallOptions = {},
): Promise<Result<RichTextNode | null, ContentError>> {
  const answer = await queryContent(shop, ProductEndTextDocument, {}, options)
  if (!answer.ok) return answer
  const text = parseRichText(answer.data.productEndText)
  return ok(text.content?.length ? text : null)
}
