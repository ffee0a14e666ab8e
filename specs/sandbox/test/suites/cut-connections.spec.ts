import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openPostgres } from '../../src/db/postgres.ts'
import { startSandbox } from '../support/process.ts'
import { guestCart, newKey, placement, sample, stockLeft } from '../support/shopping.ts'
import type { World } from '../support/world.ts'

const CUTS = 30
const TRIES = 60

/** A database server that drops connections, busy and idle ones. */
export function cutConnectionsSuite(the: () => World, newDatabase: () => Promise<string>): void {
  describe('cut connections', () => {
    it('end no process: each order is placed once, by its key', async () => {
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
      const carts = await Promise.all(Array.from({ length: 30 }, () => guestCart(sandbox.ask, id)))

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
          const answer = await sandbox.ask('POST', '/store/api/v1/cart/place', placement(), { cart, key })
          if (answer.status < 500) return answer.status
          await pause(10)
        }
        return 0
      }
      const statuses = await Promise.all(carts.map(placed))
      await cutting

      expect(statuses).toEqual(carts.map(() => 201))
      expect((await orders()).length - before).toBe(carts.length)
      expect(await stockLeft({ ...the(), database }, id)).toBe(50 - carts.length)
    })
  })
}
