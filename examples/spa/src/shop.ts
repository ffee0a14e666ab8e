import { createShop, type ShopError, storageTokens } from '@vanek/sdk'
import { createCartStore } from '@vanek/sdk/cart'
import { createOrderFlow } from '@vanek/sdk/flows'
import { errorText } from '@vanek/sdk/i18n'
import { en } from '@vanek/sdk/i18n/en'
import { createNoticeStore } from '@vanek/sdk/notices'

const backEnd: string = import.meta.env.VITE_BACK_END ?? 'http://localhost:4000'
const numbers = { decimalPlaces: 2, decimalPoint: ',', millesimalPoint: ' ' }

export const shop = createShop({
  endpoints: { shop: `${backEnd}/store`, content: `${backEnd}/cms`, cdn: `${backEnd}/cdn` },
  currency: { code: 'CZK', symbol: 'Kč', symbolPlacement: 'right', ...numbers },
  tokens: storageTokens(() => localStorage),
})
export const notices = createNoticeStore()
export const cart = createCartStore(shop)
export const orders = createOrderFlow(shop)

export const textOf = (error: ShopError) => errorText(en, error)
