import { ListingContentDocument } from '../generated/graphql/graphql.ts'
import { localError } from '../kernel/errors.ts'
import { fail, ok, type Result } from '../kernel/result.ts'
import type { Shop } from '../transport/context.ts'
import { type ContentError, queryContent } from '../transport/graphql.ts'
import type { CallOptions } from '../kernel/options.ts'
import { chosenValues } from './rules/chosen-values.ts'
import { trimSlashes } from './rules/scope.ts'
import type { ListingContent, ListingState } from './types.ts'

/** Parameters of `getListingContent`: the path, and the selected values. */
export interface GetListingContentParams extends Partial<Pick<ListingState, 'parameters'>> {
  /** Path of a category, else slug of a virtual category. */
  readonly path: string
}

/**
 * Reads everything that editors wrote for the listing at a path, in one call: the content of the category or virtual
 * category, and texts for the selected values of parameters. It does not depend on `getListing`, so both can be called
 * in parallel. `not_found` if the path is neither.
 *
 * @param shop - The shop to call.
 * @param params - Path of the listing, and the selected values.
 * @param options - `signal` aborts the call.
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
