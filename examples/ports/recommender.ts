import { ok } from '@vanek/sdk'
import type { Recommender } from '@vanek/sdk/recommendations'

/** A recommender that receives the current product and returns offers. */
export const acmeRecommender: Recommender = async (shop, { placement, product, session, limit }, options = {}) => {
  const { fetch, endpoints } = shop.config
  const response = await fetch(`${endpoints.services}/acme/offers`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ slot: placement, item: product, visitor: session, count: limit }),
    signal: options.signal ?? null,
  })
  if (!response.ok) throw new Error(`Acme responded with ${response.status}`)
  const { offers } = (await response.json()) as { readonly offers: readonly { readonly id: number }[] }
  return ok(offers.map(({ id }) => id))
}
