import { ok, type Result } from '../kernel/result.ts'
import type { NoticePort } from '../notices/types.ts'
import type { Shop } from '../transport/context.ts'
import { addCartItem, removeCartItem, updateCartItem } from './calls.ts'
import type { CartCommand } from './commands.ts'
import type { Cart, CartWarning } from './types.ts'

/** Runs one thing at a time in all tabs of a browser. */
export type CartLock = <T>(run: () => Promise<T>) => Promise<T>

export interface SendContext {
  readonly id: string
  readonly lock: CartLock | undefined
  readonly notices: NoticePort | undefined
}

interface Sent {
  readonly cart: Cart
  readonly warnings?: readonly CartWarning[] | undefined
}

function sendPlain(shop: Shop, command: CartCommand, idempotencyKey: string): Promise<Result<Sent>> {
  const options = { idempotencyKey }
  if (command.kind === 'add') return addCartItem(shop, command.item, options)
  if (command.kind === 'set') return updateCartItem(shop, command.itemId, command.amount, options)
  if (command.kind === 'remove') return removeCartItem(shop, command.itemId, options)
  // seldom: most carts are filled line by line
  return import('./send-whole.ts').then(({ sendWhole }) => sendWhole(shop, command, idempotencyKey))
}

/** Sends a command; what the back end changed on its own is said to the shopper in its words. */
export async function sendCommand(
  shop: Shop,
  command: CartCommand,
  { id, lock, notices }: SendContext,
): Promise<Result<Cart>> {
  const { tokens } = shop.config
  const makesCart = (command.kind === 'add' || command.kind === 'batch') && !tokens.has('cart') && !tokens.has('auth')
  const send = () => sendPlain(shop, command, id)
  const result = await (makesCart && lock ? lock(send) : send())
  if (!result.ok) return result
  const { cart, warnings = [] } = result.data
  for (const { code, title } of warnings) notices?.show({ kind: 'warning', code, text: title })
  return ok(cart)
}
