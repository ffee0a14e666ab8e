import { createHash, createHmac, randomBytes } from 'node:crypto'

/** The stored hash of a token: enough to verify it, not enough to use it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

export function randomToken(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * The token of a cart, an order or a payment, derived from its random id and the secret of the database. A repeated response
 * can contain it again, although only its hash is stored.
 */
export function tokenOf(secret: string, kind: 'cart' | 'order' | 'quote' | 'payment', id: string): string {
  return createHmac('sha256', secret).update(`${kind}:${id}`).digest('base64url')
}
