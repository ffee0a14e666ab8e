import type { Shop } from '@vanek/sdk'
import { ShopProvider } from '@vanek/react-hooks'
import type { ReactNode } from 'react'
import type { Stores } from './stores.ts'

/** Everything around the router; the same on the server and in the browser. */
export const App = ({ shop, stores, children }: { shop: Shop; stores: Stores; children: ReactNode }) => (
  <ShopProvider shop={shop} {...stores}>
    {children}
  </ShopProvider>
)
