import { wishListCode } from '@vanek/sdk/account'
import { safePath } from '@vanek/sdk/auth'
import { csAccount } from '@vanek/sdk/i18n/cs'
import { redirect } from 'react-router-dom'
import { cookieFlashes } from '../../lib/session/cookie-flashes.ts'
import type { PageArgs, VisitorEnv } from '../../lib/page/env.ts'
import { buyList } from '../../features/shopping-list/buy-list.ts'
import { accountAction, answersGuests } from '../../entities/account/load-account.ts'
import { accountPaths, signInPath } from '../../lib/paths/account.ts'
import { textIn } from '../../lib/forms/posted.ts'
import { changeWishes } from '../../features/wish-list/change-wishes.ts'

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
