import { unwrap } from '@vanek/sdk'
import {
  addWishListItem,
  getShoppingListByCode,
  removeShoppingListItem,
  type ShoppingList,
  wishListCode,
} from '@vanek/sdk/account'
import { safePath } from '@vanek/sdk/auth'
import { accountMessages } from '#market/messages'
import { redirect } from 'react-router-dom'
import { accountAction, answersGuests, customerLoader, unknownForm } from '../../entities/account/load-account.ts'
import { leaveAccountFlash } from '../../entities/account/account-flash.ts'
import { buyList, loadList } from '../../features/shopping-list/list.ts'
import { formOf } from '../../lib/forms/form-of.ts'
import { idIn, textIn } from '../../lib/forms/posted.ts'
import type { PageArgs, VisitorEnv } from '../../lib/page/env.ts'
import { signInPath } from '../../lib/paths/account.ts'
import { accountPaths } from '#market/paths'
import { cookieFlashes } from '../../lib/session/flashes.ts'
import { wantFavourite } from '../../lib/session/wanted-favourites.ts'

/** Loads the wish list (C7.35). */
export const loader = customerLoader<ShoppingList>((_args, { shop }) => loadList(shop, wishListCode))

/** Adds a variant to the wish list or removes it (C7.39, C7.40, C7.60), and redirects to the page of the form. */
async function changeWishes(form: FormData, { shop, cookies }: VisitorEnv) {
  const variantId = idIn(form, 'variantId')
  if (variantId === null) return unknownForm()
  if (textIn(form, 'intent') !== 'unmark') {
    const answer = await addWishListItem(shop, { variantId })
    if (!answer.ok && answer.error.code === 'unauthorized') wantFavourite(cookies, variantId)
    unwrap(answer)
    leaveAccountFlash(cookies, { kind: 'wished' })
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

/** The shop page that a form was posted from; the wish list if there is no referrer. */
function cameFrom({ request }: PageArgs, { origin }: VisitorEnv): string {
  const referer = request.headers.get('referer') ?? ''
  const page = URL.canParse(referer) ? new URL(referer) : null
  return page?.origin === origin ? safePath(page.pathname + page.search) : accountPaths.favourites
}

/** Redirects a guest to the sign-in with a message (C6.11); the sign-in saves the product and returns to it. */
async function redirectToSignIn(args: PageArgs, env: VisitorEnv): Promise<Response> {
  const form = await formOf(args.request)
  const variantId = idIn(form, 'variantId')
  if (variantId !== null && textIn(form, 'intent') === 'mark') wantFavourite(env.cookies, variantId)
  cookieFlashes(env.cookies).add({ kind: 'danger', text: accountMessages.wish_login_required })
  return redirect(signInPath(cameFrom(args, env)), 303)
}

/** Handles favourite buttons without scripts (B4.10), and adds the whole wish list to the cart. */
export const action = answersGuests(async (args, env) =>
  env.shop.config.tokens.has('auth') ? change(args, env) : redirectToSignIn(args, env),
)
