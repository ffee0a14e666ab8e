import { type ShoppingList, wishListCode } from '@vanek/sdk/account'
import { loadList } from '../../features/account/load-list.ts'
import type { CustomerLoader } from '../../app/env.ts'

export { action } from './action.ts'

/** Reads the wish list (C7.35). */
export const loader: CustomerLoader<ShoppingList> = (_args, { shop }) => loadList(shop, wishListCode)
