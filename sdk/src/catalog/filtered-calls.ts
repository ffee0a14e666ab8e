import { FilteredCategoryDocument, FilteredVirtualCategoryDocument } from '../generated/graphql/graphql.ts'
import { ok, type Result } from '../kernel/result.ts'
import type { Shop } from '../transport/context.ts'
import { type ContentError, queryContent } from '../transport/graphql.ts'
import { partOf } from '../transport/part-of.ts'
import { trimSlashes } from './rules/scope.ts'
import type { FilteredContent, ListingState } from './types.ts'
import type { CallOptions } from '../transport/options.ts'

/**
 * An editor's own words for a category (`storeId`) or a virtual category (`slug`) with these values of parameters chosen
 * (B7.25); null when there are none. Without a chosen value nothing is asked.
 */
export async function getFilteredContent(
  shop: Shop,
  page: { readonly storeId: number } | { readonly slug: string },
  state: Pick<ListingState, 'parameters'>,
  options: CallOptions = {},
): Promise<Result<FilteredContent | null, ContentError>> {
  if (state.parameters.length === 0) return ok(null)
  const chosen = {
    parameters: state.parameters.map(({ entityId }) => entityId),
    values: state.parameters.flatMap(({ values }) => values.map(String)),
  }
  if ('storeId' in page) {
    const answer = await queryContent(shop, FilteredCategoryDocument, { storeId: page.storeId, ...chosen }, options)
    return partOf(answer, (data) => data.filteredCategory)
  }
  const variables = { slug: trimSlashes(page.slug), ...chosen }
  const answer = await queryContent(shop, FilteredVirtualCategoryDocument, variables, options)
  return partOf(answer, (data) => data.filteredVirtualCategory)
}
