import type { Shop } from '@vanek/sdk'
import { useBinding } from './context.ts'

/**
 * The context that calls and query definitions of the SDK take.
 *
 * ```tsx
 * const shop = useShop()
 * return <button onClick={() => void getCart(shop)}>Načíst</button>
 * ```
 */
export const useShop = (): Shop => useBinding().shop
