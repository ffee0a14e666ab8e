import type { operations } from '../generated/shop.d.ts'
import type { ShopError } from '../kernel/errors.ts'
import type { Result } from '../kernel/result.ts'
import { callShop } from '../transport/call.ts'
import type { Shop } from '../transport/context.ts'
import type { OperationCodes } from '../transport/operation-codes.ts'
import { partOf } from '../transport/part-of.ts'
import type { ShopProduct } from './types.ts'
import type { CallOptions } from '../kernel/options.ts'

/** Why {@link getFreshProduct} failed. */
export type GetFreshProductError = ShopError<OperationCodes<operations['getShopProduct']>>
/** Why {@link addWatcher} failed; `switched_off` when the shop does not offer watching. */
export type AddWatcherError = ShopError<OperationCodes<operations['addWatcher']>>

/** Parameters of `getFreshProduct`. */
export interface GetFreshProductParams {
  /** Id of the product. */
  readonly id: number
  /** Sent as `configuration[name]`: `{ onlyAvailable: 1 }` leaves out what is not available. */
  readonly configuration?: Readonly<Record<string, string | number>>
  /** Further parameters of the query, as they are. */
  readonly query?: Readonly<Record<string, string | number>>
}

/**
 * Current prices and stock of a product, with tags, variants and alternatives.
 *
 * @param shop - The shop to call.
 * @param params - Id of the product, and further parameters of the request.
 * @param options - `signal` aborts the call.
 * @returns `ShopProduct`; or an error: `forbidden`, `not_found`, `validation`, or a `TransportCode`.
 * @example
 * ```ts
 * const { saleable } = unwrap(await getFreshProduct(shop, { id: product.id }))
 * ```
 */
export async function getFreshProduct(
  shop: Shop,
  params: GetFreshProductParams,
  options: CallOptions = {},
): Promise<Result<ShopProduct, GetFreshProductError>> {
  const { id, configuration = {}, query = {} } = params
  const configured = Object.entries(configuration).map(([name, value]) => [`configuration[${name}]`, value] as const)
  const requested = { ...query, include: 'tags,variants,alternatives', ...Object.fromEntries(configured) }
  const answer = await callShop(shop, (api) =>
    api.GET('/api/v1/products/{id}', { params: { path: { id }, query: requested }, ...options }),
  )
  return partOf(answer, (data) => data.data)
}

/** Parameters of `addWatcher`. */
export interface AddWatcherParams {
  /** Id of the product to watch. */
  readonly productId: number
  /** Address the e-mail is sent to; spaces around it are removed. */
  readonly email: string
  /** Id of the only variant to watch; any variant of the product when missing. */
  readonly variantId?: number
}

/**
 * Requests a mail when the product is available again. Repeating it has no effect.
 *
 * @param shop - The shop to call.
 * @param params - The product or variant, and the e-mail address.
 * @param options - `signal` aborts the call.
 * @returns `ok`; or an error: `not_found`, `payload_too_large`, `switched_off`, `validation`, or a `TransportCode`.
 * @example
 * ```ts
 * const sent = await addWatcher(shop, { productId: product.id, email: 'jana@example.com' })
 * if (!sent.ok) console.log(errorText(en, sent.error))
 * ```
 */
export async function addWatcher(
  shop: Shop,
  params: AddWatcherParams,
  options: CallOptions = {},
): Promise<Result<'ok', AddWatcherError>> {
  const { productId, email, variantId } = params
  const body = { email: email.trim(), ...(variantId !== undefined && { variantId }) }
  const answer = await callShop(shop, (api) =>
    api.POST('/api/v1/products/{id}/watchers', { params: { path: { id: productId } }, body, ...options }),
  )
  return partOf(answer, (data) => data.status, 'applied')
}
