import type { Shop } from '@vanek/sdk'
import { type Tracker, trackWishes } from '@vanek/sdk/tracking'
import type { LateStoresHeld } from '../../app/late-stores.ts'
import type { Stores } from '../../app/stores.ts'
import type { SeenGoods } from './goods.ts'

export interface WishParts extends Pick<Stores, 'session' | 'notices'> {
  readonly shop: Shop
  readonly late: LateStoresHeld
  readonly tracker: Tracker
  readonly goods: SeenGoods
}

/** Tells what a customer marks for later; nobody else can. */
export function tellWishes({ shop, session, notices, late, tracker, goods }: WishParts): void {
  let begun = false
  const begin = async () => {
    begun = true
    const { wishListIn } = await import('../wish-list/wish-list-store.ts')
    const wishes = wishListIn(late, { shop, notices, onUnauthorized: () => session.expire() })
    trackWishes(wishes, tracker, { currency: shop.config.currency.code, itemOf: goods.of })
  }
  const look = () => void (!begun && session.getState().status === 'customer' && begin())
  look()
  session.subscribe(look)
}
