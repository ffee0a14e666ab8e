import { type ShoppingList, type ShoppingListItem, wishListCode } from '@vanek/sdk/account'
import { canAddToCart } from '@vanek/sdk/cart'
import { isMadeToOrder } from '@vanek/sdk/product'

/** Whether a list is the one of the hearts. */
export const isWishList = (list: ShoppingList | null | undefined): boolean => list?.code === wishListCode

/** What a list is called. */
export const listTitle = (list: ShoppingList | null | undefined): string =>
  isWishList(list) ? 'Oblíbené' : (list?.name ?? 'Nákupní seznam')

/** The picture of what is in a line of a list. */
export const imageOf = ({ shoppable, product }: ShoppingListItem) => shoppable?.mainImage ?? product?.mainImage ?? null

/** What a line of a list is called; what is not sold any more may have no name left. */
export const nameOf = ({ product, shoppable }: ShoppingListItem): string =>
  product?.name ?? shoppable?.name ?? 'Zboží, které už neprodáváme'

/** Which of the product's variants it is; null where its name says nothing more. */
export function variantOf(item: ShoppingListItem): string | null {
  const name = item.variant?.name ?? ''
  return name !== '' && name !== nameOf(item) ? name : null
}

/** Whether a line is made to order: it can be bought although it is not available. */
export const isMade = ({ shoppable }: ShoppingListItem): boolean =>
  shoppable !== null && isMadeToOrder(shoppable.availability)

/** Whether a line can be bought now. */
export const canBuy = (item: ShoppingListItem): boolean =>
  canAddToCart({ prices: item.prices, availability: item.shoppable?.availability }, { forceAdd: isMade(item) }).enabled
