import type { Session } from '../session.ts'
import type { Effect } from './operations.ts'

/** Stands for the token of the order just placed or looked up, in paths and in answers. */
export const currentOrder = 'current'

type Json = Record<string, unknown>

const at = (value: unknown, key: string) => (value as Json | null | undefined)?.[key] as Json | null | undefined

/** Takes the token out of its place in an answer and leaves `instead` there. */
function take(holder: Json | null | undefined, key: string, instead: unknown): string | undefined {
  const token = holder?.[key]
  if (!holder || typeof token !== 'string' || token === '') return undefined
  holder[key] = instead
  return token
}

/**
 * Forgets a guest cart that is none any more. Its token is still kept for an hour: when the answer to a placed order
 * was lost, only that token can ask for the order again.
 */
function retireCart(session: Session): void {
  const token = session.get('cart')
  session.drop('cart')
  if (token) session.set('retired', token)
}

/**
 * Forgets at a sign-in or a sign-out what was done in this browser before. Who orders as a guest and signs in then
 * goes on
 * seeing that order, which may wait for its payment.
 */
export function endVisit(effect: 'login' | 'exchange' | 'logout', session: Session): void {
  session.drop('auth')
  session.drop('retired')
  if (effect !== 'login') session.drop('order')
}

/**
 * Keeps the tokens of a good answer in the session and blanks them in the body, which is changed in place:
 * the guest cart token of an added line, the customer's of a sign-in or of an exchange, the order's of a placement or
 * of a
 * link that opens it.
 */
export function captureTokens(effect: Effect, body: unknown, session: Session): void {
  if (effect === 'addItem') {
    const token = take(at(at(body, 'meta'), 'custom'), 'guestCartToken', null)
    if (token) session.set('cart', token)
  } else if (effect === 'login' || effect === 'exchange') {
    const token = take(at(body, 'data'), 'access_token', '')
    endVisit(effect, session)
    if (token) session.set('auth', token)
    // the guest's cart now belongs to the customer; that of an operator stays theirs
    if (effect === 'login') session.drop('cart')
  } else if (effect === 'place') {
    const token = take(at(body, 'order'), 'token', currentOrder)
    if (token) session.set('order', token)
    // a customer's order was their own cart, whatever else lies beside
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

/** Forgets tokens that a refusal calls dead. */
export function dropDead(effect: Effect | undefined, status: number, body: unknown, session: Session): void {
  const codes = codesOf(body)
  // one with a code of its own speaks of what was sent, like a wrong password or a refused e-mail, not of the customer
  const unknown = codes.length === 0 || codes.includes('unauthorized')
  if (status === 401 && effect !== 'login' && effect !== 'exchange' && unknown) session.drop('auth')
  // whoever came to be of a restricted group is signed out
  if (status === 403 && codes.includes('customer_restricted')) session.drop('auth')
  if (status === 404 && codes.includes('cart_not_found') && !session.get('auth')) retireCart(session)
}
