import { createShop } from '@vanek/sdk'
import { createCartStore } from '@vanek/sdk/cart'
import { getListing } from '@vanek/sdk/catalog'
import { errorText } from '@vanek/sdk/i18n'
import { en } from '@vanek/sdk/i18n/en'
import { loadTokens, type Storage } from './tokens.ts'

const numbers = { decimalPlaces: 2, decimalPoint: ',', millesimalPoint: ' ' }
const currency = { code: 'CZK', symbol: 'Kč', symbolPlacement: 'right', ...numbers } as const

/** State shared by the screens of the app. Read the cart with the hooks, or with `useSyncExternalStore`. */
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
