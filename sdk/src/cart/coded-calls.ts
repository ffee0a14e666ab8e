import type { CodedVariantsQuery } from '../generated/graphql/graphql.ts'
import type { DeepReadonly } from '../kernel/readonly.ts'
import { ok, type Result } from '../kernel/result.ts'
import type { Shop } from '../transport/context.ts'
import type { ContentError } from '../transport/graphql.ts'
import type { CallOptions } from '../kernel/options.ts'

/** A variant that was found by its code. */
export interface VariantByCode extends DeepReadonly<CodedVariantsQuery['variantsByCodes'][number]> {}

/** Parameters of `getVariantsByCodes`. */
export interface GetVariantsByCodesParams {
  /** Catalogue codes, EANs or marketing codes, at most 500. */
  readonly codes: readonly string[]
}

/**
 * Variants by catalogue codes, EANs or marketing codes, at most 500. Unknown codes are left out; without codes
 * nothing is requested.
 *
 * @param shop - The shop to call.
 * @param params - Codes of the variants.
 * @param options - `signal` aborts the call.
 * @returns A list of `VariantByCode`; or an error: `forbidden`, `not_found`, or a `TransportCode`.
 */
export async function getVariantsByCodes(
  shop: Shop,
  params: GetVariantsByCodesParams,
  options: CallOptions = {},
): Promise<Result<readonly VariantByCode[], ContentError>> {
  if (params.codes.length === 0) return ok([])
  // bulk orders are rare, and no other call of the cart uses GraphQL
  const { readVariants } = await import('./coded-query.ts')
  return readVariants(shop, [...new Set(params.codes)], options)
}
