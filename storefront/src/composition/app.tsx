import type { Shop } from '@vanek/sdk'
import { ShopProvider } from '@vanek/react-hooks'
import { type ReactNode, useState } from 'react'
import { cartPath } from '#market/paths'
import { LateStores, type LateStoresHeld } from '../lib/visitor/late-stores.ts'
import { OtherMarkets } from '../lib/page/markets.ts'
import { Origin, type Settings } from '../lib/page/settings.ts'
import { OwnDisplay } from '../lib/page/price-display.ts'
import { WildcardProducts } from '../lib/goods/product-path.ts'
import type { Stores } from './stores/stores.ts'

const none: readonly never[] = []

export interface AppProps {
  readonly shop: Shop
  readonly stores: Stores
  readonly settings: Pick<Settings, 'wildcardProducts' | 'display' | 'markets'>
  readonly origin: string
  /** Registry of the stores of late parts; passed in if other code reads it too. */
  readonly late?: LateStoresHeld
  readonly children: ReactNode
}

/** The providers around the router; the same on the server and in the browser. */
export function App({ shop, stores, settings, origin, late: given, children }: AppProps) {
  const [late] = useState(given ?? {})
  return (
    <Origin value={origin}>
      <WildcardProducts value={settings.wildcardProducts}>
        <LateStores value={late}>
          <OwnDisplay value={settings.display}>
            <OtherMarkets value={settings.markets ?? none}>
              <ShopProvider shop={shop} cartPath={cartPath} {...stores}>
                {children}
              </ShopProvider>
            </OtherMarkets>
          </OwnDisplay>
        </LateStores>
      </WildcardProducts>
    </Origin>
  )
}
