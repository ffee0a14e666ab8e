import * as texts from '#texts/features/cart/commands'
import { ok, type Result, type Shop } from '@vanek/sdk'
import {
  addCartItem,
  type AddCartItemData,
  addCartItems,
  type CartCommand,
  type CartWarning,
  changeCartItemVariant,
  getCart,
  saveCartAsList,
} from '@vanek/sdk/cart'
import { removeInvalid } from '../../../entities/cart/remove-invalid.ts'
import { textIn } from '../../../lib/forms/posted.ts'
import type { PageEnv } from '../../../lib/page/env.ts'
import { isOff } from '../../../lib/page/must-be-on.ts'
import { flashValue } from '../../../lib/session/flashes.ts'
import { itemOf, parseRemoved, type Removed, type RemovedLine, stringifyRemoved } from './removed.ts'

/** A flash message of the cart page: the result of the last posted form, or why nothing was ordered. */
export type CartFlash =
  | ({ readonly kind: 'removed' } & Removed)
  | { readonly kind: 'saved'; readonly name: string }
  /** What of a set was left out, and why. */
  | { readonly kind: 'partly'; readonly texts: readonly string[] }
  /** Name of the line that is there instead of another variant. */
  | { readonly kind: 'changed'; readonly name: string }
  | { readonly kind: 'unplaced' }
  | { readonly kind: 'unsure' }

const isChanged = (value: unknown): value is { readonly changed: string } =>
  typeof (value as { readonly changed?: unknown } | null)?.changed === 'string'

const isTexts = (value: unknown): value is { readonly texts: readonly string[] } => {
  const { texts: own } = (value ?? {}) as { readonly texts?: unknown }
  return Array.isArray(own) && own.every((text) => typeof text === 'string')
}

function write(message: CartFlash): string {
  if (message.kind === 'unplaced' || message.kind === 'unsure') return JSON.stringify(message.kind)
  if (message.kind === 'partly') return JSON.stringify({ texts: message.texts })
  if (message.kind === 'changed') return JSON.stringify({ changed: message.name.slice(0, 200) })
  const name = message.name?.slice(0, 100) ?? null
  return JSON.stringify(message.kind === 'removed' ? [name, stringifyRemoved(message.lines)] : [name])
}

function read(text: string): CartFlash | null {
  const value: unknown = JSON.parse(text)
  if (value === 'unplaced' || value === 'unsure') return { kind: value }
  if (isChanged(value)) return { kind: 'changed', name: value.changed }
  if (isTexts(value)) return { kind: 'partly', texts: value.texts }
  if (!Array.isArray(value)) return null
  const [name, encodedLines] = value as unknown[]
  if (encodedLines === undefined) return typeof name === 'string' ? { kind: 'saved', name } : null
  const lines = parseRemoved(encodedLines)
  return lines && { kind: 'removed', name: typeof name === 'string' ? name : null, lines }
}

/** Flash message for the next render of the cart; dropped if a large cart makes it too long for a cookie. */
export const cartFlash = flashValue<CartFlash>({ name: 'vanek_cart_said', maxAgeSeconds: 5 * 60, write, read })

/** A command of a cart form that the SDK does not have. */
export type CartIntent =
  /** Restores removed lines. */
  | { readonly kind: 'restore'; readonly lines: readonly RemovedLine[] }
  /** Removes the lines whose products the shop no longer has. */
  | { readonly kind: 'tidy' }
  | { readonly kind: 'gifts'; readonly gifts: readonly number[] }
  | { readonly kind: 'save-list'; readonly name: string }
  /** Puts another variant in the place of a line. */
  | { readonly kind: 'variant'; readonly itemId: number; readonly variantId: number }

const maxNameLength = 100
const maxGifts = 20

const giftIds = (form: FormData): readonly number[] =>
  form
    .getAll('gifts')
    .flatMap((value) => (typeof value === 'string' && /^[1-9]\d{0,8}$/.test(value.trim()) ? Number(value) : []))
    .slice(0, maxGifts)

const idIn = (form: FormData, field: string): number => {
  const value = form.get(field)
  return typeof value === 'string' && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : 0
}

/** Parses such a command from a posted form; null if it is another one. */
export function cartIntentFrom(form: FormData): CartIntent | null {
  const kind = form.get('intent')
  if (kind === 'tidy') return { kind }
  if (kind === 'gifts') return { kind, gifts: giftIds(form) }
  if (kind === 'variant') {
    const [itemId, variantId] = [idIn(form, 'itemId'), idIn(form, 'variantId')]
    return itemId > 0 && variantId > 0 ? { kind, itemId, variantId } : null
  }
  if (kind === 'save-list') {
    return { kind, name: textIn(form, 'name').slice(0, maxNameLength) }
  }
  if (kind !== 'restore') return null
  const lines = parseRemoved(form.get('lines'))
  return lines && { kind, lines }
}

/** Error of a cart form, and which form it was. */
export interface CartRefusal {
  readonly kind: CartCommand['kind'] | CartIntent['kind'] | null
  readonly itemId: number | null
  readonly text: string
  /** The typed text: a coupon, an amount of credits or the name of a list. */
  readonly typed: string
}

const credits = { flag: 'loyalty_credits', text: texts.creditsOff }
const lists = { flag: 'shopping_lists', text: texts.listsOff }

/** The feature flag that a form needs, and the message while it is off; null for forms that every shop has. */
function requirementOf(command: CartCommand | CartIntent): typeof credits | null {
  if (command.kind === 'save-list') return lists
  // applied credits can always be removed
  const paysByCredits =
    command.kind === 'credits' ? command.credits > 0 : command.kind === 'add' && command.item.credits
  return paysByCredits ? credits : null
}

/** Why a form of the cart is refused because its feature flag is off (B6.09); null if it is not refused. */
export async function switchedOff(command: CartCommand | CartIntent, env: PageEnv): Promise<string | null> {
  const requirement = requirementOf(command)
  return requirement && (await isOff(requirement.flag, env)) ? requirement.text : null
}

/** Receives the warnings about what the back end changed on its own. */
type OnWarnings = (warnings: readonly Pick<CartWarning, 'title'>[]) => void

/** Restores a line and then its parts. */
async function restoreWithParts(shop: Shop, line: RemovedLine, onWarnings: OnWarnings): Promise<Result<unknown>> {
  const added = await addCartItem(shop, { ...itemOf(line), newLine: true })
  if (!added.ok) return added
  const { warnings = [] } = added.data as Partial<AddCartItemData>
  onWarnings(warnings)
  const parentId = added.data.addedItem.id
  const parts = line.parts.map((part) => ({ ...itemOf(part), parentId }))
  return parts.length > 0 ? addCartItems(shop, { items: parts }) : added
}

/** Restores removed lines without a store: in one call, or one by one if they have parts. */
async function restoreLines(
  shop: Shop,
  lines: readonly RemovedLine[],
  onWarnings: OnWarnings,
): Promise<Result<unknown>> {
  const plain = lines.filter(({ parts }) => parts.length === 0)
  let result: Result<unknown> = ok(null)
  if (plain.length > 0) {
    const added = await addCartItems(shop, { items: plain.map(itemOf) })
    // sold meanwhile, or a part of it
    if (added.ok) onWarnings(added.data.results.flatMap(({ title }) => (title ? [{ title }] : [])))
    result = added
  }
  for (const line of lines.filter(({ parts }) => parts.length > 0)) {
    // one after another: each needs its parent line
    // oxlint-disable-next-line no-await-in-loop
    const own = await restoreWithParts(shop, line, onWarnings)
    if (!own.ok) result = own
  }
  return result
}

async function tidyCart(shop: Shop): Promise<Result<unknown>> {
  const cart = await getCart(shop)
  if (!cart.ok) return cart
  return removeInvalid(shop, cart.data)
}

/** Runs a command that the SDK does not have. Restoring into a cart that does not exist any more creates a new one. */
export async function performCartIntent(
  shop: Shop,
  intent: Exclude<CartIntent, { readonly kind: 'gifts' }>,
  onWarnings: OnWarnings = () => undefined,
): Promise<Result<unknown>> {
  if (intent.kind === 'tidy') return tidyCart(shop)
  if (intent.kind === 'save-list') return saveCartAsList(shop, { name: intent.name })
  if (intent.kind === 'variant') return changeCartItemVariant(shop, { ...intent, onWarnings })
  const result = await restoreLines(shop, intent.lines, onWarnings)
  return !result.ok && result.error.code === 'cart_not_found' ? restoreLines(shop, intent.lines, onWarnings) : result
}
