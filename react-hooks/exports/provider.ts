/**
 * Provides the shop and its stores to the hooks.
 *
 * @module
 */
export { type ShopBinding } from '../src/provider/context.ts'
export { ShopParts, type ShopPartsProps } from '../src/provider/shop-parts.tsx'
export { ShopProvider, type ShopProviderProps } from '../src/provider/shop-provider.tsx'
export { useShop } from '../src/provider/use-shop.ts'
export { useStore } from '../src/store/use-store.ts'
