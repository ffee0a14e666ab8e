import type { TestProject } from 'vitest/node'
import { startServers } from './support/servers.ts'

declare module 'vitest' {
  interface ProvidedContext {
    readonly shopUrl: string
    readonly sandboxUrl: string
  }
}

/** One running shop for all browser tests; a test that breaks things starts its own. */
// oxlint-disable-next-line import/no-default-export -- the test runner asks for one
export default async function setup(project: TestProject) {
  const { E2E_SHOP_URL: shopUrl, E2E_SANDBOX_URL: sandboxUrl } = process.env
  // while tests are being written, a shop that runs already saves its start
  if (shopUrl && sandboxUrl) {
    project.provide('shopUrl', shopUrl)
    project.provide('sandboxUrl', sandboxUrl)
    return undefined
  }
  const servers = await startServers()
  project.provide('shopUrl', servers.shopUrl)
  project.provide('sandboxUrl', servers.sandboxUrl)
  return () => servers.stop()
}
