import type { Shop } from '@vanek/sdk'
import { ShopProvider } from '@vanek/react-hooks'
import { type ReactNode, useState } from 'react'
import { cartPath } from '#market/paths'
import { LateStores, type LateStoresHeld } from '../lib/visitor/late-stores.ts'
import { Origin, type Settings } from '../lib/page/settings.ts'
import { OwnDisplay } from '../lib/page/price-display.ts'
import { WildcardProducts } from '../lib/goods/product-path.ts'
import type { Stores } from './stores/stores.ts'

export interface AppProps {
  readonly shop: Shop
  readonly stores: Stores
  readonly settings: Pick<Settings, 'wildcardProducts' | 'display'>
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
            <ShopProvider shop={shop} cartPath={cartPath} {...stores}>
              {children}
            </ShopProvider>
          </OwnDisplay>
        </LateStores>
      </WildcardProducts>
    </Origin>
  )
}
