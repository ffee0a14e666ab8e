import type { WriteOptions } from '../kernel/options.ts'
import { ok, type Result } from '../kernel/result.ts'
import type { Shop } from '../transport/context.ts'
import { readResponse } from '../transport/read-response.ts'
import { addCartItem, removeCartItem, updateCartItem } from './calls.ts'
import { type CartCommand, isRelative, type WholeCommand } from './commands.ts'
import { readChange } from './read-cart.ts'
import { sendWhole } from './send-whole.ts'
import type { AddCartItemData, Cart, CartWarning, UpdateCartData } from './types.ts'

/** Runs one task at a time in all tabs of a browser. */
export type CartLock = <T>(run: () => Promise<T>) => Promise<T>

export interface SendContext {
  readonly options: WriteOptions
  readonly lock: CartLock | undefined
  /** Called with what the back end changed on its own. */
  readonly onWarnings: ((warnings: readonly CartWarning[]) => void) | undefined
}

type LineCommand = Exclude<CartCommand, WholeCommand>

function sendLine(shop: Shop, command: LineCommand, options: WriteOptions): Promise<Result<UpdateCartData>> {
  if (command.kind === 'add') return addCartItem(shop, command.item, options)
  if (command.kind === 'set') return updateCartItem(shop, { itemId: command.itemId, amount: command.amount }, options)
  return removeCartItem(shop, { itemId: command.itemId }, options)
}

const isOfLine = (command: CartCommand): command is LineCommand => command.kind === 'add' || 'itemId' in command

const operations: Readonly<Record<CartCommand['kind'], string>> = {
  add: 'addCartItem',
  set: 'updateCartItem',
  remove: 'removeCartItem',
  batch: 'addCartItems',
  clear: 'clearCart',
  coupon: 'setCoupon',
  credits: 'setCredits',
}

/** Sends a command, and reports the warnings of the back end about what it changed on its own. */
export async function sendCommand(
  shop: Shop,
  command: CartCommand,
  { options, lock, onWarnings }: SendContext,
): Promise<Result<Cart>> {
  const { tokens } = shop.config
  const run = (): Promise<Result<UpdateCartData>> =>
    isOfLine(command) ? sendLine(shop, command, options) : sendWhole(shop, command, options)
  // read right before sending: if a token is deleted in between, two tabs could create a cart each
  const makesCart = isRelative(command) && !tokens.has('cart') && !tokens.has('auth')
  const send = () => (makesCart && lock ? lock(run) : run())
  const result = await readResponse(shop, operations[command.kind], send, readChange, 'unknown')
  if (!result.ok) return result
  const { cart, warnings = [] } = result.data
  if (command.kind === 'add' && command.onAnswer) command.onAnswer(result.data as AddCartItemData)
  else if (warnings.length > 0) onWarnings?.(warnings)
  return ok(cart)
}
