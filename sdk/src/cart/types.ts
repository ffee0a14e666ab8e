import type { components } from '../generated/shop.d.ts'
import type { DeepReadonly } from '../kernel/readonly.ts'

type Schemas = components['schemas']

/** The cart as the back end computed it (C3.01). */
export type Cart = DeepReadonly<Schemas['Cart']>
/** Sums of the cart (C3.02). */
export type CartPrices = DeepReadonly<Schemas['CartPrices']>
/** One line (C3.04). */
export type CartItem = DeepReadonly<Schemas['CartItem']>
/** What the back end answers to an add. */
export type ItemAdded = DeepReadonly<Schemas['ItemAdded']>
/** What it answers to a change of the amount. */
export type ItemUpdated = DeepReadonly<Schemas['ItemUpdated']>
/** The cart after any other change. */
export type CartAnswer = DeepReadonly<Schemas['CartAnswer']>
/** Something the back end changed while doing what was asked, like an amount cut to the stock. */
export type CartWarning = DeepReadonly<Schemas['Warning']>

/** What to add: `amount` pieces of a variant. */
export interface ItemToAdd {
  readonly variantId: number
  readonly amount: number
  /** Make a line of its own even if an equal one exists. */
  readonly newLine?: boolean
  /** Pay it by loyalty credits; needs a signed-in customer who has enough of them. */
  readonly credits?: boolean
  readonly custom?: Readonly<Record<string, string | number | boolean | null>>
}

/** What a new line shows until the back end has answered. The prices are those the page already showed. */
export type CartPreview = Pick<CartItem, 'productId' | 'product' | 'variant' | 'shoppable' | 'prices'>

export interface CallOptions {
  readonly signal?: AbortSignal | null | undefined
}

export interface WriteOptions extends CallOptions {
  /** Makes repeating the write harmless; a fresh one unless told. */
  readonly idempotencyKey?: string
}
