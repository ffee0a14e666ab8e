import { createHash, createHmac, randomBytes } from 'node:crypto'

/** Hash of a token as it is stored: enough to verify it, not enough to use it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

export function randomToken(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * The token of a cart, an order or a payment, made from its random id and the database's secret: an answer that is repeated can
 * carry it again although only its hash is stored.
 */
export function tokenOf(secret: string, kind: 'cart' | 'order' | 'quote' | 'payment', id: string): string {
  return createHmac('sha256', secret).update(`${kind}:${id}`).digest('base64url')
}
