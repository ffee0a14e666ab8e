import type { Session } from '../session.ts'
import type { Effect } from './operations.ts'

/** Placeholder for the token of the order just placed or looked up, in paths and responses. */
export const currentOrder = 'current'

type Json = Record<string, unknown>

const at = (value: unknown, key: string) => (value as Json | null | undefined)?.[key] as Json | null | undefined

/** Replaces a token in a response by `instead`, and returns it. */
function take(holder: Json | null | undefined, key: string, instead: unknown): string | undefined {
  const token = holder?.[key]
  if (!holder || typeof token !== 'string' || token === '') return undefined
  holder[key] = instead
  return token
}

/**
 * Drops a guest cart that became an order. Its token is stored for another hour: if the response to a placed order was
 * lost, only that token can read the order.
 */
function retireCart(session: Session): void {
  const token = session.get('cart')
  session.drop('cart')
  if (token) session.set('retired', token)
}

/**
 * Deletes at sign-in or sign-out the tokens of earlier orders. A guest who orders and then signs in can still see that
 * order, which may wait for its payment.
 */
export function endVisit(effect: 'login' | 'exchange' | 'logout', session: Session): void {
  session.drop('auth')
  session.drop('retired')
  if (effect !== 'login') session.drop('order')
}

/**
 * Stores the tokens of a successful response in the session and empties them in the body, which is changed in place:
 * the guest cart token of an added line, the customer's token of a sign-in or an exchange, the order's token of a
 * placement or of a link that opens it.
 */
export function captureTokens(effect: Effect, body: unknown, session: Session): void {
  if (effect === 'addItem') {
    const token = take(at(at(body, 'meta'), 'custom'), 'guestCartToken', null)
    if (token) session.set('cart', token)
  } else if (effect === 'login' || effect === 'exchange') {
    const token = take(at(body, 'data'), 'access_token', '')
    endVisit(effect, session)
    if (token) session.set('auth', token)
    // the guest's cart now belongs to the customer; an operator keeps the own cart
    if (effect === 'login') session.drop('cart')
  } else if (effect === 'place') {
    const token = take(at(body, 'order'), 'token', currentOrder)
    if (token) session.set('order', token)
    // a customer's order was their own cart, even if there is a guest cart
    if (!session.get('auth')) retireCart(session)
  } else if (effect === 'open') {
    const token = take(body as Json, 'token', currentOrder)
    if (token) session.set('order', token)
  } else if (effect === 'order') {
    take(body as Json, 'token', currentOrder)
  }
}

const codesOf = (body: unknown): readonly unknown[] => {
  const errors = (body as Json | undefined)?.['errors']
  return Array.isArray(errors) ? errors.map((error) => (error as Json | null)?.['code']) : []
}

/** Deletes tokens that an error response reports as invalid. */
export function dropDead(effect: Effect | undefined, status: number, body: unknown, session: Session): void {
  const codes = codesOf(body)
  // an error with a specific code is about the request, like a wrong password or a rejected e-mail, not about the
  // token
  const unknown = codes.length === 0 || codes.includes('unauthorized')
  if (status === 401 && effect !== 'login' && effect !== 'exchange' && unknown) session.drop('auth')
  // a customer who became restricted is signed out
  if (status === 403 && codes.includes('customer_restricted')) session.drop('auth')
  if (status === 404 && codes.includes('cart_not_found') && !session.get('auth')) retireCart(session)
}
