import { emptyCart } from '../empty.ts'
import type { Shop } from '../../transport/context.ts'
import type { Cart, CartItem } from '../types.ts'
import { goodsOf } from './goods.ts'

interface ModelCart {
  readonly id: string
  version: number
  lines: { readonly id: number; readonly variantId: number; amount: number }[]
}

export interface ModelRequest {
  readonly method: string
  readonly path: string
  readonly token: string | null
  readonly key: string | null
  readonly body: unknown
}

export interface ModelReply {
  readonly status: number
  readonly body: unknown
  /** Token of the cart that this request made. */
  readonly made?: string
}

/** More pieces of one variant than this are refused. */
export const mostPieces = 9
const price = 100

const refusal = (status: number, code: string): ModelReply => ({
  status,
  body: { errors: [{ code, field: null, title: code }], requestId: 'model' },
})

const wireLine = ({ id, variantId, amount }: ModelCart['lines'][number]): CartItem => ({
  id,
  productId: variantId,
  variantId,
  type: 'shop_product',
  amount,
  items: [],
  ...goodsOf(variantId),
  prices: {
    unitWithTax: price,
    unitWithoutTax: price,
    unitOriginalWithTax: price,
    totalWithTax: price * amount,
    totalWithoutTax: price * amount,
    currencyCode: 'CZK',
  },
})

/** The smallest back end that keeps the contract: versions, idempotency keys, carts by token. */
export function createModelServer(shop: Shop) {
  const carts = new Map<string, ModelCart>()
  const replies = new Map<string, ModelReply>()
  const applied = new Map<string, number>()
  let made = 0
  let lines = 0

  const wire = (cart: ModelCart | undefined): Cart => {
    const empty = emptyCart(shop)
    if (!cart) return empty
    const items = cart.lines.map(wireLine)
    const total = items.reduce((sum, { prices }) => sum + prices.totalWithTax, 0)
    return { ...empty, id: cart.id, version: cart.version, items, prices: { ...empty.prices, totalWithTax: total } }
  }

  const create = (): ModelCart => {
    made += 1
    const cart = { id: `cart-${made}`, version: 0, lines: [] }
    carts.set(`token-${made}`, cart)
    return cart
  }

  const add = (known: ModelCart | undefined, { id, amount }: { id: number; amount: number }): ModelReply => {
    const line = known?.lines.find(({ variantId }) => variantId === id)
    if ((line?.amount ?? 0) + amount > mostPieces) return refusal(422, 'out_of_stock')
    const cart = known ?? create()
    cart.version += 1
    applied.set(cart.id, (applied.get(cart.id) ?? 0) + amount)
    if (line) line.amount += amount
    else cart.lines.push({ id: ++lines, variantId: id, amount })
    const token = `token-${made}`
    const body = {
      cart: wire(cart),
      addedItem: null,
      changedAmount: amount,
      warnings: [],
      meta: { custom: { guestCartToken: known ? null : token } },
    }
    return { status: 200, body, ...(!known && { made: token }) }
  }

  const change = (cart: ModelCart, { method, path, body }: ModelRequest): ModelReply => {
    const id = Number(path.split('/').at(-1))
    const line = cart.lines.find((own) => own.id === id)
    if (!line) return refusal(404, 'not_found')
    const { amount } = body as { amount: number }
    if (method === 'PATCH' && amount > mostPieces) return refusal(422, 'amount_above_maximum')
    cart.version += 1
    if (method === 'DELETE') cart.lines = cart.lines.filter((own) => own !== line)
    else line.amount = amount
    return { status: 200, body: { cart: wire(cart), updatedItem: null, changedAmount: 0, warnings: [] } }
  }

  const run = (request: ModelRequest): ModelReply => {
    const { method, token, body } = request
    const cart = token === null ? undefined : carts.get(token)
    if (token !== null && !cart) return refusal(404, 'cart_not_found')
    if (method === 'GET') return { status: 200, body: wire(cart) }
    if (method === 'POST') return add(cart, body as { id: number; amount: number })
    return cart ? change(cart, request) : refusal(404, 'cart_not_found')
  }

  return {
    handle(request: ModelRequest): ModelReply {
      const { key, token } = request
      const scope = key && `${token} ${key}`
      const known = scope ? replies.get(scope) : undefined
      if (known) return known
      const reply = run(request)
      // as text, since what was answered once must not change with the cart
      const fixed = { ...reply, body: JSON.parse(JSON.stringify(reply.body)) as unknown }
      if (scope && reply.status === 200) replies.set(scope, fixed)
      return fixed
    },
    /** Pieces that were ever added, by cart. */
    applied: applied as ReadonlyMap<string, number>,
    /** The cart a token leads to, as the server sees it. */
    truth: (token: string | undefined): Cart => wire(carts.get(token ?? '')),
    kill: (token: string | undefined): void => void carts.delete(token ?? ''),
  }
}
