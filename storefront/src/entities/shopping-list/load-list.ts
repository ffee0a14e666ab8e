import { CommerceError, type Shop, unwrap } from '@vanek/sdk'
import { getShoppingList, getShoppingListByCode, type ShoppingList, wishListCode } from '@vanek/sdk/account'

/** The number of a list in its address; null for anything else. */
export const listNumber = (named: string): number | null => (/^[1-9]\d{0,14}$/.test(named) ? Number(named) : null)

/** Reads the list that an address names: by its number (C7.34), or the wish list by its code (C7.35). */
export async function loadList(shop: Shop, named: string): Promise<ShoppingList> {
  if (named === wishListCode) return unwrap(await getShoppingListByCode(shop, { code: named }))
  const id = listNumber(named)
  if (id === null) throw new CommerceError({ code: 'not_found', retryable: false, outcome: 'none', issues: [] })
  return unwrap(await getShoppingList(shop, { id }))
}
