import { type ShoppingList, wishListCode } from '@vanek/sdk/account'

/** Whether a list is the one of the hearts. */
export const isWishList = (list: ShoppingList | null | undefined): boolean => list?.code === wishListCode

/** What a list is called. */
export const listTitle = (list: ShoppingList | null | undefined): string =>
  isWishList(list) ? 'Oblíbené' : (list?.name ?? 'Nákupní seznam')
