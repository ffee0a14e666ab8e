import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createClock } from '../../src/clock.ts'
import { openPostgres } from '../../src/db/postgres.ts'
import { newCustomer } from '../support/customers.ts'
import { startSandbox } from '../support/process.ts'
import { guestCart, newKey, placement, sample, stockLeft } from '../support/shopping.ts'
import type { World } from '../support/world.ts'

const API = '/store/api/v1'
const CUTS = 30
const TRIES = 60
const CREDITS = { before: 50, used: 20 }

/** A database server that drops busy and idle connections. */
export function cutConnectionsSuite(the: () => World, newDatabase: () => Promise<string>): void {
  describe('cut connections', () => {
    it('do not crash the process: each order is placed once or not at all, and stock and credits stay correct', async () => {
      const url = await newDatabase()
      const sandbox = await startSandbox({ DATABASE_URL: url })
      const database = openPostgres(url, 1)
      onTestFinished(async () => {
        await database.close()
        await sandbox.end('SIGTERM')
      })
      const { id } = await sample({ ...the(), database }, 50)
      const orders = () => database.q.selectFrom('orders').select('id').execute()
      const before = (await orders()).length
      const carts = await Promise.all(Array.from({ length: 30 }, () => guestCart(sandbox.request, id)))
      // customers who pay with credits and do not retry
      const givingUp = await Promise.all(
        Array.from({ length: 10 }, async () => {
          const { id: customer, bearer } = await newCustomer({ ...the(), database, clock: createClock() })
          const { before: credits, used } = CREDITS
          await database.q.updateTable('customers').set({ credits }).where('id', '=', customer).execute()
          await sandbox.request('POST', `${API}/cart/items`, { id, amount: 1 }, { bearer })
          await sandbox.request('POST', `${API}/cart/credits`, { credits: used }, { bearer })
          return { customer, bearer }
        }),
      )

      let cut = 0
      const cutting = (async () => {
        while (cut < CUTS) {
          const { rows } = await sql`
            select pg_terminate_backend(pid) from pg_stat_activity
            where datname = current_database() and pid <> pg_backend_pid() order by random() limit 1`.execute(
            database.q,
          )
          cut += rows.length
          await pause(10)
        }
      })()
      const placed = async (cart: string): Promise<number> => {
        const key = newKey()
        for (let left = TRIES; left > 0; left -= 1) {
          const response = await sandbox.request('POST', `${API}/cart/place`, placement(), { cart, key })
          if (response.status < 500) return response.status
          await pause(10)
        }
        return 0
      }
      const triedOnce = async ({ customer, bearer }: (typeof givingUp)[number]) => {
        const { status } = await sandbox.request('POST', `${API}/cart/place`, placement(), { bearer, key: newKey() })
        return { customer, status }
      }
      const [statuses, tries] = await Promise.all([
        Promise.all(carts.map(placed)),
        Promise.all(givingUp.map(triedOnce)),
      ])
      await cutting
      // idle connections too
      await sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(database.q)
      const isWell = async () =>
        (await sandbox.request('GET', `${API}/globals`).catch(() => ({ status: 0 }))).status === 200
      for (let left = 10; left > 0; left -= 1) await expect.poll(isWell, { timeout: 10_000 }).toBe(true)
      const ended = await Promise.all(
        tries.map(async ({ customer, status }) => {
          const { credits } = await database.q
            .selectFrom('customers')
            .select('credits')
            .where('id', '=', customer)
            .executeTakeFirstOrThrow()
          const own = await database.q.selectFrom('orders').select('id').where('customer_id', '=', customer).execute()
          return { answered: status < 500 ? status : 'failed', orders: own.length, credits }
        }),
      )
      const placedOnce = ended.filter(({ orders: count }) => count === 1)

      expect(statuses).toEqual(carts.map(() => 201))
      const right = [
        { answered: 201, orders: 1, credits: CREDITS.before - CREDITS.used },
        // the response was lost, but the order was placed
        { answered: 'failed', orders: 1, credits: CREDITS.before - CREDITS.used },
        { answered: 'failed', orders: 0, credits: CREDITS.before },
      ]
      for (const one of ended) expect(right).toContainEqual(one)
      expect(ended).toHaveLength(10)
      expect((await orders()).length - before).toBe(carts.length + placedOnce.length)
      expect(await stockLeft({ ...the(), database }, id)).toBe(50 - carts.length - placedOnce.length)
    })
  })
}
