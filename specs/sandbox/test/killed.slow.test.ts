import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../src/db/transaction.ts'
import { killable, type Killable } from './support/killable.ts'
import type { Sandbox } from './support/process.ts'
import { guestCart, newKey, placement } from './support/shopping.ts'
import type { TestResponse } from './support/world.ts'

/** How often the process is killed, and how many orders are in progress each time; set SANDBOX_KILLS=50 for a long run. */
const KILLS = Number(process.env['SANDBOX_KILLS'] ?? 3)
const AT_ONCE = 10
const VARIANTS = 3
const PIECES = 1000

interface Intent {
  readonly cart: string
  readonly key: string
}

let killed: Killable
let variants: readonly number[]
// counts before the test: the seed has orders too
let traces: Awaited<ReturnType<typeof countTraces>>
let pieces: readonly Awaited<ReturnType<typeof countPieces>>[]

/** A data folder in which a few variants have stock, in the central warehouse only. */
beforeAll(async () => {
  killed = await killable('killed')
  await killed.inDatabase(async (database) => {
    const rows = await database.q
      .selectFrom('variants')
      .innerJoin('products', 'products.id', 'variants.product_id')
      .select('variants.id')
      .where('check_stock', '=', true)
      .where('amount_min', '=', 1)
      .where('oversized', '=', false)
      .where('saleable', '=', true)
      .where('visible_to', 'is', null)
      .orderBy('variants.id')
      .limit(VARIANTS)
      .execute()
    variants = rows.map(({ id }) => id)
    await database.q.deleteFrom('stock').where('variant_id', 'in', variants).execute()
    await database.q
      .insertInto('stock')
      .values(variants.map((variant_id) => ({ variant_id, warehouse_id: 1, amount: PIECES })))
      .execute()
    traces = await countTraces(database)
    pieces = await Promise.all(variants.map((id) => countPieces(database, id)))
  })
}, 120_000)
afterAll(() => killed.remove())

const place = ({ request }: Sandbox, { cart, key }: Intent, delivery_time_id: number | null): Promise<TestResponse> =>
  request('POST', '/store/api/v1/cart/place', placement({ delivery_time_id }), { cart, key })

/** A few carts, and a delivery time that has no capacity for all of them. */
async function newIntents(sandbox: Sandbox, batch: number): Promise<{ intents: Intent[]; timeId: number }> {
  const intents: Intent[] = []
  while (intents.length < AT_ONCE) {
    const cart = await guestCart(sandbox.request, variants[intents.length % VARIANTS] ?? 0, 1 + (intents.length % 2))
    intents.push({ cart, key: newKey() })
  }
  const since = new Date(Date.now() + (4 + (batch % 40)) * 24 * 3600 * 1000).toISOString().slice(0, 10)
  const { body } = await sandbox.request('GET', `/store/api/v1/delivery-times?since=${since}&shipperId=1`)
  return { intents, timeId: body[0].id as number }
}

/** Repeats each order after a kill, without the delivery time when it is full. Returns the last responses. */
async function finish(running: Sandbox, intents: readonly Intent[], timeId: number): Promise<TestResponse[]> {
  const done: TestResponse[] = []
  for (const intent of intents) {
    const again = await place(running, intent, timeId)
    done.push(again.status === 201 ? again : await place(running, { ...intent, key: newKey() }, null))
  }
  return done
}

describe('killed while orders are placed', () => {
  it(
    `C7.25 ${KILLS} kills at random moments leave one order per cart, and the correct stock`,
    async () => {
      let running = await killed.start()
      let takes = 300
      let cut = 0
      for (let batch = 0; batch < KILLS; batch += 1) {
        const { intents, timeId } = await newIntents(running, batch)
        const began = performance.now()
        const placing = Promise.allSettled(
          intents.map(async (intent) => {
            const response = await place(running, intent, timeId)
            takes = performance.now() - began
            return response
          }),
        )
        await new Promise((resolve) => setTimeout(resolve, Math.random() * takes))
        await running.end('SIGKILL')
        const responses = await placing
        cut += responses.filter(({ status }) => status === 'rejected').length

        running = await killed.start()
        const done = await finish(running, intents, timeId)
        expect(done.map(({ status }) => status)).toEqual(intents.map(() => 201))
        const acknowledged = responses.flatMap((response, at) =>
          response.status === 'fulfilled' && response.value.status === 201
            ? [[response.value.body, done[at]?.body]]
            : [],
        )
        expect(acknowledged.map(([, body]: unknown[]) => body)).toEqual(acknowledged.map(([body]: unknown[]) => body))
      }
      await running.end('SIGTERM')
      expect(cut).toBeGreaterThan(0)
      await expectConsistent(KILLS * AT_ONCE)
    },
    60_000 + KILLS * 40_000,
  )
})

/** Counts the rows that orders create. */
async function countTraces({ q }: Database): Promise<Readonly<Record<string, number>>> {
  const { rows } = await sql<Record<string, number>>`
    select (select count(*) from orders)::int as orders,
      (select count(distinct cart_id) from orders)::int as carts,
      (select count(*) from carts where ordered)::int as ended,
      (select count(*) from mails where kind = 'order')::int as mails,
      (select count(*) from payment_attempts)::int as attempts,
      (select count(*) from gateway_payments)::int as payments,
      (select sum(taken) from delivery_times)::int - (select count(*) from orders
        where jsonb_typeof(doc -> 'deliveryTime') = 'object')::int as leaked`.execute(q)
  return rows[0] ?? {}
}

/** Pieces of a variant: in stock, sold and reserved. */
async function countPieces(
  { q }: Database,
  id: number,
): Promise<Readonly<Record<'left' | 'sold' | 'reserved', number>>> {
  const { rows } = await sql<{ left: number; sold: number; reserved: number }>`
    select coalesce((select sum(amount) from stock where variant_id = ${id}), 0)::int as left,
      coalesce((select sum(amount) from order_items where variant_id = ${id}), 0)::int as sold,
      coalesce((select sum(amount) from reservations where variant_id = ${id}), 0)::int as reserved`.execute(q)
  return rows[0] ?? { left: 0, sold: 0, reserved: 0 }
}

const expectConsistent = (orders: number): Promise<void> =>
  killed.inDatabase(async (database) => {
    const now = Object.entries(await countTraces(database))
    expect(Object.fromEntries(now.map(([name, count]) => [name, count - (traces[name] ?? 0)]))).toEqual({
      ...{ orders, carts: orders, ended: orders, mails: orders },
      ...{ attempts: orders, payments: orders, leaked: 0 },
    })
    for (const [at, id] of variants.entries()) {
      const before = pieces[at] ?? { sold: 0, reserved: 0 }
      const { left, sold, reserved } = await countPieces(database, id)
      expect([left + sold - before.sold, reserved - before.reserved]).toEqual([PIECES, sold - before.sold])
    }
  })
