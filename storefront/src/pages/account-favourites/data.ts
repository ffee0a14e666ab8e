import { type ShoppingList, wishListCode } from '@vanek/sdk/account'
import { loadList } from '../../entities/shopping-list/load-list.ts'
import { customerLoader } from '../../entities/account/load-account.ts'

export { action } from './action.ts'

/** Reads the wish list (C7.35). */
export const loader = customerLoader<ShoppingList>((_args, { shop }) => loadList(shop, wishListCode))
