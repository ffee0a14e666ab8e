/**
 * Creates a random id, such as an idempotency key. Works on plain http too, where `crypto.randomUUID` is missing.
 *
 * @returns 32 hexadecimal digits.
 * @example
 * ```ts
 * const idempotencyKey = newId()
 * const paid = await payOrder(shop, { id: orderId }, { idempotencyKey })
 * ```
 */
export const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
