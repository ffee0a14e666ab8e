import { CodedVariantsDocument } from '../generated/graphql/graphql.ts'
import type { Result } from '../kernel/result.ts'
import type { Shop } from '../transport/context.ts'
import { type ContentError, queryContent } from '../transport/graphql.ts'
import { partOf } from '../transport/part-of.ts'
import type { VariantByCode } from './coded-calls.ts'
import type { CallOptions } from '../kernel/options.ts'

/** Looks up codes. */
export async function readVariants(
  shop: Shop,
  codes: string[],
  options: CallOptions,
): Promise<Result<readonly VariantByCode[], ContentError>> {
  const answer = await queryContent(shop, CodedVariantsDocument, { codes }, options)
  return partOf(answer, (data) => data.variantsByCodes)
}
