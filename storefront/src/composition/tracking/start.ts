import { isFunctionOn, type SessionStore } from '@vanek/sdk/session'
import {
  createCartTracker,
  createTracker,
  type Tracker,
  sessionLoadedEvent,
  loginEvent,
  selectItemEvent,
  type DisplayedList,
} from '@vanek/sdk/tracking'
import type { PageEnv } from '../../lib/page/env.ts'
import type { LateStoresHeld } from '../../lib/visitor/late-stores.ts'
import { overlayStoreIn } from '../../lib/visitor/overlay-store.ts'
import type { ShellData } from '../../entities/shop/load-shell.ts'
import type { Stores } from '../stores/stores.ts'
import { type Trail, whenVisitTracked } from './trail.ts'
import { analyticsAdapters, oneTabAtATime } from '../../lib/ports/analytics.ts'
import { seenGoods, trackShelves, listOf } from './goods.ts'
import { trackFavourites } from './track-favourites.ts'
import { trackPages } from './track-pages.ts'
import { makeVisitor } from '../../lib/visitor/visitor.ts'
import { productPath } from '../../lib/paths/product.ts'

interface ClickParts {
  readonly tracker: Tracker
  /** Lists in the data of the page. */
  readonly lists: () => readonly DisplayedList[]
  /** Whether products have paths under their category (B2.25). */
  readonly wildcard: boolean
}

/** Tracks which product of a list was selected: its link was opened, here or in a new tab. */
function trackClicks({ tracker, lists, wildcard }: ClickParts) {
  const choose = (list: DisplayedList, { pathname }: HTMLAnchorElement) => {
    const product = list.products.find((own) => productPath(own, { wildcard }) === pathname)
    return product && selectItemEvent(list, product.id)
  }
  return ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest('a') : null
    const shelf = link?.closest('[data-list]')
    if (!link || (!shelf && !link.closest('.box'))) return
    const marked = shelf?.getAttribute('data-list')
    const inPage = lists().filter(({ id }) => !marked || id === marked)
    for (const list of inPage.length > 0 || !shelf ? inPage : [listOf(shelf)]) {
      const event = choose(list, link)
      if (event) return tracker.track(event)
    }
  }
}

/** An operator who acts for a customer is not tracked as a sign-in. */
const operatorPath = '/auth/proxy'

/** Tracks the type of visitor and the campaign once the session is loaded, and sign-ins. */
function trackSession(session: SessionStore, tracker: Tracker, currency: string): void {
  // an earlier call would load the session code too soon
  void whenVisitTracked().then(() =>
    session.onSessionLoaded(() => {
      const visitor = makeVisitor()
      visitor.load()
      const { utm } = visitor.getState()
      const user_kind = session.getState().status === 'customer' ? 'customer' : 'guest'
      tracker.track(sessionLoadedEvent({ user_kind, currency, utm }))
    }),
  )
  let before = session.getState().status
  session.subscribe(() => {
    const { status, pending } = session.getState()
    const entered = before !== 'customer' && status === 'customer' && pending === 'signIn'
    before = status
    if (entered && location.pathname !== operatorPath) tracker.track(loginEvent())
  })
}

export interface TrackingParts {
  readonly trail: Trail
  readonly env: PageEnv
  readonly stores: Pick<Stores, 'session' | 'notices'>
  readonly late: LateStoresHeld
  readonly shell: ShellData
}

/** Starts analytics for this document; loaded after the first interaction. */
export function startTracking({ trail, env, stores, late, shell }: TrackingParts): void {
  const { shop, wildcardProducts: wildcard } = env
  const { settings } = shell
  const onError = (error: unknown) => shop.config.logger.warn('Could not report to analytics', { error })
  const { track } = createTracker({ adapters: analyticsAdapters(overlayStoreIn(late), onError), onError })
  const tracker: Tracker = {
    track: (event) => (event?.name === 'purchase' ? oneTabAtATime(() => track(event)) : track(event)),
  }

  const goods = seenGoods()
  const pages = trackPages({ tracker, goods, settings: settings.tracking })
  const click = trackClicks({ tracker, lists: pages.lists, wildcard })
  const brandOf = (id: number) => {
    const { item_brand } = goods.of(id) ?? {}
    return item_brand === undefined ? undefined : { item_brand }
  }
  const watchCart = createCartTracker(tracker, { known: brandOf })
  trail((step) => {
    if ('page' in step) pages.see(step.page)
    else if ('cart' in step) watchCart(step.cart)
    else click(step.click)
  })
  trackShelves({ tracker, goods })
  trackSession(stores.session, tracker, shop.config.currency.code)
  const load = () => import('../../features/wish-list/wish-list-store.ts')
  if (isFunctionOn(settings.functions, 'wish_list'))
    trackFavourites({ shop, late, tracker, goods, onError, load, ...stores })
}
