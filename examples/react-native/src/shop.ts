import { createShop } from '@vanek/sdk'
import { createCartStore } from '@vanek/sdk/cart'
import { getListing } from '@vanek/sdk/catalog'
import { errorText } from '@vanek/sdk/i18n'
import { en } from '@vanek/sdk/i18n/en'
import { loadTokens, type Storage } from './tokens.ts'

const numbers = { decimalPlaces: 2, decimalPoint: ',', millesimalPoint: ' ' }
const currency = { code: 'CZK', symbol: 'Kč', symbolPlacement: 'right', ...numbers } as const

/** What the screens of the app share. A screen reads the cart by the hooks, or by `useSyncExternalStore`. */
export async function openShop(backEnd: string, storage: Storage) {
  const endpoints = { shop: `${backEnd}/store`, content: `${backEnd}/cms`, cdn: `${backEnd}/cdn` }
  const shop = createShop({ endpoints, currency, tokens: await loadTokens(storage) })
  const cart = createCartStore(shop)
  return {
    cart,
    async products() {
      const listing = await getListing(shop, { path: 'koupelnove-ventilatory', perPage: 6 })
      if (!listing.ok) throw new Error(errorText(en, listing.error))
      return listing.data.products
    },
  }
}
