import pg from 'pg'
import { expect, it } from 'vitest'
import { startPostgres } from './postgres.mjs'

it('uses the configured database', async () => {
  const database = await startPostgres({ TEST_DATABASE_URL: 'postgresql://somewhere/else' })
  expect(database?.url).toBe('postgresql://somewhere/else')
})

it('starts a real PostgreSQL in the C locale and removes it', async ({ skip }) => {
  // a full test run sets it
  const database = await startPostgres({ ...process.env, TEST_DATABASE_URL: '' })
  skip(!database, 'no PostgreSQL on this machine')
  const client = new pg.Client(database?.url)
  await client.connect()
  const { rows } = await client.query("select current_setting('server_encoding') as encoding, 'ch' < 'd' as sorted")
  expect(rows).toEqual([{ encoding: 'UTF8', sorted: true }])
  await client.end()
  await database.stop()
  await expect(new pg.Client(database.url).connect()).rejects.toThrow()
})
