import { ok, type CallOptions, type Result, type Shop, type ShopError } from '@vanek/sdk'
import {
  getParameterEntities,
  getProducts,
  resolveParameters,
  type Product,
  type ShownParameter,
} from '@vanek/sdk/product'

/** A product with its parameters as they are shown. */
export interface ComparedProduct {
  readonly product: Product
  readonly parameters: readonly ShownParameter[]
}

/** Reads products to compare, and what all their parameters are called in one more question. */
export async function loadCompared(
  shop: Shop,
  ids: readonly number[],
  options: CallOptions,
): Promise<Result<readonly ComparedProduct[], ShopError>> {
  const products = await getProducts(shop, { ids }, options)
  if (!products.ok) return products
  const all = products.data.flatMap(({ parameters }) => parameters)
  const entities = await getParameterEntities(shop, { parameters: all }, options)
  // products without the names of their numbers can still be told apart by picture, price and gauges
  const names = entities.ok ? entities.data : null
  return ok(
    products.data.map((product) => ({
      product,
      parameters: names ? resolveParameters(product.parameters, names) : [],
    })),
  )
}
