import * as texts from '#texts/pages/details'
import type { PlaceOrderError } from '@vanek/sdk/checkout'
import { redirectDocument } from 'react-router-dom'
import { cookieFlashes } from '../../lib/session/flashes.ts'
import type { VisitorEnv } from '../../lib/page/env.ts'
import { signInPath } from '../../lib/paths/account.ts'
import { accountPaths } from '#market/paths'
import { cartFlash } from '../../features/cart/commands/intent.ts'
import { stepPaths } from '../../lib/paths/checkout.ts'
import type { Seen } from '../../features/checkout/placing/seen.ts'

type Env = Pick<VisitorEnv, 'shop' | 'cookies'>

/** Whether the form was rendered for a customer whose session has expired; their cart is not this visitor's. */
export const isSignedOut = ({ shop }: Env, seen: Pick<Seen, 'context'> | null): boolean =>
  seen?.context.guest === false && !shop.config.tokens.has('auth')

// a full page load, since other tabs and the frame still show the customer
const toSignIn = ({ cookies }: Env, text: string, target: string): Response => {
  cookieFlashes(cookies).add({ kind: 'warning', text, durationMs: null })
  return redirectDocument(signInPath(target), 303)
}

/** A redirect to the sign-in, which returns to the details, with a flash message that nothing was ordered and why. */
export const signInToOrder = (env: Env): Response => toSignIn(env, texts.signedOut, stepPaths.info)

/** The same for an order whose response was lost: only its customer may see the result. */
export const signInToViewOrders = (env: Env): Response => toSignIn(env, texts.signedOutUnsure, accountPaths.orders)

/**
 * A redirect for errors after which the form has nothing to show, with a flash message that nothing was ordered and why
 * (C4.59): the cart or the session does not exist any more. Null for other errors.
 */
export function redirectAfterError(env: Env, { code }: Pick<PlaceOrderError, 'code'>): Response | null {
  if (code === 'unauthorized') return signInToOrder(env)
  if (code !== 'cart_empty' && code !== 'cart_not_found') return null
  cartFlash.leave(env.cookies, { kind: 'unplaced' })
  return redirectDocument(stepPaths.index, 303)
}
