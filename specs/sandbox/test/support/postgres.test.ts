import { describe, expect, it } from 'vitest'
import { openPostgres } from '../../src/db/postgres.ts'
import { startServer, type Server } from './postgres.ts'

const server = await startServer()

/** The number of stock rows, before all of them are deleted. */
async function emptied({ newFilled }: Pick<Server, 'newFilled'>): Promise<number> {
  const database = openPostgres(await newFilled(), 1)
  const found = await database.q.selectFrom('stock').select('amount').execute()
  await database.q.deleteFrom('stock').execute()
  await database.close()
  return found.length
}

describe.skipIf(server === undefined)('the seeded database', () => {
  it('is copied: changes of one copy do not appear in another', { timeout: 120_000 }, async () => {
    if (!server) return
    try {
      // concurrently, so that both check for the template
      const [one, other] = await Promise.all([emptied(server), emptied(server)])
      expect([one > 100, other, await emptied(server)]).toEqual([true, one, one])
    } finally {
      await server.stop()
    }
  })
})
