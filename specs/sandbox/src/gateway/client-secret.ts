import { timingSafeEqual } from 'node:crypto'
import { tokenOf } from '../http/hash.ts'
import type { Services } from '../services.ts'

const UUID_LENGTH = 36

/** The client secret of a payment: its id with a signature. */
export function clientSecretOf({ secret }: Pick<Services, 'secret'>, id: string): string {
  return `${id}-${tokenOf(secret, 'payment', id)}`
}

/** The payment of a client secret; undefined if the signature is invalid. */
export function paymentOfSecret(services: Pick<Services, 'secret'>, given: string): string | undefined {
  const id = given.slice(0, UUID_LENGTH)
  const [right, received] = [Buffer.from(clientSecretOf(services, id)), Buffer.from(given)]
  return right.length === received.length && timingSafeEqual(right, received) ? id : undefined
}
