import { addAmounts } from '../format/amount.ts'
import type { CartCommand, CartView } from './commands.ts'
import { findCartItem, mapLines, variantIdOf } from './lines.ts'
import type { CartItem, CartItemPreview, AddCartItemParams } from './types.ts'

/** A line that the back end does not know yet has a negative id, which no line of the back end has. */
const previewLine = ({ variantId, amount }: AddCartItemParams, preview: CartItemPreview): CartItem => ({
  ...preview,
  id: -variantId,
  variantId,
  type: 'shop_product',
  amount,
  items: [],
})

const withItems = (view: CartView, items: readonly CartItem[]): CartView => ({ ...view, cart: { ...view.cart, items } })

function projectAdd(view: CartView, added: AddCartItemParams, preview?: CartItemPreview): CartView {
  const { items } = view.cart
  const { variantId, amount, newLine, parentId } = added
  const parent = parentId ? findCartItem(items, ({ id }) => id === parentId) : undefined
  const among = parentId ? (parent?.items ?? []) : items
  const equal = newLine ? undefined : among.find((item) => variantIdOf(item) === variantId)
  const change = (own: CartItem, next: (item: CartItem) => CartItem) =>
    withItems(
      view,
      mapLines(items, (item) => (item === own ? next(item) : item)),
    )
  if (equal) return change(equal, (item) => ({ ...item, amount: addAmounts(item.amount, amount) }))
  if (!preview || (parentId && !parent)) return { ...view, unseen: [...view.unseen, { variantId, amount }] }
  const line = previewLine(added, preview)
  return parent
    ? change(parent, (item) => ({ ...item, items: [...item.items, line] }))
    : withItems(view, [...items, line])
}

/** Applies a command to the cart. Only amounts and lines change; prices stay those of the last response. */
export function projectCart(view: CartView, command: CartCommand): CartView {
  const { cart } = view
  switch (command.kind) {
    case 'add':
      return projectAdd(view, command.item, command.preview)
    case 'batch':
      return command.items.reduce((seen, item) => projectAdd(seen, item), view)
    case 'clear':
      return { unseen: [], cart: { ...cart, items: [] } }
    case 'coupon':
      // only the back end knows the value of a coupon; removing one shows immediately
      return command.code === null ? { ...view, cart: { ...cart, coupon: null } } : view
    case 'credits':
      return view
    default:
      return withItems(
        view,
        mapLines(cart.items, (item) => {
          if (item.id !== command.itemId) return item
          return command.kind === 'set' ? { ...item, amount: command.amount } : null
        }),
      )
  }
}
