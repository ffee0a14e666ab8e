import type { CartState, CartStore } from '@vanek/sdk/cart'
import { consentCookie, consentVersion } from '@vanek/sdk/overlays'
import type { createBrowserRouter } from 'react-router-dom'
import { finishedPath } from '../../lib/paths/checkout.ts'
import { firstSign } from '../../lib/browser/later.tsx'

type Router = ReturnType<typeof createBrowserRouter>

/** Something that may be worth telling: where the router stands, what the cart is, what was clicked. */
export type TrailStep = { readonly page: Router['state'] } | { readonly cart: CartState } | { readonly click: Event }

/** Hands over what has happened so far, and what happens from then on, in its order. */
export type Trail = (listener: (step: TrailStep) => void) => void

/** Notes what happens until the part is there that tells it to analytics: nothing is lost meanwhile. */
export function keepTrail(
  router: Pick<Router, 'state' | 'subscribe'>,
  cart: Pick<CartStore, 'getState' | 'subscribe'>,
): Trail {
  const past: TrailStep[] = []
  let tell = (step: TrailStep): void => void past.push(step)
  const page = () => tell({ page: router.state })
  const held = () => tell({ cart: cart.getState() })
  for (const note of [page, held]) note()
  router.subscribe(page)
  cart.subscribe(held)
  document.addEventListener('click', (click) => tell({ click }), true)
  return (listener) => {
    past.forEach(listener)
    tell = listener
  }
}

/** Who has ordered has often seen enough at once, and an order is told nowhere else. */
const pauseMs = () => (location.pathname === finishedPath ? 0 : 2_000)

/** When analytics are told of what happens: at the visitor's first sign, or soon where they allow it already. */
export const whenTold = (): Promise<unknown> => {
  const allowed = document.cookie.includes(`${consentCookie}=${consentVersion}.1`)
  return allowed ? Promise.race([firstSign, new Promise((resolve) => setTimeout(resolve, pauseMs()))]) : firstSign
}
