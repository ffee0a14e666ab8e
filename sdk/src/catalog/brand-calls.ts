import { BrandsDocument, ColoursDocument } from '../generated/graphql/graphql.ts'
import { ok, type Result } from '../kernel/result.ts'
import type { Shop } from '../transport/context.ts'
import { type ContentError, queryContent } from '../transport/graphql.ts'
import { partOf } from '../transport/part-of.ts'
import type { Brand, Colour } from './types.ts'
import type { CallOptions } from '../kernel/options.ts'

/** Whether the response of the content service has content. */
const hasTitle = (entry: { readonly title: string } | null): boolean => typeof entry?.title === 'string'

/** Parameters of `getBrands`. All brands without ids. */
export interface GetBrandsParams {
  /** Their `_id`. */
  readonly ids?: readonly string[]
}

/**
 * Reads brands by `_id`; without ids, all of them sorted by title. An empty list of ids sends nothing.
 *
 * @param shop - The shop to call.
 * @param params - Ids of the brands; all by default.
 * @param options - `signal` aborts the call.
 * @returns A list of `Brand`; or an error: `forbidden`, `not_found`, or a `TransportCode`.
 */
export async function getBrands(
  shop: Shop,
  params: GetBrandsParams = {},
  options: CallOptions = {},
): Promise<Result<readonly Brand[], ContentError>> {
  const { ids } = params
  if (ids?.length === 0) return ok([])
  const answer = await queryContent(shop, BrandsDocument, ids ? { ids: [...ids] } : {}, options)
  return partOf(answer, ({ brands }) => brands.filter(hasTitle))
}

/** Parameters of `getColours`. */
export interface GetColoursParams {
  /** Their `_id`. */
  readonly ids: readonly string[]
}

/**
 * Colours by `_id`. An empty list of ids sends nothing.
 *
 * @param shop - The shop to call.
 * @param params - Ids of the colours.
 * @param options - `signal` aborts the call.
 * @returns A list of `Colour`; or an error: `forbidden`, `not_found`, or a `TransportCode`.
 */
export async function getColours(
  shop: Shop,
  params: GetColoursParams,
  options: CallOptions = {},
): Promise<Result<readonly Colour[], ContentError>> {
  const { ids } = params
  if (ids.length === 0) return ok([])
  const answer = await queryContent(shop, ColoursDocument, { ids: [...ids] }, options)
  return partOf(answer, ({ colours }) => colours.filter(hasTitle))
}
