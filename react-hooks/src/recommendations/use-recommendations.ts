import type { CartState } from '@vanek/sdk/cart'
import type { ProductBox } from '@vanek/sdk/product'
import { getRecommended, type Placement, type Recommender } from '@vanek/sdk/recommendations'
import { useEffect, useRef, useState } from 'react'
import { useBinding } from '../provider/context.ts'
import { useStore } from '../store/use-store.ts'

/** What is to be recommended. */
export interface RecommendationsOptions {
  /** Who is asked: `recommenderNamed(settings.integrations.recommender)`; null asks nobody. */
  readonly recommender: Recommender | null
  readonly placement: Placement
  /** Id of the product that is looked at. */
  readonly product?: number | undefined
  /** Id of the category that is looked at. */
  readonly category?: number | undefined
  /** The most products; 8 unless told, 20 at most. */
  readonly limit?: number | undefined
  /** Id of the visitor's session; that of the `session` or `visitor` of the provider unless told. */
  readonly session?: string | undefined
  /** Id of the customer; of who is signed in by the `session` of the provider unless told. */
  readonly customer?: string | undefined
}

/** What is recommended. */
export interface Recommendations {
  /** Best first, all of them to be had; empty while loading, and when there is nothing to offer for whatever reason. */
  readonly products: readonly ProductBox[]
  readonly loading: boolean
}

interface Answer {
  /** What was asked about, without the cart. */
  readonly about: string
  readonly codes: string
  readonly products: readonly ProductBox[]
}

/** Placements that are about what is in the cart. */
const ofCart: readonly Placement[] = ['add_to_cart_cross_sell', 'checkout_cart_items', 'checkout_empty_cart']

const none: readonly ProductBox[] = []
const codesIn = ({ cart }: CartState): string =>
  [...new Set(cart.items.flatMap(({ shoppable }) => shoppable?.catalogCode || []))].sort().join('\n')

/**
 * Products to offer at a placement, asked for after the page is there. The recommender is told what is in the cart, and
 * nothing of it is offered. Placements about the cart wait until the cart is known and ask again when other variants are in
 * it, showing meanwhile what was there; the others ask once. An answer that comes too late for what is asked now is dropped.
 * Never fails: no products is all that a broken recommender does (C7.65, C7.66).
 *
 * ```tsx
 * const { products } = useRecommendations({ recommender: productRecommender, placement: 'homepage', limit: 4 })
 * return products.length > 0 && <ul>{products.map(({ id, name }) => <li key={id}>{name}</li>)}</ul>
 * ```
 */
export function useRecommendations(options: RecommendationsOptions): Recommendations {
  const { placement, product, category, limit } = options
  const { shop, cart, session, visitor } = useBinding()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const aboutCart = ofCart.includes(placement)
  const unknown = useStore(cart, ({ loaded }) => aboutCart && !loaded)
  const codes = useStore(cart, (state) => (aboutCart ? codesIn(state) : ''))
  const about = JSON.stringify([placement, product, category, limit])
  const asking = options.recommender !== null
  const latest = useRef({ ...options, who: session, visitor })
  useEffect(() => void (latest.current = { ...options, who: session, visitor }))

  useEffect(() => {
    // whom to ask and who is here is looked at when it is asked: nobody's products change under their eyes
    const { recommender, who, ...now } = latest.current
    if (!asking || !recommender || unknown) return
    const stop = new AbortController()
    const { signal } = stop
    const state = cart.getState()
    const input = {
      ...{ recommender, placement: now.placement, product: now.product, category: now.category, limit: now.limit },
      session: now.session ?? who?.getState().sessionId ?? now.visitor?.getState().sessionUuid ?? undefined,
      customer: now.customer ?? who?.getState().user?.id,
      cartProductCodes: codesIn(state).split('\n').filter(Boolean),
      without: state.cart.items.map(({ productId }) => productId),
    }
    getRecommended(shop, input, { signal }).then(
      (products) => !signal.aborted && setAnswer({ about, codes, products }),
      // only given up: everything else is an empty list
      () => undefined,
    )
    return () => stop.abort()
  }, [shop, cart, asking, unknown, about, codes])

  return {
    products: answer?.about === about ? answer.products : none,
    loading: asking && !(answer?.about === about && answer.codes === codes),
  }
}
