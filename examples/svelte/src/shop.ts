import { createShop, storageTokens } from '@vanek/sdk'
import { createCartStore } from '@vanek/sdk/cart'

const backEnd: string = import.meta.env.VITE_BACK_END ?? 'http://localhost:4000'
const numbers = { decimalPlaces: 2, decimalPoint: ',', millesimalPoint: ' ' }

export const shop = createShop({
  endpoints: { shop: `${backEnd}/store`, content: `${backEnd}/cms`, cdn: `${backEnd}/cdn` },
  currency: { code: 'CZK', symbol: 'Kč', symbolPlacement: 'right', ...numbers },
  tokens: storageTokens(() => localStorage),
})
export const cart = createCartStore(shop)
