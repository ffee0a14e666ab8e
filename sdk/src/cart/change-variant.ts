import { contractError, localError, type ShopError } from '../kernel/errors.ts'
import type { CallOptions, WriteOptions } from '../kernel/options.ts'
import { fail, ok, type Result } from '../kernel/result.ts'
import type { Shop } from '../transport/context.ts'
import {
  addCartItem,
  type AddCartItemError,
  getCart,
  type GetCartError,
  removeCartItem,
  type RemoveCartItemError,
} from './calls.ts'
import type { AddCartItemData, Cart, CartItem, CartWarning } from './types.ts'

/** Parameters of `changeCartItemVariant`. */
export interface ChangeCartItemVariantParams {
  /** Id of the line (`CartItem.id`). */
  readonly itemId: number
  /** Id of the new variant. */
  readonly variantId: number
  /** Called with what the back end changed on its own, such as an amount reduced to the stock. */
  readonly onWarnings?: (warnings: readonly CartWarning[]) => void
}

/** Errors of changing the variant of a line: those of adding the new one and of removing the old one. */
export type ChangeCartItemVariantError =
  | GetCartError
  | AddCartItemError
  | RemoveCartItemError
  | ShopError<'not_found' | 'validation'>

/**
 * Changes the variant of a line and keeps its amount: adds the new variant, and then removes the line. If the new one
 * is rejected, the cart stays as it is. Repeating the call adds it once.
 *
 * @param shop - The shop to call.
 * @param params - Id of the line, and the new variant.
 * @param options - `signal` aborts the call, `idempotencyKey` makes a retry safe.
 * @returns `Cart`; or an error: `not_found` if there is no such line, `validation` if the line has parts, or an error of
 *   adding or removing.
 * @example
 * ```ts
 * await changeCartItemVariant(shop, { itemId, variantId })
 * ```
 */
export async function changeCartItemVariant(
  shop: Shop,
  params: ChangeCartItemVariantParams,
  options: WriteOptions = {},
): Promise<Result<Cart, ChangeCartItemVariantError>> {
  const { itemId, variantId, onWarnings } = params
  const calling: CallOptions = options.signal ? { signal: options.signal } : {}
  const cart = await getCart(shop, {}, calling)
  if (!cart.ok) return cart
  // the cart can be invalid if the back end is broken
  const lines: unknown = (cart.data as Partial<Cart> | null)?.items
  if (!Array.isArray(lines)) return fail(contractError('getCart'))
  const line = (lines as readonly (CartItem | null)[]).find((own) => own?.id === itemId)
  if (!line) return fail(localError('not_found'))
  // its parts belong to this variant
  if (!Array.isArray(line.items) || line.items.length > 0) return fail(localError('validation'))
  if (line.variantId === variantId) return ok(cart.data)
  const { amount, credits = 0 } = line
  const item = { variantId, amount, ...(credits > 0 && { credits: true }) }
  const idempotencyKey = `variant-${itemId}-${variantId}-${amount}`
  const added = await addCartItem(shop, item, { idempotencyKey, ...options })
  if (!added.ok) return added
  // optional in the response
  const { warnings } = added.data as Partial<AddCartItemData>
  if (warnings && warnings.length > 0) onWarnings?.(warnings)
  const removed = await removeCartItem(shop, { itemId }, calling)
  if (removed.ok) return removed.data?.cart ? ok(removed.data.cart) : fail(contractError('removeCartItem'))
  // already removed elsewhere, which is the intended result
  return removed.error.code === 'not_found' ? ok(added.data.cart) : removed
}
