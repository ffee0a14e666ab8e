import { isOn } from '@vanek/sdk/session'
import { cartWatcher, createTracker, type Tracker } from '@vanek/sdk/tracking'
import type { PageEnv } from '../../app/env.ts'
import type { LateStoresHeld } from '../../app/late-stores.ts'
import { overlayStoreIn } from '../../app/overlay-store.ts'
import type { ShellData } from '../../app/shell/load-shell.ts'
import type { Stores } from '../../app/stores.ts'
import type { Trail } from '../../app/trail.ts'
import { browserLayer, oneTabAtATime } from './browser-layer.ts'
import { seenGoods } from './goods.ts'
import { tellClicks } from './tell-clicks.ts'
import { tellPages } from './tell-pages.ts'
import { tellSession } from './tell-session.ts'
import { tellShelves } from './tell-shelves.ts'
import { tellWishes } from './tell-wishes.ts'

export interface TrackingParts {
  readonly trail: Trail
  readonly env: PageEnv
  readonly stores: Pick<Stores, 'session' | 'notices'>
  readonly late: LateStoresHeld
  readonly shell: ShellData
}

/** Tells analytics what happens on the pages of this document; loaded when the visitor has given a sign. */
export function startTracking({ trail, env, stores, late, shell }: TrackingParts): void {
  const { shop, wildcardProducts: wildcard } = env
  const { settings } = shell
  const onError = (error: unknown) => shop.config.logger.warn('Could not tell analytics', { error })
  const layer = browserLayer(overlayStoreIn(late), onError)
  const { track } = createTracker({ adapters: [layer], onError })
  const tracker: Tracker = {
    track: (event) => (event?.name === 'purchase' ? oneTabAtATime(() => track(event)) : track(event)),
  }

  const goods = seenGoods()
  const pages = tellPages({ tracker, goods, settings: settings.tracking })
  const click = tellClicks({ tracker, lists: pages.lists, wildcard })
  const brandOf = (id: number) => {
    const { item_brand } = goods.of(id) ?? {}
    return item_brand === undefined ? undefined : { item_brand }
  }
  const watchCart = cartWatcher(tracker, { known: brandOf })
  trail((step) => {
    if ('page' in step) pages.see(step.page)
    else if ('cart' in step) watchCart(step.cart)
    else click(step.click)
  })
  tellShelves({ tracker, goods })
  tellSession(stores.session, tracker, shop.config.currency.code)
  if (isOn(settings.functions, 'wish_list')) tellWishes({ shop, late, tracker, goods, ...stores })
}
