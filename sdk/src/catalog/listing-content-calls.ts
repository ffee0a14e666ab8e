import { ListingContentDocument } from '../generated/graphql/graphql.ts'
import { localError } from '../kernel/errors.ts'
import { fail, ok, type Result } from '../kernel/result.ts'
import type { Shop } from '../transport/context.ts'
import { type ContentError, queryContent } from '../transport/graphql.ts'
import type { CallOptions } from '../kernel/options.ts'
import { chosenValues } from './rules/chosen-values.ts'
import { trimSlashes } from './rules/scope.ts'
import type { ListingContent, ListingState } from './types.ts'

/** Whose content is asked for, and what is chosen. */
export interface GetListingContentParams extends Partial<Pick<ListingState, 'parameters'>> {
  /** Path of a category, else slug of a virtual category. */
  readonly path: string
}

/**
 * What editors wrote for the listing at a path, in one call: around the products of a category, or the
 * virtual category itself, and own words for the chosen values of parameters. Needs nothing of `getListing`, so both
 * can be asked at the same time. `not_found` when the path is neither.
 *
 * @param shop - The shop to ask.
 * @param params - Whose content is asked for, and what is chosen.
 * @param options - A signal that aborts.
 * @returns `ListingContent`; or an error: `forbidden`, `not_found`, or a `TransportCode`.
 */
export async function getListingContent(
  shop: Shop,
  params: GetListingContentParams,
  options: CallOptions = {},
): Promise<Result<ListingContent, ContentError>> {
  const { path, parameters = [] } = params
  const variables = { path: trimSlashes(path), chosen: parameters.length > 0, ...chosenValues(parameters) }
  const answer = await queryContent(shop, ListingContentDocument, variables, options)
  if (!answer.ok) return answer
  const found = answer.data.listingContent
  return found ? ok({ ...found, filtered: found.filtered ?? null }) : fail(localError('not_found', { status: 404 }))
}
