import { describe, expect, it } from 'vitest'
import { openPglite } from '../src/db/pglite.ts'
import { startupErrorMessage } from '../src/startup-error.ts'
import { metaValue } from '../src/seed/seed.ts'
import { prepare } from '../src/start-database.ts'
import { seedOfTemplate, templateDump } from './support/template.ts'

describe('the database of the Slovak shop', { timeout: 60_000 }, () => {
  it.each(['cs', undefined])('rejects a Czech database whose stored market is %s', async (made) => {
    const database = await openPglite({ dump: await templateDump() })
    expect(await metaValue(database.q, 'market')).toBe('sk')
    const { q } = database
    if (made === undefined) await q.deleteFrom('meta').where('key', '=', 'market').execute()
    else await q.updateTable('meta').set({ value: made }).where('key', '=', 'market').execute()
    const error: unknown = await prepare(database, seedOfTemplate()).catch((reason: unknown) => reason)
    expect(startupErrorMessage(error, {})).toBe(
      'The database is of the Czech shop, but SANDBOX_MARKET is sk: set SANDBOX_DATA or DATABASE_URL to another one, or start with --reset.',
    )
  })
})
