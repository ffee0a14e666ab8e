import { ok } from '@vanek/sdk'
import type { Recommender } from '@vanek/sdk/recommendations'

/** A recommender that is told what the visitor looks at, and answers offers. */
export const acmeRecommender: Recommender = async (shop, { placement, product, session, limit }, options = {}) => {
  const { fetch, endpoints } = shop.config
  const answer = await fetch(`${endpoints.services}/acme/offers`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ slot: placement, item: product, visitor: session, count: limit }),
    signal: options.signal ?? null,
  })
  if (!answer.ok) throw new Error(`Acme answered ${answer.status}`)
  const { offers } = (await answer.json()) as { readonly offers: readonly { readonly id: number }[] }
  return ok(offers.map(({ id }) => id))
}
