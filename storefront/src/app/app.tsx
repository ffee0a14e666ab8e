import type { Shop } from '@vanek/sdk'
import { ShopProvider } from '@vanek/react-hooks'
import type { ReactNode } from 'react'
import { WildcardProducts } from './product-path.ts'
import type { Settings } from './settings.ts'
import type { Stores } from './stores.ts'

export interface AppProps {
  readonly shop: Shop
  readonly stores: Stores
  readonly settings: Pick<Settings, 'wildcardProducts'>
  readonly children: ReactNode
}

/** Everything around the router; the same on the server and in the browser. */
export const App = ({ shop, stores, settings, children }: AppProps) => (
  <WildcardProducts value={settings.wildcardProducts}>
    <ShopProvider shop={shop} {...stores}>
      {children}
    </ShopProvider>
  </WildcardProducts>
)
