import type { TestProject } from 'vitest/node'
import { findTestBrowser } from '../../scripts/lib/browser.mjs'
import { seededDatabases } from './support/databases.ts'
import { startServers } from './support/servers.ts'

interface Addresses {
  readonly shopUrl: string
  readonly sandboxUrl: string
}

declare module 'vitest' {
  interface ProvidedContext {
    /** One for each worker. */
    readonly servers: readonly Addresses[]
  }
}

/** A running shop for each worker; a test that breaks things starts its own. */
// oxlint-disable-next-line import/no-default-export -- the test runner asks for one
export default async function setup(project: TestProject) {
  // two workers that unpack it at the same time would break the executable
  await findTestBrowser()
  const { E2E_SHOP_URL: shopUrl, E2E_SANDBOX_URL: sandboxUrl } = process.env
  // while writing tests, a shop that already runs saves the start-up
  if (shopUrl && sandboxUrl) {
    project.provide('servers', [{ shopUrl, sandboxUrl }])
    return undefined
  }
  const databases = await seededDatabases(project.config.maxWorkers)
  const started = await Promise.all(databases.urls.map((url) => startServers(url ? { DATABASE_URL: url } : {})))
  const addresses = started.map(({ shopUrl, sandboxUrl }) => ({ shopUrl, sandboxUrl }))
  project.provide('servers', addresses)
  return async () => {
    await Promise.all(started.map((servers) => servers.stop()))
    await databases.stop()
  }
}
