import { randomUUID } from 'node:crypto'
import { Failed, Skipped } from './check.ts'
import type { Client, Exchange, RequestOptions } from './client.ts'
import { findGoods, findListings, isInStock, isLowStock, isSoldOut, type Goods, type Listing } from './goods.ts'

export interface Credentials {
  readonly email: string
  readonly password: string
}

export interface Customer extends Credentials {
  readonly bearer: string
}

export interface GuestCart {
  readonly token: string
  /** The response to the last added item. */
  readonly added: Exchange
}

export interface DeliveryChoice {
  readonly shipper_id: number
  readonly payment_id: number
  readonly branch_id: number | null
}

/** An order that a check placed. */
export interface PlacedOrder {
  readonly goods: Goods
  readonly amount: number
  readonly cart: string
  readonly key: string
  readonly body: DeliveryChoice
  readonly response: Exchange
  readonly token: string
}

type CartOwner = Pick<RequestOptions, 'cart' | 'bearer'>

/** What a shop does with the back end: finds goods, fills carts, places orders, signs in, and cleans up. */
export interface Shop {
  settings(): Promise<Exchange['body']>
  listings(): Promise<readonly Listing[]>
  /** Goods of which one to five pieces can be bought. Each index returns other goods. */
  inStock(index?: number): Promise<Goods>
  soldOut(): Promise<Goods>
  /** Goods whose whole remaining stock fits into one cart. */
  lowStock(): Promise<Goods>
  createCart(...lines: readonly { readonly id: number; readonly amount: number }[]): Promise<GuestCart>
  /** Chooses a delivery and a payment method for a cart. */
  chooseDelivery(owner: CartOwner): Promise<DeliveryChoice>
  /** The body of a request that places an order. */
  orderInput(choice: DeliveryChoice): Promise<DeliveryChoice & Readonly<Record<string, unknown>>>
  /** Places an order. It is cancelled at the end. */
  placeOrder(body: object, options: RequestOptions): Promise<Exchange>
  /** One guest order, shared by all checks that only read it. */
  sharedOrder(): Promise<PlacedOrder>
  createOrder(amount?: number): Promise<PlacedOrder>
  customer(index: 0 | 1): Promise<Customer>
  cleanUp(): Promise<readonly string[]>
}

export const newKey = (): string => `conformance-${randomUUID()}`

/** Payment methods without a payment page, best first. */
const offlinePayments = ['transfer', 'cod', 'cash', 'invoice']

const memoize = <Value>(load: () => Promise<Value>): (() => Promise<Value>) => {
  let result: Promise<Value> | undefined
  return () => (result ??= load())
}

interface ShopOptions {
  readonly customers: readonly Credentials[]
  /** Whether orders may be placed. */
  readonly orders: boolean
}

export function createShop(client: Client, options: ShopOptions): Shop {
  const { orders: allowOrders } = options
  const carts = new Set<string>()
  const orders = new Map<string, string>()
  const customers = new Map<number, Promise<Customer>>()
  const listings = memoize(() => findListings(client))
  const allGoods = memoize(async () => findGoods(client, await listings()))
  const settings = memoize(async () => requireSuccess(await client.request('getGlobals')).body)

  async function pickGoods(matches: (goods: Goods) => boolean, description: string, index = 0): Promise<Goods> {
    const found = (await allGoods()).filter(matches)[index]
    if (!found) throw new Skipped(`The listings of the main menu have no goods ${description}.`)
    return found
  }

  async function createCart(...lines: readonly { readonly id: number; readonly amount: number }[]): Promise<GuestCart> {
    let token: string | undefined
    let added: Exchange | undefined
    for (const body of lines) {
      added = requireSuccess(await client.request('addCartItem', { body, cart: token, key: newKey() }))
      token ??= String(added.body.meta.custom.guestCartToken)
      carts.add(token)
    }
    if (token === undefined || !added) throw new Error('A cart needs at least one item.')
    return { token, added }
  }

  async function chooseDelivery(owner: CartOwner): Promise<DeliveryChoice> {
    const shippers = requireSuccess(await client.request('getCartShippers', owner)).body
    const payments = requireSuccess(await client.request('getCartPayments', owner)).body
    const choice = shippers.map((shipper: Exchange['body']) => choiceOf(shipper, payments)).find(Boolean)
    if (!choice) throw new Skipped('No delivery method to an address or a listed branch accepts a payment method.')
    return choice
  }

  async function orderInput(choice: DeliveryChoice) {
    const { contact } = await settings()
    const name = 'Conformance Check'
    return {
      ...{
        name,
        firstName: 'Conformance',
        lastName: 'Check',
        email: `conformance-${randomUUID().slice(0, 8)}@example.com`,
      },
      ...{ phone: '+420 777 111 222', billing_address: contact.address, shipping: { name, address: contact.address } },
      ...{ business: null, terms: true, comment: 'Placed by vanek-conformance. Please ignore it.', ...choice },
    }
  }

  async function placeOrder(body: object, options: RequestOptions): Promise<Exchange> {
    if (!allowOrders) throw new Skipped('It places an order, but --no-orders is set.')
    const response = await client.request('placeOrder', { body, ...options })
    const order = response.body?.order
    if (response.status < 300 && order) orders.set(String(order.token), String(order.code))
    return response
  }

  async function createOrder(amount = 1): Promise<PlacedOrder> {
    const goods = await pickGoods(isInStock, 'of which five pieces can be bought')
    const { token: cart } = await createCart({ id: goods.id, amount })
    const body = await orderInput(await chooseDelivery({ cart }))
    const key = newKey()
    const response = requireSuccess(await placeOrder(body, { cart, key }))
    return { goods, amount, cart, key, body, response, token: String(response.body.order.token) }
  }

  async function signIn(index: number): Promise<Customer> {
    const credentials = options.customers[index]
    if (!credentials) throw new Skipped('It needs two customers: set --customer email:password twice.')
    const { email, password } = credentials
    const response = requireSuccess(await client.request('login', { body: { email, password } }))
    return { email, password, bearer: String(response.body.data.access_token) }
  }

  async function cleanUp(): Promise<readonly string[]> {
    const leftBehind: string[] = []
    for (const [token, code] of orders) {
      const { status } = await client.request('cancelOrder', { path: { token }, key: newKey() })
      if (status !== 200) leftBehind.push(`order ${code}`)
    }
    for (const cart of carts) await client.request('clearCart', { cart })
    for (const customer of customers.values())
      await customer.then(({ bearer }) => client.request('logout', { bearer })).catch(() => undefined)
    return leftBehind
  }

  return {
    ...{ settings, listings, createCart, chooseDelivery, orderInput, placeOrder, createOrder, cleanUp },
    sharedOrder: memoize(() => createOrder(2)),
    inStock: (index) => pickGoods(isInStock, 'of which five pieces can be bought', index),
    soldOut: () => pickGoods(isSoldOut, 'that are sold out'),
    lowStock: () => pickGoods(isLowStock, 'whose remaining stock fits into one cart'),
    customer(index) {
      const customer = customers.get(index) ?? signIn(index)
      customers.set(index, customer)
      return customer
    },
  }
}

function requireSuccess(response: Exchange): Exchange {
  if (response.status >= 300) throw new Failed(`Expected a 2xx status, received ${response.status}.`, response)
  return response
}

function choiceOf(shipper: Exchange['body'], payments: Exchange['body']): DeliveryChoice | undefined {
  const branch = shipper.branches?.find((one: { available?: boolean }) => one.available !== false)
  if (shipper.requiredBranch && !branch) return undefined
  const rank = ({ code }: { code: string }) =>
    offlinePayments.includes(code) ? offlinePayments.indexOf(code) : offlinePayments.length
  const [payment] = payments
    .filter(({ id }: { id: number }) => !shipper.blockedPayments.includes(id))
    .toSorted((one: { code: string }, other: { code: string }) => rank(one) - rank(other))
  if (!payment) return undefined
  return { shipper_id: shipper.id, payment_id: payment.id, branch_id: shipper.requiredBranch ? branch.id : null }
}
