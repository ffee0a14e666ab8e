import type { WriteOptions } from '../kernel/options.ts'
import { ok, type Result } from '../kernel/result.ts'
import type { Shop } from '../transport/context.ts'
import { readResponse } from '../transport/read-response.ts'
import type { WholeCommand } from './commands.ts'
import { readAdded } from './read-cart.ts'
import type { UpdateCartData } from './types.ts'
import { addCartItems, clearCart, removeCoupon, setCoupon, setCredits } from './whole-calls.ts'

/** Sends a command for the whole cart. */
export async function sendWhole(
  shop: Shop,
  command: WholeCommand,
  options: WriteOptions,
): Promise<Result<UpdateCartData>> {
  if (command.kind === 'clear') return clearCart(shop, {}, options)
  if (command.kind === 'credits') return setCredits(shop, { credits: command.credits }, options)
  if (command.kind === 'coupon')
    return command.code === null
      ? removeCoupon(shop, {}, options)
      : setCoupon(shop, { couponCode: command.code }, options)
  const add = () => addCartItems(shop, { items: command.items }, options)
  const result = await readResponse(shop, 'addCartItems', add, readAdded, 'unknown')
  if (!result.ok) return result
  command.onAnswer?.(result.data)
  return ok({ cart: result.data.cart })
}
