import { emptyCart } from '../../../cart/empty.ts'
import {
  addTo,
  type ModelCart,
  type ModelItem,
  type ModelReply,
  refusal,
  wireLines,
} from '../../../cart/testing/model-cart.ts'
import type { Cart } from '../../../cart/types.ts'
import { testShop } from '../../../transport/testing/test-shop.ts'
import { customers, password } from './customers.ts'

/** A request as received by the back end. */
export interface AccountRequest {
  readonly method: string
  readonly path: string
  readonly bearer: string | null
  readonly guest: string | null
  readonly key: string | null
  readonly body: unknown
}

const empty = emptyCart(testShop())
const ok = (body: unknown): ModelReply => ({ status: 200, body })
const pieces = ({ lines }: ModelCart): number => lines.reduce((sum, { amount }) => sum + amount, 0)

const wire = (cart: ModelCart | undefined): Cart =>
  cart ? { ...empty, id: cart.id, version: cart.version, items: wireLines(cart) } : empty

/** Customers, their tokens and their carts, and carts of guests. */
export function createAccounts() {
  const owners = new Map<string, string>()
  const ofCustomers = new Map<string, ModelCart>()
  const ofGuests = new Map<string, ModelCart>()
  const replies = new Map<string, ModelReply>()
  const seen: string[] = []
  let made = 0

  const newCart = (): ModelCart => ({ id: `cart-${++made}`, version: 0, lines: [], coupon: null, credits: 0 })

  const merge = (guest: string | null, id: string) => {
    const from = ofGuests.get(guest ?? '')
    if (!guest || !from) return null
    ofGuests.delete(guest)
    if (from.lines.length === 0) return null
    const into = ofCustomers.get(id) ?? newCart()
    ofCustomers.set(id, into)
    into.version += 1
    for (const { variantId, amount } of from.lines) {
      const line = into.lines.find((own) => own.variantId === variantId)
      if (line) line.amount += amount
      else addTo(into, { id: variantId, amount, custom: { n: 0 } })
    }
    return { merged: from.lines.length, capped: [], dropped: [] }
  }

  const enter = (id: string, cart: unknown): ModelReply => {
    const token = `token-${++made}`
    owners.set(token, id)
    return ok({ data: { access_token: token }, meta: { cart } })
  }

  const add = ({ bearer, guest }: AccountRequest, owner: string | undefined, item: ModelItem): ModelReply => {
    if (!bearer && guest && !ofGuests.has(guest)) return refusal(404, 'cart_not_found')
    const known = owner === undefined ? ofGuests.get(guest ?? '') : ofCustomers.get(owner)
    const cart = known ?? newCart()
    const code = addTo(cart, item)
    if (code) return refusal(422, code)
    cart.version += 1
    const token = owner === undefined && !known ? `guest-${++made}` : null
    if (token) ofGuests.set(token, cart)
    if (owner !== undefined) ofCustomers.set(owner, cart)
    const meta = { custom: { guestCartToken: token } }
    return ok({ cart: wire(cart), addedItem: null, changedAmount: 0, warnings: [], meta })
  }

  const run = (request: AccountRequest): ModelReply => {
    const { method, path, bearer, guest, body } = request
    const what = `${method} ${path}`
    if (what === 'POST /api/oauth/login') {
      const { email, password: typed } = body as { readonly email: string; readonly password: string }
      const id = email.replace('@vanek.test', '')
      if (!customers[id] || typed !== password) return refusal(401, 'credentials_invalid')
      return enter(id, merge(guest, id))
    }
    if (what === 'POST /api/oauth/token') {
      const { token } = body as { readonly token: string }
      return customers[token] ? enter(token, null) : refusal(422, 'token_invalid')
    }
    const owner = owners.get(bearer ?? '')
    if (bearer && owner === undefined) return refusal(401, 'unauthorized')
    if (what === 'GET /api/v1/cart') {
      if (owner === undefined && guest && !ofGuests.has(guest)) return refusal(404, 'cart_not_found')
      return ok(wire(owner === undefined ? ofGuests.get(guest ?? '') : ofCustomers.get(owner)))
    }
    if (what === 'POST /api/v1/cart/items') return add(request, owner, body as ModelItem)
    const customer = customers[owner ?? '']
    if (!customer) return refusal(401, 'unauthorized')
    if (what === 'GET /api/v1/user') return ok(customer)
    if (what === 'GET /api/v1/user/credits/amount') return ok({ amount: 70 })
    if (what !== 'POST /api/oauth/logout') return refusal(404, 'not_found')
    owners.delete(bearer ?? '')
    return { status: 204, body: null }
  }

  return {
    seen: seen as readonly string[],
    handle(request: AccountRequest): ModelReply {
      seen.push(`${request.method} ${request.path}`)
      const scope = request.key && `${request.bearer} ${request.guest} ${request.key}`
      const known = scope ? replies.get(scope) : undefined
      if (known) return known
      const reply = run(request)
      const fixed = { ...reply, body: JSON.parse(JSON.stringify(reply.body)) as unknown }
      if (scope && reply.status === 200) replies.set(scope, fixed)
      return fixed
    },
    /** The owner of a token. */
    ownerOf: (token: string | undefined): string | undefined => owners.get(token ?? ''),
    /** Signs everybody out, like a new password. */
    revokeAll: (): void => owners.clear(),
    cartOf: (owner: string | undefined, guest: string | undefined): Cart =>
      wire(owner === undefined ? ofGuests.get(guest ?? '') : ofCustomers.get(owner)),
    /** Number of pieces in accessible carts: those of customers, and of the guest with this token. */
    reachable: (guest: string | undefined): number =>
      [...ofCustomers.values(), ...[ofGuests.get(guest ?? '')].filter((cart) => cart !== undefined)].reduce(
        (sum, cart) => sum + pieces(cart),
        0,
      ),
  }
}

export type Accounts = ReturnType<typeof createAccounts>

/** Parses a request for the back end. */
export function accountRequest(url: string, init: RequestInit = {}): AccountRequest {
  const headers = new Headers(init.headers)
  return {
    method: init.method ?? 'GET',
    path: new URL(url).pathname,
    bearer: headers.get('Authorization')?.replace('Bearer ', '') ?? null,
    guest: headers.get('X-Guest-Cart-Token'),
    key: headers.get('Idempotency-Key'),
    body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
  }
}
