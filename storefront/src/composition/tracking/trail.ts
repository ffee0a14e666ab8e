import type { CartState, CartStore } from '@vanek/sdk/cart'
import { consentCookie, consentVersion } from '@vanek/sdk/overlays'
import type { createBrowserRouter } from 'react-router-dom'
import { finishedPath } from '#market/paths'
import { firstSign, firstUse } from '../../lib/browser/later.tsx'

type Router = ReturnType<typeof createBrowserRouter>

/** A step that may be tracked: a router state, a cart state or a click. */
export type TrailStep = { readonly page: Router['state'] } | { readonly cart: CartState } | { readonly click: Event }

/** Passes all recorded steps to the listener, and then each new one, in order. */
export type Trail = (listener: (step: TrailStep) => void) => void

/** Records steps until analytics has loaded, so that none is lost. */
export function keepTrail(
  router: Pick<Router, 'state' | 'subscribe'>,
  cart: Pick<CartStore, 'getState' | 'subscribe'>,
): Trail {
  const past: TrailStep[] = []
  let record = (step: TrailStep): void => void past.push(step)
  const page = () => record({ page: router.state })
  const held = () => record({ cart: cart.getState() })
  for (const note of [page, held]) note()
  router.subscribe(page)
  cart.subscribe(held)
  document.addEventListener('click', (click) => record({ click }), true)
  return (listener) => {
    past.forEach(listener)
    record = listener
  }
}

/** The visitor may leave right after the order, which no other page tracks. */
const delayMs = () => (location.pathname === finishedPath ? 0 : 2_000)

const isAllowed = () => document.cookie.includes(`${consentCookie}=${consentVersion}.1`)

/**
 * Resolves when analytics may start: soon if the visitor has already consented, otherwise when the page is used. Until
 * the consent it would only keep what has happened.
 */
export const whenTracked = (): Promise<unknown> =>
  isAllowed() ? Promise.race([firstSign, new Promise((resolve) => setTimeout(resolve, delayMs()))]) : firstUse

/** Resolves when analytics needs the session of a guest. */
export const whenVisitTracked = (): Promise<unknown> => (isAllowed() ? firstSign : firstUse)
