import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { openPostgres } from '../../src/db/postgres.ts'
import type { Database } from '../../src/db/transaction.ts'
import { startSandbox } from '../support/process.ts'
import { codesOf, newKey, placement, samples, setStock, signIn, stockLeft, type Sample } from '../support/shopping.ts'
import type { SendRequest, TestResponse, RequestOptions, World } from '../support/world.ts'

const CART = '/store/api/v1/cart'
const ITEMS = `${CART}/items`
const COUPON = 'DILNA5'
const COUPON_USES = 5
const CREDITS = 300
const PIECES = 400
const SCARCE_PIECES = 11
const SHOPPERS = 20
const CUSTOMERS = 5

/** A shopper whose requests alternate between two processes. */
interface Shopper {
  readonly at: number
  readonly owner: RequestOptions
  readonly request: SendRequest
}

/** Twenty concurrent carts through two processes on one database: no update is lost or applied twice. */
export function concurrentCartsSuite(the: () => World, newDatabase: () => Promise<string>): void {
  describe('twenty concurrent carts through two processes', () => {
    it('keep stock, coupon uses, credits and lines consistent', async () => {
      const url = await newDatabase()
      const both = await Promise.all([startSandbox({ DATABASE_URL: url }), startSandbox({ DATABASE_URL: url })])
      const database = openPostgres(url, 4)
      try {
        const goods = await samples({ ...the(), database }, 7, PIECES)
        const [scarce, ...plenty] = goods as [Sample, ...Sample[]]
        await setStock(database, scarce.id, SCARCE_PIECES)
        const emails = await addCustomers(database)
        // the seed has orders too
        const before = await countTraces(database)
        const shoppers = await Promise.all(
          Array.from({ length: SHOPPERS }, async (_, at): Promise<Shopper> => {
            const request = alternating(
              both.map((one) => one.request),
              at,
            )
            const email = emails[at]
            if (email !== undefined) return { at, request, owner: { bearer: await signIn(request, email) } }
            const first = await request('POST', ITEMS, { id: plenty[0]!.id, amount: 1 })
            return { at, request, owner: { cart: first.body.meta.custom.guestCartToken as string } }
          }),
        )

        const expected = await Promise.all(shoppers.map((shopper) => fill(shopper, plenty, scarce)))
        const carts = await Promise.all(shoppers.map(({ request, owner }) => request('GET', CART, undefined, owner)))
        expect(carts.map(({ body }) => piecesOf(body.items))).toEqual(expected)

        await Promise.all(shoppers.map(discount))
        const orders = await Promise.all(shoppers.map(order))
        const placed = orders.map(({ body }) => body.order)
        expect(orders.map(({ status }) => status)).toEqual(shoppers.map(() => 201))
        expect(new Set(placed.map(({ id }) => id)).size).toBe(SHOPPERS)

        // orders match the carts, except for scarce goods that others took
        const sold = placed.map(({ items }) => piecesOf(items.filter((item: Line) => item.variantId !== null)))
        const without = (pieces: Pieces): Pieces => ({ ...pieces, [scarce.id]: 0 })
        expect(sold.map(without)).toEqual(expected.map(without))

        const totalSold = (id: number): number => sold.reduce((sum, pieces) => sum + (pieces[id] ?? 0), 0)
        expect(totalSold(scarce.id)).toBe(SCARCE_PIECES)
        for (const { id } of goods)
          expect(await stockLeft({ database }, id)).toBe((id === scarce.id ? SCARCE_PIECES : PIECES) - totalSold(id))

        const discounts = placed.flatMap(({ items }) =>
          items.filter((item: Line) => item.attributes.discount),
        ) as Line[]
        const withCoupon = discounts.filter(({ name }) => name !== 'Kredity')
        expect([withCoupon.length, await usesLeft(database)]).toEqual([COUPON_USES, 0])

        const spent = placed.slice(0, CUSTOMERS).map(({ items }) => creditsIn(items))
        expect(spent.every((credits) => credits > 0)).toBe(true)
        expect(await creditsLeft(database, emails)).toEqual(spent.map((credits) => CREDITS - credits))

        const after = await countTraces(database)
        expect([after.carts - before.carts, after.orders - before.orders]).toEqual([SHOPPERS, SHOPPERS])
        expect(after.negative).toBe(0)
      } finally {
        await database.close()
        await Promise.all(both.map((one) => one.end('SIGTERM')))
      }
    }, 240_000)
  })
}

type Pieces = Readonly<Record<number, number>>

interface Line {
  readonly variantId: number | null
  readonly amount: number
  readonly name: string
  readonly attributes: { readonly discount: boolean }
  readonly prices: { readonly totalWithTax: number }
}

/** Sends requests to the processes in turn. */
function alternating(requests: readonly SendRequest[], first: number): SendRequest {
  let turn = first
  return (...args) => {
    turn += 1
    return requests[turn % requests.length]!(...args)
  }
}

/** Adds the same goods one by one and as a batch, concurrently; returns the expected amounts. */
async function fill({ at, request, owner }: Shopper, plenty: readonly Sample[], scarce: Sample): Promise<Pieces> {
  const turned = plenty.map((_, step) => plenty[(at % 2 === 0 ? step + at : at - step + 60) % plenty.length]!.id)
  const post = (path: string, body: object) => request('POST', path, body, { ...owner, key: newKey() })
  const responses = await Promise.all([
    ...turned.map((id) => post(ITEMS, { id, amount: 2 })),
    post(`${ITEMS}/batch`, { items: turned.map((id) => ({ id, amount: 1 })) }),
    ...turned.slice(0, 3).map((id) => post(ITEMS, { id, amount: 1 })),
    post(ITEMS, { id: scarce.id, amount: 1 }),
  ])
  expect(responses.map(({ status, body }) => [status, codesOf(body)])).toEqual(responses.map(() => [200, []]))
  const pieces = new Map<number, number>([[scarce.id, 1]])
  const count = (id: number, amount: number) => pieces.set(id, (pieces.get(id) ?? 0) + amount)
  for (const id of turned) count(id, 3)
  for (const id of turned.slice(0, 3)) count(id, 1)
  if (owner.cart !== undefined) count(plenty[0]!.id, 1)
  return Object.fromEntries(pieces)
}

/** Every second shopper uses a coupon with five uses; customers also use credits. */
async function discount({ at, request, owner }: Shopper): Promise<void> {
  const responses = [
    ...(at % 2 === 0 ? [await request('POST', `${CART}/coupon`, { couponCode: COUPON }, owner)] : []),
    ...(owner.bearer === undefined ? [] : [await request('POST', `${CART}/credits`, { credits: 100 + at }, owner)]),
  ]
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200))
}

/** Places an order with two concurrent requests, and removes what is sold out or used up. */
async function order(shopper: Shopper): Promise<TestResponse> {
  const { request, owner } = shopper
  const place = () => request('POST', `${CART}/place`, placement(), { ...owner, key: newKey() })
  const responses = await Promise.all([place(), place()])
  const done = responses.find(({ status }) => status === 201)
  if (done !== undefined) return done
  const [refused] = responses
  for (const { code, field } of refused.body.errors) {
    expect(['coupon_invalid', 'out_of_stock']).toContain(code)
    if (code === 'coupon_invalid') await request('DELETE', `${CART}/coupon`, undefined, owner)
    else await request('DELETE', `${ITEMS}/${field.slice('items.'.length)}`, undefined, owner)
  }
  return order(shopper)
}

function piecesOf(items: readonly Pick<Line, 'variantId' | 'amount'>[]): Pieces {
  return Object.fromEntries(items.map(({ variantId, amount }) => [variantId, amount]))
}

function creditsIn(items: readonly Line[]): number {
  return -(items.find(({ name }) => name === 'Kredity')?.prices.totalWithTax ?? 0)
}

/** Copies of the customer Jana with credits; returns their e-mails. */
async function addCustomers({ q }: Database): Promise<string[]> {
  const emails = Array.from({ length: CUSTOMERS }, (_, at) => `zavodnik${at}@vanek.test`)
  for (const [at, email] of emails.entries())
    await sql`
      insert into customers (id, email, password_hash, price_list, groups, restricted, credits, doc)
      select ${500 + at}, ${email}, password_hash, price_list, groups, restricted, ${CREDITS}, doc
      from customers where email = 'jana@vanek.test'`.execute(q)
  return emails
}

async function creditsLeft({ q }: Database, emails: readonly string[]): Promise<number[]> {
  const rows = await q.selectFrom('customers').select('credits').where('email', 'in', emails).orderBy('id').execute()
  return rows.map(({ credits }) => credits)
}

async function usesLeft({ q }: Database): Promise<number | null> {
  const row = await q.selectFrom('coupons').select('uses_left').where('code', '=', COUPON).executeTakeFirstOrThrow()
  return row.uses_left
}

async function countTraces({ q }: Database): Promise<{ carts: number; orders: number; negative: number }> {
  const { rows } = await sql<{ carts: number; orders: number; negative: number }>`
    select (select count(*) from carts where ordered)::int as carts, (select count(*) from orders)::int as orders,
      (select count(*) from stock where amount < 0)::int as negative`.execute(q)
  if (rows[0] === undefined) throw new Error('Nothing was counted.')
  return rows[0]
}
