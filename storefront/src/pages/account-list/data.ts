import type { ShoppingList } from '@vanek/sdk/account'
import { loadList } from '../../entities/shopping-list/load-list.ts'
import { customerLoader } from '../../entities/account/load-account.ts'

export { action } from './action.ts'

/** Reads one list of the customer: by its number, or the wish list by its code (C2.21). */
export const loader = customerLoader<ShoppingList>(({ params }, { shop }) => loadList(shop, params['id'] ?? ''))
