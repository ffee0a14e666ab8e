import { timingSafeEqual } from 'node:crypto'
import { tokenOf } from '../http/hash.ts'
import type { Services } from '../services.ts'

const UUID_LENGTH = 36

/** What a widget needs to pay one payment: its id, with a proof that the shop was given it. */
export function clientSecretOf({ secret }: Pick<Services, 'secret'>, id: string): string {
  return `${id}-${tokenOf(secret, 'payment', id)}`
}

/** The payment of a client secret; undefined when it is not one of ours. */
export function paymentOfSecret(services: Pick<Services, 'secret'>, given: string): string | undefined {
  const id = given.slice(0, UUID_LENGTH)
  const [right, received] = [Buffer.from(clientSecretOf(services, id)), Buffer.from(given)]
  return right.length === received.length && timingSafeEqual(right, received) ? id : undefined
}
