import type { CallOptions } from '../kernel/options.ts'
import type { Result } from '../kernel/result.ts'
import { callContent } from '../transport/call.ts'
import type { Shop } from '../transport/context.ts'
import type { GetListingError } from './calls.ts'
import type { Listing } from './types.ts'

/** The listing of these products: `getListing` without the rules for filters, which a recommendation does not need. */
export const getListed = async (
  shop: Shop,
  { ids }: { readonly ids: readonly number[] },
  options: CallOptions = {},
): Promise<Result<Listing, GetListingError>> => {
  const scope = JSON.stringify({ ids, perPage: ids.length })
  return callContent(
    shop,
    (api) => api.GET('/api/catalog/v2/state', { params: { query: { scope } }, ...options }),
    'products',
  )
}
