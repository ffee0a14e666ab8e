import type { FullConfig } from '@playwright/test'
import { seededDatabases } from './databases.ts'
import { startServers } from './servers.ts'

/** A running shop for each worker; a test that breaks things starts its own. */
// oxlint-disable-next-line import/no-default-export -- the test runner asks for one
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
