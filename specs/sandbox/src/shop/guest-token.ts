import { hashToken, tokenOf } from '../http/hash.ts'
import type { Services } from '../services.ts'
import type { Identity } from './identity.ts'

interface Answer {
  readonly cart: { readonly id: string | null }
  readonly meta: { readonly custom: { readonly guestCartToken: string | null } }
}

/** The token of a guest cart in responses that may have created it. It is not stored with a repeatable response. */
export function guestTokens<T extends Answer>({ secret }: Services, identity: Identity) {
  const meta = (cartId: string | null) => ({
    custom: {
      guestCartToken: identity.kind === 'customer' || cartId === null ? null : tokenOf(secret, 'cart', cartId),
    },
  })
  return {
    meta,
    hidden: (body: T): T => ({ ...body, meta: { custom: { guestCartToken: null } } }),
    /** The client that gets the response owns the cart. */
    becomes: (body: T): Identity => {
      const token = body.meta.custom.guestCartToken
      return token === null ? { kind: 'anonymous' } : { kind: 'guest', tokenHash: hashToken(token) }
    },
    shown: (body: T): T => ({ ...body, meta: meta(body.cart.id) }),
  }
}
