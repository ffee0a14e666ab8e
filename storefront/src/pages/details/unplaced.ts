import type { PlaceOrderError } from '@vanek/sdk/checkout'
import { redirectDocument } from 'react-router-dom'
import { cookieFlashes } from '../../lib/session/cookie-flashes.ts'
import type { VisitorEnv } from '../../lib/page/env.ts'
import { accountPaths, signInPath } from '../../lib/paths/account.ts'
import { cartSaid } from '../../features/cart/commands/said.ts'
import { stepPaths } from '../../lib/paths/checkout.ts'
import type { Seen } from '../../features/checkout/placing/seen.ts'

type Env = Pick<VisitorEnv, 'shop' | 'cookies'>

/** Whether the form was shown to a customer who is signed in no more; their cart is not this visitor's. */
export const isSignedOut = ({ shop }: Env, seen: Pick<Seen, 'context'> | null): boolean =>
  seen?.context.guest === false && !shop.config.tokens.has('auth')

// other tabs and the frame of the page still show who was here: a document is loaded
const toSignIn = ({ cookies }: Env, text: string, wanted: string): Response => {
  cookieFlashes(cookies).add({ kind: 'warning', text, durationMs: null })
  return redirectDocument(signInPath(wanted), 303)
}

/** Leads to signing in and from there back to the details, and leaves word that nothing was ordered and why. */
export const signInToOrder = (env: Env): Response =>
  toSignIn(
    env,
    'Objednávku jsme nepřijali a nic vám neúčtujeme: mezitím skončilo vaše přihlášení. Přihlaste se prosím a objednejte znovu, zboží v košíku na vás čeká.',
    stepPaths.info,
  )

/** The same for an order whose answer was lost: only its customer may be told what became of it. */
export const signInToLook = (env: Env): Response =>
  toSignIn(
    env,
    'Vaše přihlášení skončilo dřív, než jsme zjistili, zda objednávka prošla. Přihlaste se prosím a podívejte se mezi své objednávky.',
    accountPaths.orders,
  )

/**
 * Where a refusal leads that leaves the form nothing to show, with word that nothing was ordered and why (C4.59): the cart
 * is gone, or the sign-in is. Null for every other refusal.
 */
export function leadAway(env: Env, { code }: Pick<PlaceOrderError, 'code'>): Response | null {
  if (code === 'unauthorized') return signInToOrder(env)
  if (code !== 'cart_empty' && code !== 'cart_not_found') return null
  cartSaid.leave(env.cookies, { kind: 'unplaced' })
  return redirectDocument(stepPaths.index, 303)
}
