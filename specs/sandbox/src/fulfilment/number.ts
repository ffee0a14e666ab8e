import { createHmac } from 'node:crypto'

const DIGITS = 10n ** 11n

/** The parcel number of an order: deterministic, but not guessable. */
export function numberOf(secret: string, orderId: string): string {
  const hash = createHmac('sha256', secret).update(`parcel:${orderId}`).digest()
  return `VB${String(hash.readBigUInt64BE() % DIGITS).padStart(11, '0')}`
}
