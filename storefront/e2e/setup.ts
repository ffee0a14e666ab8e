import type { TestProject } from 'vitest/node'
import { startServers } from './support/servers.ts'

declare module 'vitest' {
  interface ProvidedContext {
    readonly shopUrl: string
    readonly sandboxUrl: string
  }
}

/** One running shop for all browser tests; a test that breaks things starts its own. */
export default async function setup(project: TestProject) {
  const servers = await startServers()
  project.provide('shopUrl', servers.shopUrl)
  project.provide('sandboxUrl', servers.sandboxUrl)
  return () => servers.stop()
}
