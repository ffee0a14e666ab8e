import { type ParameterEntitiesQuery, ParameterEntitiesDocument } from '../generated/graphql/graphql.ts'
import { ok, type Result } from '../kernel/result.ts'
import type { DeepReadonly } from '../kernel/readonly.ts'
import type { Shop } from '../transport/context.ts'
import { type ContentError, queryContent } from '../transport/graphql.ts'
import type { ProductParameter } from './types.ts'
import type { CallOptions } from '../kernel/options.ts'

type Answer = DeepReadonly<ParameterEntitiesQuery>

/**
 * Titles and descriptions of parameters and their values, from {@link getParameterEntities} for {@link
 * resolveParameters}.
 */
export interface ParameterEntities {
  /** Titles, groups, units and descriptions of parameters; `id` matches `entityId` of a product's parameter. */
  readonly parameters: Answer['parameters']
  /** Values that are neither colours nor brands; `_id` matches an entry of `valueEntities`. */
  readonly values: NonNullable<Answer['parameterValues']>
  /** Values of parameters of the type `colour`; `_id` matches an entry of `valueEntities`. */
  readonly colours: NonNullable<Answer['colours']>
  /** Values of parameters of the type `brand`; `_id` matches an entry of `valueEntities`. */
  readonly brands: NonNullable<Answer['brands']>
}

const none: ParameterEntities = { parameters: [], values: [], colours: [], brands: [] }

/** Parameters of `getParameterEntities`. */
export interface GetParameterEntitiesParams {
  /** Parameters of one or several products; each id is requested once. */
  readonly parameters: readonly ProductParameter[]
}

/**
 * Reads the names of the parameters of one or several products, in one query: parameters, values, colours and brands
 * by id. Without parameters nothing is sent.
 *
 * @param shop - The shop to call.
 * @param params - Parameters of products.
 * @param options - `signal` aborts the call.
 * @returns `ParameterEntities`; or an error: `forbidden`, `not_found`, or a `TransportCode`.
 */
export async function getParameterEntities(
  shop: Shop,
  params: GetParameterEntitiesParams,
  options: CallOptions = {},
): Promise<Result<ParameterEntities, ContentError>> {
  if (params.parameters.length === 0) return ok(none)
  const idsOf = (fits: (type: ProductParameter['type']) => boolean) => [
    ...new Set(params.parameters.filter(({ type }) => fits(type)).flatMap(({ valueEntities }) => valueEntities)),
  ]
  const values = idsOf((type) => type !== 'colour' && type !== 'brand')
  const colours = idsOf((type) => type === 'colour')
  const brands = idsOf((type) => type === 'brand')
  const variables = {
    parameters: [...new Set(params.parameters.map(({ entityId }) => entityId))],
    values,
    colours,
    brands,
    withValues: values.length > 0,
    withColours: colours.length > 0,
    withBrands: brands.length > 0,
  }
  const answer = await queryContent(shop, ParameterEntitiesDocument, variables, options)
  if (!answer.ok) return answer
  const { data } = answer
  return ok({
    parameters: data.parameters,
    values: data.parameterValues ?? [],
    colours: data.colours ?? [],
    brands: data.brands ?? [],
  })
}
