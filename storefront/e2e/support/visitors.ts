import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { ownServers } from './own-servers.ts'
import { launch, visit, type Visit, type VisitOptions } from './browser.ts'

export interface Visitors {
  readonly shopUrl: string
  readonly sandboxUrl: string
  /** Somebody new comes to the shop; they leave when the test ends. */
  readonly enter: (options?: VisitorOptions) => Promise<Visit>
}

export type VisitorOptions = Partial<VisitOptions>

/** One browser for all tests of a file, over the shop that all files share. */
export function visitors(): Visitors {
  let browser: Browser
  const inside: Visit[] = []
  const { shopUrl, sandboxUrl } = ownServers()
  beforeAll(async () => {
    browser = await launch()
  })
  afterEach(async () => {
    await Promise.all(inside.splice(0).map(({ context }) => context.close()))
  })
  afterAll(() => browser.close())
  return {
    shopUrl,
    sandboxUrl,
    async enter(options = {}) {
      const visitor = await visit(browser, { baseURL: shopUrl, ...options })
      inside.push(visitor)
      return visitor
    },
  }
}
