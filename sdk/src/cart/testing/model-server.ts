import { emptyCart } from '../empty.ts'
import type { Shop } from '../../transport/context.ts'
import type { Cart } from '../types.ts'
import { addTo, changeLine, type ModelCart, type ModelItem, refusal, type ModelReply, wireLines } from './model-cart.ts'

export interface ModelRequest {
  readonly method: string
  readonly path: string
  readonly token: string | null
  readonly key: string | null
  readonly body: unknown
  /** The sending tab. */
  readonly tab: number
}

/** An event on the server, in order; `n` is the number that the history gave to an add. */
export interface Happened {
  readonly kind: 'add' | 'clear'
  readonly tab: number
  readonly n?: number
}

/** The smallest back end that implements the contract: versions, idempotency keys, carts by token, orders. */
export function createModelServer(shop: Shop) {
  const carts = new Map<string, ModelCart>()
  const replies = new Map<string, ModelReply>()
  const applied = new Map<string, number>()
  const orders: { readonly code: string; readonly cart: string; readonly lines: number }[] = []
  const log: Happened[] = []
  let made = 0

  const wire = (cart: ModelCart | undefined): Cart => {
    const empty = emptyCart(shop)
    if (!cart) return empty
    const items = wireLines(cart)
    const total = items.reduce((sum, { prices }) => sum + prices.totalWithTax, 0)
    const { id, version, credits } = cart
    const coupon = cart.coupon === null ? null : { code: cart.coupon, title: '', applies: true, reason: null }
    return { ...empty, id, version, items, coupon, credits, prices: { ...empty.prices, totalWithTax: total } }
  }

  const answer = (cart: ModelCart): ModelReply => {
    cart.version += 1
    return { status: 200, body: { cart: wire(cart), warnings: [] } }
  }

  /** Adds valid items, to a new cart if there is none. */
  const add = (known: ModelCart | undefined, items: readonly ModelItem[], batch: boolean, tab: number): ModelReply => {
    const cart = known ?? { id: `cart-${made + 1}`, version: 0, lines: [], coupon: null, credits: 0 }
    const results = items.map((item) => {
      const code = addTo(cart, item)
      if (code) return { id: item.id, added: false, code, title: code }
      applied.set(cart.id, (applied.get(cart.id) ?? 0) + item.amount)
      log.push({ kind: 'add', tab, n: item.custom.n })
      return { id: item.id, added: true, code: null, title: null }
    })
    const added = results.filter((own) => own.added).length
    if (added === 0) return refusal(422, ...results.map(({ code }) => code ?? ''))
    const token = known ? null : `token-${++made}`
    if (token) carts.set(token, cart)
    cart.version += 1
    const more = batch ? { added, total: items.length, results } : { addedItem: null, changedAmount: 0, warnings: [] }
    const body = { cart: wire(cart), ...more, meta: { custom: { guestCartToken: token } } }
    return { status: 200, body, ...(token && { made: token }) }
  }

  const changeCart = (cart: ModelCart, { method, path, body, tab }: ModelRequest): ModelReply => {
    if (path.endsWith('/items')) {
      log.push({ kind: 'clear', tab })
      cart.lines = []
    } else if (path.endsWith('/credits')) {
      const { credits } = body as { credits: number }
      if (credits > 5) return refusal(422, 'credits_insufficient')
      cart.credits = credits
    } else {
      const { couponCode = null } = (method === 'DELETE' ? {} : body) as { couponCode?: string }
      if (couponCode === 'STARY') return refusal(422, 'coupon_expired')
      cart.coupon = couponCode
    }
    return answer(cart)
  }

  const order = (token: string): ModelReply => {
    const cart = carts.get(token)
    if (!cart || cart.lines.length === 0) return refusal(409, 'cart_empty')
    carts.delete(token)
    const code = `26${orders.length}`
    orders.push({ code, cart: cart.id, lines: cart.lines.length })
    return { status: 200, body: { order: { code }, payment: { redirectUrl: null } } }
  }

  const run = (request: ModelRequest): ModelReply => {
    const { method, path, token, body, tab } = request
    const cart = token === null ? undefined : carts.get(token)
    if (token !== null && !cart) return refusal(404, 'cart_not_found')
    if (method === 'GET') return { status: 200, body: wire(cart) }
    if (path.endsWith('/batch')) return add(cart, (body as { items: readonly ModelItem[] }).items, true, tab)
    if (method === 'POST' && path.endsWith('/items')) return add(cart, [body as ModelItem], false, tab)
    if (!cart || token === null) return refusal(404, 'cart_not_found')
    if (path.endsWith('/validate'))
      return cart.lines.length > 0 ? { status: 204, body: null } : refusal(409, 'cart_empty')
    if (path.endsWith('/place')) return order(token)
    if (/\/(items|coupon|credits)$/.test(path)) return changeCart(cart, request)
    const code = changeLine(
      cart,
      Number(path.split('/').at(-1)),
      method === 'DELETE' ? 0 : (body as { amount: number }).amount,
    )
    return code ? refusal(code === 'not_found' ? 404 : 422, code) : answer(cart)
  }

  return {
    handle(request: ModelRequest): ModelReply {
      const { key, token } = request
      const scope = key && `${token} ${key}`
      const known = scope ? replies.get(scope) : undefined
      if (known) return known
      const reply = run(request)
      // serialized, since a recorded response must not change with the cart
      const fixed = { ...reply, body: JSON.parse(JSON.stringify(reply.body)) as unknown }
      if (scope && reply.status === 200) replies.set(scope, fixed)
      return fixed
    },
    /** Number of pieces ever added, by cart. */
    applied: applied as ReadonlyMap<string, number>,
    log: log as readonly Happened[],
    orders: orders as readonly (typeof orders)[number][],
    /** The server's cart for a token. */
    truth: (token: string | undefined): Cart => wire(carts.get(token ?? '')),
    /** Orders the cart, for example in another browser. */
    order: (token: string | undefined): void => void order(token ?? ''),
    kill: (token: string | undefined): void => void carts.delete(token ?? ''),
  }
}
