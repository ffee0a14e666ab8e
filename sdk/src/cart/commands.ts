import type { Relation } from '../kernel/optimistic.ts'
import { cartAddKey, cartItemKey } from './keys.ts'
import { findCartItem, variantIdOf } from './lines.ts'
import type { AddCartItemData, Cart, CartItemPreview, AddCartItemsData, AddCartItemParams } from './types.ts'

/** Commands of a cart. */
export type CartCommand =
  | {
      readonly kind: 'add'
      readonly item: AddCartItemParams
      readonly preview?: CartItemPreview | undefined
      /** Called with the response, which has the added amount. It also gets the warnings, instead of `onWarnings`. */
      readonly onAnswer?: (answer: AddCartItemData) => void
    }
  | { readonly kind: 'set'; readonly itemId: number; readonly amount: number }
  | { readonly kind: 'remove'; readonly itemId: number }
  | WholeCommand

/** Commands for the whole cart. */
export type WholeCommand =
  | { readonly kind: 'clear' }
  /** `null` removes the coupon. */
  | { readonly kind: 'coupon'; readonly code: string | null }
  | { readonly kind: 'credits'; readonly credits: number }
  | {
      readonly kind: 'batch'
      readonly items: readonly AddCartItemParams[]
      /** Key to send it with at first; a new one by default. */
      readonly idempotencyKey?: string | undefined
      /** Called with the response, which has more data than the cart. */
      readonly onAnswer?: (answer: AddCartItemsData) => void
    }

/** The cart with pending commands applied. */
export interface CartView {
  readonly cart: Cart
  /** Items that are being added and have no line yet, because they were added without a preview. */
  readonly unseen: readonly Pick<AddCartItemParams, 'variantId' | 'amount'>[]
}

/**
 * What a command touches, its key first, then the variants that it changes: an add may not overtake the removal of the
 * line that it lands on, nor be overtaken by it.
 */
export function touchedBy(command: CartCommand, { items }: Cart): readonly [string, ...string[]] {
  if (command.kind === 'add') return [cartAddKey(command.item.variantId)]
  if (command.kind === 'batch') return [command.kind, ...command.items.map(({ variantId }) => cartAddKey(variantId))]
  if (!('itemId' in command)) return [command.kind]
  const line = findCartItem(items, ({ id }) => id === command.itemId)
  return [cartItemKey(command.itemId), cartAddKey((line && variantIdOf(line)) ?? 0)]
}

/**
 * Whether a command changes by an amount instead of to one: it cannot replace another command, and a cart does not
 * show whether it was done.
 */
export const isRelative = ({ kind }: CartCommand): boolean => kind === 'add' || kind === 'batch'

/** Versions are counted per cart. */
export function cartRelation(current: Cart, incoming: Cart): Relation {
  if (current.id !== incoming.id) return 'other'
  if (current.version === incoming.version) return 'same'
  return incoming.version < current.version ? 'older' : 'newer'
}

/**
 * Whether a cart shows that a command was done, for a command whose response was lost. For an add, no cart can show
 * that.
 */
export function hasLanded(cart: Cart, command: CartCommand): boolean {
  if (command.kind === 'clear') return cart.items.length === 0
  if (command.kind === 'coupon') return cart.coupon?.code.toLowerCase() === command.code?.toLowerCase()
  if (command.kind === 'credits') return cart.credits === command.credits
  if (!('itemId' in command)) return false
  const line = findCartItem(cart.items, ({ id }) => id === command.itemId)
  return command.kind === 'remove' ? !line : line?.amount === command.amount
}
