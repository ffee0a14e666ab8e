import { unwrap } from '@vanek/sdk'
import {
  addWishListItem,
  getShoppingListByCode,
  removeShoppingListItem,
  type ShoppingList,
  wishListCode,
} from '@vanek/sdk/account'
import { safePath } from '@vanek/sdk/auth'
import { csAccount } from '@vanek/sdk/i18n/cs'
import { redirect } from 'react-router-dom'
import { accountAction, answersGuests, customerLoader, notUnderstood } from '../../entities/account/load-account.ts'
import { sayNext } from '../../entities/account/said.ts'
import { buyList, loadList } from '../../features/shopping-list/list.ts'
import { idIn, textIn } from '../../lib/forms/posted.ts'
import type { PageArgs, VisitorEnv } from '../../lib/page/env.ts'
import { accountPaths, signInPath } from '../../lib/paths/account.ts'
import { cookieFlashes } from '../../lib/session/cookie-flashes.ts'

/** Reads the wish list (C7.35). */
export const loader = customerLoader<ShoppingList>((_args, { shop }) => loadList(shop, wishListCode))

/** Marks a variant or takes the mark away (C7.39, C7.40, C7.60), and leads to where the wish list is shown. */
async function changeWishes(form: FormData, { shop, cookies }: VisitorEnv) {
  const variantId = idIn(form, 'variantId')
  if (variantId === null) return notUnderstood()
  if (textIn(form, 'intent') !== 'unmark') {
    unwrap(await addWishListItem(shop, { variantId }))
    sayNext(cookies, { kind: 'wished' })
    return redirect(accountPaths.favourites, 303)
  }
  const list = unwrap(await getShoppingListByCode(shop, { code: wishListCode }))
  const item = list.items.find((own) => own.variantId === variantId)
  if (item && list.id !== null) unwrap(await removeShoppingListItem(shop, { listId: list.id, itemId: item.id }))
  return redirect(accountPaths.favourites, 303)
}

const change = accountAction((form, args, env) =>
  textIn(form, 'intent') === 'buy' ? buyList(args, env, wishListCode) : changeWishes(form, env),
)

/** The page of the shop that a form was posted from; the wish list when nobody tells. */
function cameFrom({ request }: PageArgs, { origin }: VisitorEnv): string {
  const told = request.headers.get('referer') ?? ''
  const page = URL.canParse(told) ? new URL(told) : null
  return page?.origin === origin ? safePath(page.pathname + page.search) : accountPaths.favourites
}

/** Tells a guest that a heart is for customers (C6.11), and leads to signing in and from there back to the goods. */
function askToSignIn(args: PageArgs, env: VisitorEnv): Response {
  cookieFlashes(env.cookies).add({ kind: 'danger', text: csAccount.wish_login_required })
  return redirect(signInPath(cameFrom(args, env)), 303)
}

/** Does without scripts what a heart does, wherever it stands (B4.10), and buys all that is marked. */
export const action = answersGuests(async (args, env) =>
  env.shop.config.tokens.has('auth') ? change(args, env) : askToSignIn(args, env),
)
