import { FilteredCategoryDocument, FilteredVirtualCategoryDocument } from '../generated/graphql/graphql.ts'
import { ok, type Result } from '../kernel/result.ts'
import type { Shop } from '../transport/context.ts'
import { type ContentError, queryContent } from '../transport/graphql.ts'
import { partOf } from '../transport/part-of.ts'
import { chosenValues } from './rules/chosen-values.ts'
import { trimSlashes } from './rules/scope.ts'
import type { FilteredContent, ListingState } from './types.ts'
import type { CallOptions } from '../kernel/options.ts'

/**
 * Parameters of `getFilteredContent`: a category by its id in the shop, or a virtual category by its slug; and the
 * selected values.
 */
export type GetFilteredContentParams = (
  | {
      /** Id of a category in the shop. */
      readonly storeId: number
    }
  | {
      /** Slug of a virtual category; it may contain slashes. */
      readonly slug: string
    }
) &
  Pick<ListingState, 'parameters'>

/**
 * Reads the text that an editor wrote for a category or a virtual category with these values of parameters selected;
 * null if there is none. Without a selected value nothing is sent.
 *
 * @param shop - The shop to call.
 * @param params - The page: a category by its id in the shop, or a virtual category by its slug.
 * @param options - `signal` aborts the call.
 * @returns `FilteredContent` or null; or an error: `forbidden`, `not_found`, or a `TransportCode`.
 */
export async function getFilteredContent(
  shop: Shop,
  params: GetFilteredContentParams,
  options: CallOptions = {},
): Promise<Result<FilteredContent | null, ContentError>> {
  if (params.parameters.length === 0) return ok(null)
  const chosen = chosenValues(params.parameters)
  if ('storeId' in params) {
    const answer = await queryContent(shop, FilteredCategoryDocument, { storeId: params.storeId, ...chosen }, options)
    return partOf(answer, (data) => data.filteredCategory)
  }
  const variables = { slug: trimSlashes(params.slug), ...chosen }
  const answer = await queryContent(shop, FilteredVirtualCategoryDocument, variables, options)
  return partOf(answer, (data) => data.filteredVirtualCategory)
}
