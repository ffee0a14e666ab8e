import type { Shop } from '@vanek/sdk'
import { useBinding } from './context.ts'

/**
 * The shop of the provider, which calls and query definitions of the SDK take.
 *
 * @returns The object made by `createShop`.
 * @example
 * ```tsx
 * const shop = useShop()
 * return <button onClick={() => void getCart(shop)}>Load</button>
 * ```
 */
export const useShop = (): Shop => useBinding().shop
