import { sql, type RawBuilder } from 'kysely'
import { describe, expect, it } from 'vitest'
import { openPostgres } from '../../src/db/postgres.ts'
import type { Database } from '../../src/db/transaction.ts'
import { hashToken } from '../../src/http/hash.ts'
import { addCustomer, linkTo } from '../support/accounts.ts'
import { newCustomer } from '../support/customers.ts'
import { startSandbox } from '../support/process.ts'
import { codesOf, guestCart, newKey, placement, sample, stockLeft } from '../support/shopping.ts'
import type { TestResponse, World } from '../support/world.ts'

const PLACE = '/store/api/v1/cart/place'

/** Tests that need a real PostgreSQL: several connections and several processes. */
export function processesSuite(the: () => World, url: () => string, newDatabase: () => Promise<string>): void {
  const cartOf = (token: string) => sql`carts where token_hash = ${hashToken(token)}`
  /** Locks rows from another connection while `work` runs. */
  async function whileHolding(rows: RawBuilder<unknown>, work: (holder: Database) => Promise<void>): Promise<void> {
    const holder = openPostgres(url(), 2)
    try {
      await holder.transaction(async () => {
        await sql`select 1 from ${rows} for update`.execute(holder.q)
        await work(holder)
      })
    } finally {
      await holder.close()
    }
  }

  describe('several processes', () => {
    it('200 concurrent orders through two processes for the last 50 pieces sell exactly 50', async () => {
      const url = await newDatabase()
      // both find an empty database and compete to prepare it
      const both = await Promise.all([startSandbox({ DATABASE_URL: url }), startSandbox({ DATABASE_URL: url })])
      const database = openPostgres(url, 2)
      try {
        const { id } = await sample({ ...the(), database }, 50)
        const other = (await sample({ ...the(), database }, 500, 3)).id
        const orderIds = () => database.q.selectFrom('orders').select('id').execute()
        // the seed has orders too
        const before = (await orderIds()).length
        const askOf = (at: number) => both[at % 2]!.request
        const carts = await Promise.all(
          Array.from({ length: 200 }, async (_, at) => {
            // two variants in both orders, to provoke deadlocks
            const [first, second] = at % 4 < 2 ? [id, other] : [other, id]
            const cart = await guestCart(askOf(at), first)
            await askOf(at)('POST', '/store/api/v1/cart/items', { id: second, amount: 1 }, { cart })
            return cart
          }),
        )
        const responses = await Promise.all(
          carts.map((cart, at) => askOf(at)('POST', PLACE, placement(), { cart, key: newKey() })),
        )
        expect(responses.filter(({ status }) => status === 201)).toHaveLength(50)
        const refused = responses.filter(({ status }) => status !== 201)
        expect(new Set(refused.flatMap(({ body }) => codesOf(body)))).toEqual(new Set(['out_of_stock']))
        expect([await stockLeft({ database }, id), await stockLeft({ database }, other)]).toEqual([0, 450])
        expect((await orderIds()).length - before).toBe(50)
      } finally {
        await database.close()
        await Promise.all(both.map((one) => one.end('SIGTERM')))
      }
    }, 240_000)

    it('a key of a running request is rejected with Retry-After', { retry: 1 }, async () => {
      const cart = await guestCart(the().request, (await sample(the(), 20)).id)
      const key = newKey()
      const place = () => the().request('POST', PLACE, placement(), { cart, key })
      let first: ReturnType<typeof place> | undefined
      await whileHolding(cartOf(cart), async (holder) => {
        // the first request holds its key and waits for the cart
        first = place()
        await untilWaiting(holder, 1)
        const second = await place()
        expect([second.status, codesOf(second.body)]).toEqual([409, ['idempotency_conflict']])
        expect(second.headers['retry-after']).toBe('1')
      })
      expect((await first)?.status).toBe(201)
    })

    it('C7.23 does not spend credits twice when they change while an order is placed', { retry: 1 }, async () => {
      const { id: customer, bearer } = await newCustomer(the())
      const { q } = the().database
      const own = q.updateTable('customers').where('id', '=', customer)
      await own.set({ credits: 100 }).execute()
      const { id } = await sample(the(), 20, 4)
      await the().request('POST', '/store/api/v1/cart/items', { id, amount: 1 }, { bearer })
      await the().request('POST', '/store/api/v1/cart/credits', { credits: 100 }, { bearer })
      let placing: Promise<TestResponse> | undefined
      const holder = openPostgres(url(), 2)
      try {
        await holder.transaction(async () => {
          await sql`update customers set credits = 40 where id = ${customer}`.execute(holder.q)
          // the order has read 100 credits and waits for the row
          placing = the().request('POST', PLACE, placement(), { bearer, key: newKey() })
          await untilWaiting(holder, 1)
        })
      } finally {
        await holder.close()
      }
      const refused = await placing
      expect([refused?.status, codesOf(refused?.body)]).toEqual([409, ['price_changed']])
      const { credits } = await q
        .selectFrom('customers')
        .select('credits')
        .where('id', '=', customer)
        .executeTakeFirstOrThrow()
      expect([credits, await stockLeft(the(), id)]).toEqual([40, 20])
    })

    it('of two requests for a locked cart, the second returns the order of the first', { retry: 1 }, async () => {
      const { id } = await sample(the(), 20)
      const cart = await guestCart(the().request, id)
      let both: Promise<TestResponse[]> | undefined
      await whileHolding(cartOf(cart), async (holder) => {
        both = Promise.all([1, 2].map(() => the().request('POST', PLACE, placement(), { cart, key: newKey() })))
        await untilWaiting(holder, 2)
      })
      const [first, second] = (await both) ?? []
      expect([first?.status, second?.status]).toEqual([201, 201])
      expect(first?.body.order.id).toBe(second?.body.order.id)
      expect(await stockLeft(the(), id)).toBe(19)
    })

    it('C7.06 concurrent password resets with one link set one password', { retry: 1 }, async () => {
      const email = await addCustomer(the())
      const callbackUrl = 'http://shop.test/resetovat-heslo'
      await the().request('POST', '/store/api/v1/forgot-password', { email, callbackUrl })
      const token = (await linkTo(the(), email)).searchParams.get('token') ?? ''
      let both: Promise<TestResponse[]> | undefined
      await whileHolding(sql`one_time_tokens where token_hash = ${hashToken(token)}`, async (holder) => {
        both = Promise.all(
          ['vitr-v-pasazi', 'vitr-v-komine'].map((password) => {
            const input = { email, token, password, password_confirmation: password }
            return the().request('POST', '/store/api/v1/reset-password', input)
          }),
        )
        await untilWaiting(holder, 2)
      })
      const responses = (await both) ?? []
      const codes = responses.map(({ status, body }) => [status, ...codesOf(body ?? {})])
      expect(codes.sort((one, other) => Number(one[0]) - Number(other[0]))).toEqual([[204], [422, 'token_invalid']])
    })

    // conflicting transactions: the database aborts one, which is retried
    it.each([
      ['wait for each other', 'read committed', true],
      ['write rows that the other has read', 'repeatable read', false],
    ])('transactions that %s both succeed', async (_, isolation, takesBoth) => {
      const database = openPostgres(url(), 2)
      const keys = ['test-one', 'test-two']
      const [first, second] = keys as [string, string]
      const raise = (key: string) => sql`update meta set value = value::int + 1 where key = ${key}`.execute(database.q)
      const values = () => database.q.selectFrom('meta').select('value').where('key', 'in', keys).execute()
      let [runs, halfway] = [0, 0]
      let go = (): void => undefined
      const both = new Promise<void>((resolve) => (go = resolve))
      const transaction = (own: string, other: string) =>
        database.transaction(async () => {
          runs += 1
          await sql`set transaction isolation level ${sql.raw(isolation)}`.execute(database.q)
          await (takesBoth ? raise(own) : values())
          halfway += 1
          if (halfway === 2) go()
          await both
          await raise(takesBoth ? other : first)
        })
      try {
        await database.q
          .insertInto('meta')
          .values(keys.map((key) => ({ key, value: '0' })))
          .execute()
        await Promise.all([transaction(first, second), transaction(second, first)])
        const results = (await values()).map(({ value }) => Number(value)).sort((one, other) => one - other)
        expect([runs, results]).toEqual([3, takesBoth ? [2, 2] : [0, 2]])
      } finally {
        await database.q.deleteFrom('meta').where('key', 'in', keys).execute()
        await database.close()
      }
    })

    it('C5.34 concurrent reviews all count in the average', { retry: 1 }, async () => {
      const { productId } = await sample(the(), 20, 5)
      const path = `/store/api/v1/products/${productId}/reviews`
      const customers = await Promise.all([1, 2].map(() => newCustomer(the())))
      let both: Promise<TestResponse[]> | undefined
      await whileHolding(sql`products where id = ${productId}`, async (holder) => {
        both = Promise.all(
          customers.map(({ bearer }, at) =>
            the().request('POST', path, { rating: 40 + at * 40, name: 'Olga' }, { bearer }),
          ),
        )
        await untilWaiting(holder, 2)
      })
      expect((await both)?.map(({ status }) => status)).toEqual([200, 200])
      const { total } = (await the().request('GET', path)).body.meta.pagination
      const { review_count } = await the()
        .database.q.selectFrom('products')
        .select('review_count')
        .where('id', '=', productId)
        .executeTakeFirstOrThrow()
      expect(review_count).toBe(total)
    })
  })
}

/** Waits until the given number of connections wait for a lock of this database; throws after a timeout. */
async function untilWaiting({ q }: Database, count: number): Promise<void> {
  for (const until = Date.now() + 30_000; ;) {
    // within a transaction, PostgreSQL caches the statistics
    await sql`select pg_stat_clear_snapshot()`.execute(q)
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(q)
    if ((rows[0]?.count ?? 0) >= count) return
    if (Date.now() > until) throw new Error(`Only ${rows[0]?.count} connections wait for a lock, not ${count}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
