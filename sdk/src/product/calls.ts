import type { operations } from '../generated/content.d.ts'
import { localError, type ShopError } from '../kernel/errors.ts'
import { fail, ok, type Result } from '../kernel/result.ts'
import { callContent } from '../transport/call.ts'
import type { Shop } from '../transport/context.ts'
import type { OperationCodes } from '../transport/operation-codes.ts'
import { partOf } from '../transport/part-of.ts'
import type { Product, Variant } from './types.ts'
import type { CallOptions } from '../kernel/options.ts'

/** Errors of reading products; `forbidden` if they are not available to this shopper. */
export type GetProductsError = ShopError<OperationCodes<operations['getProducts']>>
/** Errors of reading a product; `not_found` if there is none. */
export type GetProductError = ShopError<OperationCodes<operations['getProducts']> | 'not_found'>

/**
 * Which products {@link getProducts} returns. An empty list counts as missing; without any list and without `random`
 * nothing is requested.
 */
export interface GetProductsParams {
  /** Ids of products. */
  readonly ids?: readonly number[]
  /** Slugs of products, like `air-500`. */
  readonly slugs?: readonly string[]
  /** Catalogue codes of products. */
  readonly codes?: readonly string[]
  /** EAN barcodes of products. */
  readonly eans?: readonly string[]
  /** Catalogue codes of variants; the products of these variants are returned. */
  readonly variantCodes?: readonly string[]
  /** EAN barcodes of variants; the products of these variants are returned. */
  readonly variantEans?: readonly string[]
  /** Ids of categories whose products are returned. */
  readonly categoryIds?: readonly number[]
  /** How many products to pick at random. */
  readonly random?: number
}

/**
 * Reads products by id, code or slug, in the given order, with the permission check. An empty list sends nothing.
 *
 * @param shop - The shop to call.
 * @param params - Ids, slugs, codes or categories of the products.
 * @param options - `signal` aborts the call.
 * @returns A list of `Product`; or an error: `forbidden`, `validation`, or a `TransportCode`.
 * @example
 * ```ts
 * const products = unwrap(await getProducts(shop, { ids: [12, 7] }))
 * ```
 */
export async function getProducts(
  shop: Shop,
  params: GetProductsParams,
  options: CallOptions = {},
): Promise<Result<readonly Product[], GetProductsError>> {
  const { random, ...lists } = params
  const named = Object.entries(lists).filter(([, values]) => values.length > 0)
  if (named.length === 0 && random === undefined) return ok([])
  const query = {
    checkPermissions: true,
    ...Object.fromEntries(named.map(([name, values]) => [name, values.join(',')])),
    ...(random !== undefined && { random }),
  }
  const answer = await callContent(shop, (api) => api.GET('/catalog/product', { params: { query }, ...options }))
  return partOf(answer, (data) => data.data.map((product) => whole(product, shop.config.pieceUnit)))
}

const orNone = <T>(list: readonly T[] | undefined): readonly T[] => list ?? []

/** Optional fields with defaults: the unit of goods sold by the piece, and pictures. */
function whole(product: Product, pieces: string): Product {
  const { variants }: Partial<Product> = product
  const wholeVariant = (own: Variant): Variant => ({ ...own, images: orNone(own.images), unit: own.unit || pieces })
  return {
    ...product,
    images: orNone(product.images),
    ...(variants && { variants: variants.map(wholeVariant) }),
  }
}

/** Parameters of `getProduct`. */
export interface GetProductParams {
  /** Last part of the product's address, like `air-500`. */
  readonly slug: string
}

/**
 * The product of a slug; `not_found` when there is none, `forbidden` if it is not available to this shopper.
 *
 * @param shop - The shop to call.
 * @param params - `slug` of the product, from its URL.
 * @param options - `signal` aborts the call.
 * @returns `Product`; or an error: `forbidden`, `not_found`, `validation`, or a `TransportCode`.
 * @example
 * ```ts
 * const answer = await getProduct(shop, { slug: 'air-500' })
 * if (answer.ok) console.log(answer.data.name)
 * else console.log(answer.error.code)
 * ```
 */
export async function getProduct(
  shop: Shop,
  params: GetProductParams,
  options: CallOptions = {},
): Promise<Result<Product, GetProductError>> {
  const { slug } = params
  const answer = await getProducts(shop, { slugs: [slug] }, options)
  const found = partOf(answer, (products) => products.find((own) => own.slug === slug) ?? null)
  if (!found.ok) return found
  return found.data ? ok(found.data) : fail(localError('not_found', { status: 404 }))
}
