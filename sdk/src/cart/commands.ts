import type { Relation } from '../kernel/optimistic.ts'
import type { Cart, CartItem, CartPreview, ItemToAdd } from './types.ts'

/** What can be done to a cart before the back end has answered. */
export type CartCommand =
  | { readonly kind: 'add'; readonly item: ItemToAdd; readonly preview?: CartPreview | undefined }
  | { readonly kind: 'set'; readonly itemId: number; readonly amount: number }
  | { readonly kind: 'remove'; readonly itemId: number }

/** The cart with commands laid over it. */
export interface CartView {
  readonly cart: Cart
  /** Pieces on their way into the cart that no line shows, since nothing is known of them yet. */
  readonly unseen: number
}

/** Key of pending and error state: of a line, or of the variant that is being added. */
export const lineKey = (itemId: number): string => `line:${itemId}`
export const addKey = (variantId: number): string => `add:${variantId}`

export const commandKey = (command: CartCommand): string =>
  command.kind === 'add' ? addKey(command.item.variantId) : lineKey(command.itemId)

/** Pieces in the lines of a cart. */
export const countPieces = (cart: Cart): number => cart.items.reduce((sum, { amount }) => sum + amount, 0)

const variantOf = (item: CartItem): number | null => item.variantId ?? item.variant?.id ?? null

/** A line that exists only on the screen has a negative id, which no line of the back end has. */
const previewLine = ({ variantId, amount }: ItemToAdd, preview: CartPreview): CartItem => ({
  ...preview,
  id: -variantId,
  variantId,
  type: 'shop_product',
  amount,
  items: [],
})

const withItems = (view: CartView, items: readonly CartItem[]): CartView => ({ ...view, cart: { ...view.cart, items } })

/** Lays a command over the cart. Only amounts and lines change; money stays what the back end said last. */
export function projectCart(view: CartView, command: CartCommand): CartView {
  const { items } = view.cart
  if (command.kind === 'remove')
    return withItems(
      view,
      items.filter(({ id }) => id !== command.itemId),
    )
  if (command.kind === 'set') {
    const { itemId, amount } = command
    return withItems(
      view,
      items.map((item) => (item.id === itemId ? { ...item, amount } : item)),
    )
  }
  const { item: added, preview } = command
  const equal = added.newLine ? undefined : items.find((item) => variantOf(item) === added.variantId)
  if (equal) {
    const amount = equal.amount + added.amount
    return withItems(
      view,
      items.map((item) => (item === equal ? { ...item, amount } : item)),
    )
  }
  if (preview) return withItems(view, [...items, previewLine(added, preview)])
  return { ...view, unseen: view.unseen + added.amount }
}

/** Versions are counted per cart. */
export function cartRelation(current: Cart, incoming: Cart): Relation {
  if (current.id !== incoming.id) return 'other'
  if (current.version === incoming.version) return 'same'
  return incoming.version < current.version ? 'older' : 'newer'
}

/** Whether a cart is what a command wanted, asked when its answer was lost. No cart can tell that of an add. */
export function hasLanded(cart: Cart, command: CartCommand): boolean {
  if (command.kind === 'add') return false
  const line = cart.items.find(({ id }) => id === command.itemId)
  return command.kind === 'remove' ? !line : line?.amount === command.amount
}
