import type { Shop } from '@vanek/sdk'
import { useBinding } from './context.ts'

/** The context that calls and query definitions of the SDK take. */
export const useShop = (): Shop => useBinding().shop
