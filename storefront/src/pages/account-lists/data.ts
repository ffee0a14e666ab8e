import { unwrap } from '@vanek/sdk'
import { getShoppingLists, type ShoppingList } from '@vanek/sdk/account'
import { customerLoader } from '../../entities/account/load-account.ts'

export interface ListsData {
  readonly lists: readonly ShoppingList[]
}

/** Loads the shopping lists of the customer (C2.20, C7.33). */
export const loader = customerLoader<ListsData>(async (_args, { shop }) => ({
  lists: unwrap(await getShoppingLists(shop)),
}))
