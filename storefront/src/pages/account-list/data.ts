import { CommerceError, unwrap } from '@vanek/sdk'
import { addShoppingListItem, removeShoppingList, removeShoppingListItem, type ShoppingList } from '@vanek/sdk/account'
import { redirect } from 'react-router-dom'
import { accountAction, customerLoader, unknownForm } from '../../entities/account/load-account.ts'
import { leaveAccountFlash } from '../../entities/account/account-flash.ts'
import { goodsIn } from '../../entities/shopping-list/list-goods.ts'
import { buyList, listNumber, loadList } from '../../features/shopping-list/list.ts'
import { idIn, textIn } from '../../lib/forms/posted.ts'
import { listPath } from '../../lib/paths/account.ts'
import { accountPaths } from '#market/paths'

/** Loads one list of the customer: by its number, or the wish list by its code (C2.21). */
export const loader = customerLoader<ShoppingList>(({ params }, { shop }) => loadList(shop, params['id'] ?? ''))

/** Handles the forms of a list: buys all, removes or restores a line, deletes the list (C7.37, C7.38, C7.40). */
export const action = accountAction(async (form, args, env) => {
  const { shop, cookies } = env
  const named = args.params['id'] ?? ''
  const intent = textIn(form, 'intent')
  if (intent === 'buy') return buyList(args, env, named)

  const list = listNumber(named)
  const [item, goods] = [idIn(form, 'id'), goodsIn(form)]
  if (list === null) return unknownForm()
  if (intent === 'delete') {
    unwrap(await removeShoppingList(shop, { id: list }))
    leaveAccountFlash(cookies, { kind: 'list_removed' })
    return redirect(accountPaths.lists, 303)
  }
  if (intent === 'remove' && item !== null) {
    const result = await removeShoppingListItem(shop, { listId: list, itemId: item })
    // removing twice is no error
    if (!result.ok && result.error.code !== 'not_found') throw new CommerceError(result.error)
    const name = textIn(form, 'name')
    leaveAccountFlash(cookies, { kind: 'item_removed', ...(name && { name }), ...(goods && { goods }) })
    return redirect(listPath(list), 303)
  }
  if (intent !== 'return' || goods === null) return unknownForm()
  unwrap(await addShoppingListItem(shop, { listId: list, ...goods }))
  leaveAccountFlash(cookies, { kind: 'item_returned', goods })
  return redirect(listPath(list), 303)
})
