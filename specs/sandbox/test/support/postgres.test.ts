import { describe, expect, it } from 'vitest'
import { openPostgres } from '../../src/db/postgres.ts'
import { startServer, type Server } from './postgres.ts'

const server = await startServer()

/** How many places goods lie at, before all of them are taken away. */
async function emptied({ newFilled }: Pick<Server, 'newFilled'>): Promise<number> {
  const database = openPostgres(await newFilled(), 1)
  const found = await database.q.selectFrom('stock').select('amount').execute()
  await database.q.deleteFrom('stock').execute()
  await database.close()
  return found.length
}

describe.skipIf(server === undefined)('the filled database', () => {
  it('is copied: what is done to one copy, another does not have', { timeout: 120_000 }, async () => {
    if (!server) return
    try {
      // both find out at once whether it is there
      const [one, other] = await Promise.all([emptied(server), emptied(server)])
      expect([one > 100, other, await emptied(server)]).toEqual([true, one, one])
    } finally {
      await server.stop()
    }
  })
})
