import type { Shop } from '@vanek/sdk'
import { ShopProvider } from '@vanek/react-hooks'
import { type ReactNode, useState } from 'react'
import { LateStores } from './late-stores.ts'
import { Origin } from './origin.ts'
import { OwnDisplay } from './price-display.ts'
import { WildcardProducts } from './product-path.ts'
import type { Settings } from './settings.ts'
import type { Stores } from './stores.ts'

export interface AppProps {
  readonly shop: Shop
  readonly stores: Stores
  readonly settings: Pick<Settings, 'wildcardProducts' | 'display'>
  readonly origin: string
  readonly children: ReactNode
}

/** Everything around the router; the same on the server and in the browser. */
export function App({ shop, stores, settings, origin, children }: AppProps) {
  const [late] = useState({})
  return (
    <Origin value={origin}>
      <WildcardProducts value={settings.wildcardProducts}>
        <LateStores value={late}>
          <OwnDisplay value={settings.display}>
            <ShopProvider shop={shop} {...stores}>
              {children}
            </ShopProvider>
          </OwnDisplay>
        </LateStores>
      </WildcardProducts>
    </Origin>
  )
}
