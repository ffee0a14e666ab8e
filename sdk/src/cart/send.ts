import { ok, type Result } from '../kernel/result.ts'
import type { NoticePort } from '../notices/types.ts'
import type { Shop } from '../transport/context.ts'
import { addCartItem, removeCartItem, updateCartItem } from './calls.ts'
import { type CartCommand, isRelative, type WholeCommand } from './commands.ts'
import { sendWhole } from './send-whole.ts'
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

type LineCommand = Exclude<CartCommand, WholeCommand>

function sendLine(shop: Shop, command: LineCommand, idempotencyKey: string): Promise<Result<Sent>> {
  const options = { idempotencyKey }
  if (command.kind === 'add') return addCartItem(shop, command.item, options)
  if (command.kind === 'set') return updateCartItem(shop, { itemId: command.itemId, amount: command.amount }, options)
  return removeCartItem(shop, { itemId: command.itemId }, options)
}

const isOfLine = (command: CartCommand): command is LineCommand => command.kind === 'add' || 'itemId' in command

/** Sends a command; what the back end changed on its own is said to the shopper in its words. */
export async function sendCommand(
  shop: Shop,
  command: CartCommand,
  { id, lock, notices }: SendContext,
): Promise<Result<Cart>> {
  const { tokens } = shop.config
  const send = (): Promise<Result<Sent>> =>
    isOfLine(command) ? sendLine(shop, command, id) : sendWhole(shop, command, id)
  // asked in the very moment of sending: a token that goes in between would let two tabs make a cart each
  const makesCart = isRelative(command) && !tokens.has('cart') && !tokens.has('auth')
  const result = await (makesCart && lock ? lock(send) : send())
  if (!result.ok) return result
  const { cart, warnings = [] } = result.data
  for (const { code, title } of warnings) notices?.show({ kind: 'warning', code, text: title })
  return ok(cart)
}
