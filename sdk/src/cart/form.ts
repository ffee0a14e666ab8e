import { addAmounts, parseAmount } from '../format/amount.ts'
import { localError, type ShopError } from '../kernel/errors.ts'
import { fail, ok, type Result } from '../kernel/result.ts'
import type { WriteOptions } from '../kernel/options.ts'
import { newId } from '../kernel/ids.ts'
import type { Shop } from '../transport/context.ts'
import { isRelative } from './commands.ts'
import { sendCommand } from './send.ts'
import type { AddCartItemParams, AddCartItemsData, Cart, CartWarning } from './types.ts'

/** A command of a cart form. */
export type CartCommand =
  | {
      /** Adds an item. */
      readonly kind: 'add'
      /** The item. */
      readonly item: AddCartItemParams
    }
  | {
      /** Adds several items; those that cannot be added are left out. */
      readonly kind: 'batch'
      /** The items, at most 500. */
      readonly items: readonly AddCartItemParams[]
      /** Called with the result of each item, which the cart does not contain. */
      readonly onAnswer?: (answer: AddCartItemsData) => void
    }
  | {
      /** Sets the amount of a line. */
      readonly kind: 'set'
      /** Id of the line. */
      readonly itemId: number
      /** The new amount in the unit of sale. */
      readonly amount: number
    }
  | {
      /** Removes a line. */
      readonly kind: 'remove'
      /** Id of the line. */
      readonly itemId: number
    }
  | {
      /** Empties the cart. */
      readonly kind: 'clear'
    }
  | {
      /** Applies or removes a coupon. */
      readonly kind: 'coupon'
      /** The code as typed; null removes the coupon. */
      readonly code: string | null
    }
  | {
      /** Pays a part by loyalty credits. */
      readonly kind: 'credits'
      /** Number of credits, a whole number; 0 removes them. */
      readonly credits: number
    }

/** Input of {@link sendCartCommand}. */
export interface SendCartCommandParams {
  /** The command, as the cart store understands it. */
  readonly command: CartCommand
  /** Called with what the back end changed on its own, such as an amount reduced to the stock. */
  readonly onWarnings?: (warnings: readonly CartWarning[]) => void
}

/** A parsed cart form ({@link parseCartForm}): what {@link sendCartCommand} takes. */
export interface CartForm {
  /** The command. */
  readonly params: SendCartCommandParams
  /** The key of the form, so that posting it twice adds once; empty if it has none. */
  readonly options: Pick<WriteOptions, 'idempotencyKey'>
}

/** A command, or `validation` with the path of the field that is missing or unusable. */
export type CartFormResult = Result<CartForm, ShopError<'validation'>>

const most = 9999
// 0 and texts without digits become the smallest possible amount, so that the back end reports the real minimum
const least = 0.001
const longestCode = 64
const mostItems = 500
const shortestKey = 8

const integer = (value: unknown): number | null =>
  typeof value === 'string' && /^-?\d{1,9}$/.test(value.trim()) ? Number(value) : null

const signed = (value: unknown): number | null => {
  const [, minus, digits = ''] = typeof value === 'string' ? (/^(-?)(.*)$/.exec(value.trim()) ?? []) : []
  const number = parseAmount(digits) ?? integer(digits)
  return number !== null && minus ? -number : number
}

const read = (command: CartCommand, options: CartForm['options'] = {}): CartFormResult =>
  ok({ params: { command }, options })

const missing = (field: string): CartFormResult =>
  fail(localError('validation', { issues: [{ code: 'required', field: `/${field}`, title: '' }] }))

const idIn = (form: FormData, field: string): number | null => {
  const id = integer(form.get(field))
  return id !== null && id > 0 ? id : null
}

/** A stepper button sends `step` in addition to the amount. */
function amountIn(form: FormData): number | null {
  const typed = form.get('amount') ?? '1'
  const amount = signed(typed)
  if (amount === null) return typeof typed === 'string' && /^[^\d]+$/.test(typed) ? least : null
  return Math.min(most, Math.max(least, addAmounts(amount, signed(form.get('step')) ?? 0)))
}

const keyIn = (form: FormData): CartForm['options'] => {
  const key = form.get('idempotencyKey')
  return typeof key === 'string' && key.length >= shortestKey ? { idempotencyKey: key } : {}
}

function readAdd(form: FormData): CartFormResult {
  const variantId = idIn(form, 'variantId')
  if (variantId === null) return missing('variantId')
  const amount = amountIn(form)
  if (amount === null) return missing('amount')
  const item = { variantId, amount, ...(form.get('credits') === 'true' && { credits: true }) }
  return read({ kind: 'add', item }, keyIn(form))
}

/** One field for each item, so that a checkbox can leave it out: the id of the variant, a colon and the amount. */
function readBatch(form: FormData): CartFormResult {
  const items: AddCartItemParams[] = []
  for (const field of form.getAll('item')) {
    const [, id, typed = '1'] = (typeof field === 'string' && /^([1-9]\d{0,8})(?::(.*))?$/.exec(field.trim())) || []
    const amount = signed(typed)
    if (id === undefined || amount === null || items.length === mostItems) return missing('item')
    items.push({ variantId: Number(id), amount: Math.min(most, Math.max(least, amount)) })
  }
  return items.length > 0 ? read({ kind: 'batch', items }, keyIn(form)) : missing('item')
}

function readLine(form: FormData, kind: 'set' | 'remove'): CartFormResult {
  const itemId = idIn(form, 'itemId')
  if (itemId === null) return missing('itemId')
  if (kind === 'remove') return read({ kind, itemId })
  const amount = amountIn(form)
  return amount === null ? missing('amount') : read({ kind, itemId, amount })
}

function readCoupon(form: FormData): CartFormResult {
  const code = form.get('couponCode')
  const typed = typeof code === 'string' ? code.trim().slice(0, longestCode) : ''
  return typed === '' ? missing('couponCode') : read({ kind: 'coupon', code: typed })
}

function readCredits(form: FormData): CartFormResult {
  const credits = integer(form.get('credits'))
  return credits === null || credits < 0 ? missing('credits') : read({ kind: 'credits', credits })
}

const readers: Readonly<Record<string, (form: FormData) => CartFormResult>> = {
  add: readAdd,
  batch: readBatch,
  set: (form) => readLine(form, 'set'),
  remove: (form) => readLine(form, 'remove'),
  clear: () => read({ kind: 'clear' }),
  coupon: readCoupon,
  'coupon-remove': () => read({ kind: 'coupon', code: null }),
  credits: readCredits,
}

/**
 * Parses a cart form posted without scripts. The forms are those of the hooks: `intent` is the command (`add`, `batch`,
 * `set`, `remove`, `clear`, `coupon`, `coupon-remove`, `credits`). The other fields are `variantId`, `itemId`, `amount`
 * with the `step` of a button, `couponCode` and `credits`; a batch has an `item` like `7:2` for each variant. Amounts
 * are limited to 0.001 to 9,999; the back end applies the limits of the product.
 *
 * @param form - The posted fields.
 * @returns The command to send; the error `validation` with the path of the field that is missing or invalid; or null
 *   if `intent` is not a command of the cart.
 * @example
 * ```ts
 * const form = parseCartForm(await request.formData())
 * if (form?.ok) await sendCartCommand(shop, form.data.params, form.data.options)
 * ```
 */
export function parseCartForm(form: FormData): CartFormResult | null {
  const intent = form.get('intent')
  return typeof intent === 'string' && Object.hasOwn(readers, intent) ? (readers[intent]?.(form) ?? null) : null
}

/**
 * Sends a command without a store, as a server does for a posted form. Adding to a cart that no longer exists creates
 * a new one.
 *
 * @param shop - The shop to call.
 * @param params - The command, from `parseCartForm`.
 * @param options - `signal` aborts the call, `idempotencyKey` is the key of the form.
 * @returns The cart after the command; or an error with the codes of the call that was made, such as `out_of_stock` or
 *   `coupon_invalid`, or a `TransportCode`.
 * @example
 * ```ts
 * const form = parseCartForm(await request.formData())
 * const sent = form?.ok ? await sendCartCommand(shop, form.data.params, form.data.options) : null
 * if (sent?.ok === false) console.log(errorText(en, sent.error))
 * ```
 */
export async function sendCartCommand(
  shop: Shop,
  params: SendCartCommandParams,
  options: WriteOptions = {},
): Promise<Result<Cart>> {
  const { command, onWarnings } = params
  const context = { options: { idempotencyKey: newId(), ...options }, lock: undefined, onWarnings }
  const result = await sendCommand(shop, command, context)
  const isGone = !result.ok && result.error.code === 'cart_not_found'
  return isGone && isRelative(command) ? sendCommand(shop, command, context) : result
}
