import type { FullConfig } from '@playwright/test'
import { startServer } from '../../../specs/sandbox/test/support/postgres.ts'
import { seedDatabase, startServers } from './servers.ts'

interface Databases {
  /** Database URLs; an empty one means the sandbox's own database. */
  readonly urls: readonly string[]
  stop(): Promise<void>
}

/**
 * Databases with the seed in a real PostgreSQL, which needs half the processor time of the sandbox's own. Seeded once
 * and copied. Without PostgreSQL each sandbox has its own database.
 */
async function seededDatabases(count: number): Promise<Databases> {
  const server = await startServer()
  if (!server) return { urls: Array.from({ length: count }, () => ''), stop: async () => {} }
  const seeded = await server.newDatabase()
  await seedDatabase(seeded)
  const urls: string[] = []
  while (urls.length < count) urls.push(await server.newDatabase(seeded))
  return { urls, stop: () => server.stop() }
}

/** A running shop for each worker; a test that breaks things starts its own. */
// oxlint-disable-next-line import/no-default-export -- the test runner requires one
export default async function startShops({ workers }: FullConfig): Promise<(() => Promise<void>) | undefined> {
  const { E2E_SHOP_URL: shopUrl, E2E_SANDBOX_URL: sandboxUrl } = process.env
  // while writing tests, a shop that already runs saves the start-up
  if (shopUrl && sandboxUrl) {
    process.env['E2E_SERVERS'] = JSON.stringify([{ shopUrl, sandboxUrl }])
    return undefined
  }
  const databases = await seededDatabases(workers)
  const started = await Promise.all(databases.urls.map((url) => startServers(url ? { DATABASE_URL: url } : {})))
  process.env['E2E_SERVERS'] = JSON.stringify(started.map(({ shopUrl, sandboxUrl }) => ({ shopUrl, sandboxUrl })))
  return async () => {
    await Promise.all(started.map((servers) => servers.stop()))
    await databases.stop()
  }
}
