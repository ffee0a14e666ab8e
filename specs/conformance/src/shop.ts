import { randomUUID } from 'node:crypto'
import { Failed, Skipped } from './check.ts'
import type { Asking, Client, Exchange } from './client.ts'
import { findGoods, findListings, isPlain, isScarce, isSoldOut, type FoundListing, type Goods } from './goods.ts'

export interface Credentials {
  readonly email: string
  readonly password: string
}

export interface Customer extends Credentials {
  readonly bearer: string
}

export interface GuestCart {
  readonly token: string
  /** The answer of the last add. */
  readonly added: Exchange
}

export interface Choice {
  readonly shipper_id: number
  readonly payment_id: number
  readonly branch_id: number | null
}

/** An order of the check's own. */
export interface Placed {
  readonly goods: Goods
  readonly amount: number
  readonly cart: string
  readonly key: string
  readonly body: Choice
  readonly answer: Exchange
  readonly token: string
}

type Who = Pick<Asking, 'cart' | 'bearer'>

/** The back end as a shop: finds goods, fills carts, orders, signs in, and cleans up. */
export interface Shop {
  settings(): Promise<Exchange['body']>
  listings(): Promise<readonly FoundListing[]>
  /** Goods of which five can be bought; another for each index. */
  plain(index?: number): Promise<Goods>
  soldOut(): Promise<Goods>
  /** Goods of which all that is left fits into one cart. */
  scarce(): Promise<Goods>
  newCart(...lines: readonly { readonly id: number; readonly amount: number }[]): Promise<GuestCart>
  /** A way of delivery and of payment for a cart. */
  choose(who: Who): Promise<Choice>
  /** What is sent to place an order. */
  placement(choice: Choice): Promise<Choice & Readonly<Record<string, unknown>>>
  /** Sends a placement; an order that comes of it is cancelled at the end. */
  place(body: object, asking: Asking): Promise<Exchange>
  /** One order of a guest, for all checks that read one. */
  order(): Promise<Placed>
  newOrder(amount?: number): Promise<Placed>
  customer(index: 0 | 1): Promise<Customer>
  cleanUp(): Promise<readonly string[]>
}

export const newKey = (): string => `conformance-${randomUUID()}`

/** Ways of paying that need nobody's page, best first. */
const offline = ['transfer', 'cod', 'cash', 'invoice']

const once = <Value>(make: () => Promise<Value>): (() => Promise<Value>) => {
  let made: Promise<Value> | undefined
  return () => (made ??= make())
}

interface ShopOptions {
  readonly customers: readonly Credentials[]
  /** Whether orders may be placed. */
  readonly orders: boolean
}

export function createShop(client: Client, options: ShopOptions): Shop {
  const carts = new Set<string>()
  const orders = new Map<string, string>()
  const customers = new Map<number, Promise<Customer>>()
  const listings = once(() => findListings(client))
  const goods = once(async () => findGoods(client, await listings()))
  const settings = once(async () => succeeded(await client.ask('getGlobals')).body)

  async function some(fits: (goods: Goods) => boolean, what: string, index = 0): Promise<Goods> {
    const found = (await goods()).filter(fits)[index]
    if (!found) throw new Skipped(`the listings of the main menu hold no goods ${what}`)
    return found
  }

  async function newCart(...lines: readonly { readonly id: number; readonly amount: number }[]): Promise<GuestCart> {
    let token: string | undefined
    let added: Exchange | undefined
    for (const body of lines) {
      added = succeeded(await client.ask('addCartItem', { body, cart: token, key: newKey() }))
      token ??= String(added.body.meta.custom.guestCartToken)
      carts.add(token)
    }
    if (token === undefined || !added) throw new Error('A cart needs a line.')
    return { token, added }
  }

  async function choose(who: Who): Promise<Choice> {
    const shippers = succeeded(await client.ask('getCartShippers', who)).body
    const payments = succeeded(await client.ask('getCartPayments', who)).body
    const choice = shippers.map((shipper: Exchange['body']) => choiceOf(shipper, payments)).find(Boolean)
    if (!choice) throw new Skipped('no way of delivery to an address or to a listed branch can be paid for')
    return choice
  }

  async function placement(choice: Choice) {
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

  async function place(body: object, asking: Asking): Promise<Exchange> {
    if (!options.orders) throw new Skipped('it could place an order, and --no-orders was given')
    const answer = await client.ask('placeOrder', { body, ...asking })
    const order = answer.body?.order
    if (answer.status < 300 && order) orders.set(String(order.token), String(order.code))
    return answer
  }

  async function newOrder(amount = 1): Promise<Placed> {
    const bought = await some(isPlain, 'of which five can be bought')
    const { token: cart } = await newCart({ id: bought.id, amount })
    const body = await placement(await choose({ cart }))
    const key = newKey()
    const answer = succeeded(await place(body, { cart, key }))
    return { goods: bought, amount, cart, key, body, answer, token: String(answer.body.order.token) }
  }

  async function signIn(index: number): Promise<Customer> {
    const given = options.customers[index]
    if (!given) throw new Skipped('no customer was given who could sign in (--customer email:password, twice)')
    const body = { email: given.email, password: given.password }
    const answer = succeeded(await client.ask('login', { body }))
    return { ...given, bearer: String(answer.body.data.access_token) }
  }

  async function cleanUp(): Promise<readonly string[]> {
    const left: string[] = []
    for (const [token, code] of orders) {
      const { status } = await client.ask('cancelOrder', { path: { token }, key: newKey() })
      if (status !== 200) left.push(`order ${code}`)
    }
    // those that became orders are over
    for (const cart of carts) await client.ask('clearCart', { cart })
    for (const made of customers.values())
      await made.then(({ bearer }) => client.ask('logout', { bearer })).catch(() => undefined)
    return left
  }

  return {
    ...{ settings, listings, newCart, choose, placement, place, newOrder, cleanUp },
    order: once(() => newOrder(2)),
    plain: (index) => some(isPlain, 'of which five can be bought', index),
    soldOut: () => some(isSoldOut, 'that are sold out'),
    scarce: () => some(isScarce, 'of which all that is left fits into one cart'),
    customer(index) {
      const known = customers.get(index) ?? signIn(index)
      customers.set(index, known)
      return known
    },
  }
}

function succeeded(answer: Exchange): Exchange {
  if (answer.status >= 300) throw new Failed(`it answered ${answer.status} where it had to succeed`, answer)
  return answer
}

function choiceOf(shipper: Exchange['body'], payments: Exchange['body']): Choice | undefined {
  const branch = shipper.branches?.find((one: { available?: boolean }) => one.available !== false)
  if (shipper.requiredBranch && !branch) return undefined
  const rank = ({ code }: { code: string }) => (offline.includes(code) ? offline.indexOf(code) : offline.length)
  const [payment] = payments
    .filter(({ id }: { id: number }) => !shipper.blockedPayments.includes(id))
    .toSorted((one: { code: string }, other: { code: string }) => rank(one) - rank(other))
  if (!payment) return undefined
  return { shipper_id: shipper.id, payment_id: payment.id, branch_id: shipper.requiredBranch ? branch.id : null }
}
