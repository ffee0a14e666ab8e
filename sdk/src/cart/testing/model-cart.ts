import type { CartItem } from '../types.ts'

export interface ModelCart {
  readonly id: string
  version: number
  lines: { readonly id: number; readonly variantId: number; amount: number }[]
  coupon: string | null
  credits: number
}

/** An item to add; histories number their adds. */
export interface ModelItem {
  readonly id: number
  readonly amount: number
  readonly custom: { readonly n: number }
}

export interface ModelReply {
  readonly status: number
  readonly body: unknown
  /** Token of the cart that this request created. */
  readonly made?: string
}

/** A larger amount of one variant is rejected. */
export const mostPieces = 9
const price = 100
// the minimum of a valid line: complete ones take most of the time of a history
const goods = { product: {}, variant: {}, shoppable: {} } as Pick<CartItem, 'product' | 'variant' | 'shoppable'>
let lines = 0

export const refusal = (status: number, ...codes: readonly string[]): ModelReply => ({
  status,
  body: { errors: codes.map((code) => ({ code, field: null, title: code })), requestId: 'model' },
})

/** Adds pieces to the line of a variant; returns the error code, or null. */
export function addTo(cart: ModelCart, { id, amount }: ModelItem): string | null {
  const line = cart.lines.find(({ variantId }) => variantId === id)
  if ((line?.amount ?? 0) + amount > mostPieces) return 'out_of_stock'
  if (line) line.amount += amount
  else cart.lines.push({ id: ++lines, variantId: id, amount })
  return null
}

/** Sets the amount of a line, 0 removes it; returns the error code, or null. */
export function changeLine(cart: ModelCart, id: number, amount: number): string | null {
  const line = cart.lines.find((own) => own.id === id)
  if (!line) return 'not_found'
  if (amount > mostPieces) return 'amount_above_maximum'
  if (amount > 0) line.amount = amount
  else cart.lines = cart.lines.filter((own) => own !== line)
  return null
}

export const wireLines = (cart: ModelCart): readonly CartItem[] =>
  cart.lines.map(({ id, variantId, amount }) => ({
    ...{ id, productId: variantId, variantId, type: 'shop_product', amount, items: [] },
    ...goods,
    prices: {
      ...{ unitWithTax: price, unitWithoutTax: price, unitOriginalWithTax: price, currencyCode: 'CZK' },
      ...{ totalWithTax: price * amount, totalWithoutTax: price * amount },
    },
  }))
