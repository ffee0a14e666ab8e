import * as texts from '#texts/entities/shopping-list'
import { type ShoppingList, type ShoppingListItem, wishListCode } from '@vanek/sdk/account'
import { canAddToCart } from '@vanek/sdk/cart'
import { isMadeToOrder } from '@vanek/sdk/product'

/** Whether a list is the wish list. */
export const isWishList = (list: ShoppingList | null | undefined): boolean => list?.code === wishListCode

/** Title of a list. */
export const listTitle = (list: ShoppingList | null | undefined): string =>
  isWishList(list) ? texts.favourites : (list?.name ?? texts.list)

/** Picture of a list line. */
export const imageOf = ({ shoppable, product }: ShoppingListItem) => shoppable?.mainImage ?? product?.mainImage ?? null

/** Name of a list line; goods that are not sold any more may have none. */
export const nameOf = ({ product, shoppable }: ShoppingListItem): string =>
  product?.name ?? shoppable?.name ?? texts.goneGoods

/** Name of the line's variant; null if it adds nothing to the line's name. */
export function variantOf(item: ShoppingListItem): string | null {
  const name = item.variant?.name ?? ''
  return name !== '' && name !== nameOf(item) ? name : null
}

/** Whether a line is made to order: it can be bought even if it is not available. */
export const isLineMadeToOrder = ({ shoppable }: ShoppingListItem): boolean =>
  shoppable !== null && isMadeToOrder(shoppable.availability)

/** Whether a line can be bought now. */
export const canBuy = (item: ShoppingListItem): boolean =>
  canAddToCart(
    { prices: item.prices, availability: item.shoppable?.availability },
    { forceAdd: isLineMadeToOrder(item) },
  ).enabled
