import type { Shop } from '@vanek/sdk'
import { type Tracker, trackWishList } from '@vanek/sdk/tracking'
import type { wishListIn } from '../../features/wish-list/wish-list-store.ts'
import type { LateStoresHeld } from '../../lib/visitor/late-stores.ts'
import type { Stores } from '../stores/stores.ts'
import type { SeenGoods } from './goods.ts'

interface FavouriteParts {
  readonly shop: Shop
  readonly session: Pick<Stores['session'], 'getState' | 'subscribe' | 'expire'>
  readonly notices: Stores['notices']
  readonly late: LateStoresHeld
  readonly tracker: Tracker
  readonly goods: Pick<SeenGoods, 'of'>
  readonly onError: (error: unknown) => void
  /** Loads the code of the wish list. */
  readonly load: () => Promise<{ readonly wishListIn: typeof wishListIn }>
}

/**
 * Tracks favourites, which only customers have. If their code does not load, it is loaded again at the next change of the
 * session.
 */
export function trackFavourites({ shop, session, notices, late, tracker, goods, onError, load }: FavouriteParts): void {
  let started = false
  const start = async () => {
    started = true
    try {
      const code = await load()
      const wishes = code.wishListIn(late, { shop, notices, onUnauthorized: () => session.expire() })
      trackWishList(wishes, tracker, { currency: shop.config.currency.code, itemOf: goods.of })
    } catch (error) {
      started = false
      onError(error)
    }
  }
  const startOnce = () => void (!started && session.getState().status === 'customer' && start())
  startOnce()
  session.subscribe(startOnce)
}
