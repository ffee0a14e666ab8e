import { afterTest, sharedBrowser } from './test.ts'
import { ownServers } from './own-servers.ts'
import { leave, visit, type Visit, type VisitOptions } from './browser.ts'

export interface Visitors {
  readonly shopUrl: string
  readonly sandboxUrl: string
  /** Creates a visitor, who leaves when the test ends. */
  readonly enter: (options?: VisitorOptions) => Promise<Visit>
}

export type VisitorOptions = Partial<VisitOptions>

/** Visitors of the shop that all files of a worker share; images are loaded only if a file asks for it. */
export function visitors({ pictures = false } = {}): Visitors {
  const { shopUrl, sandboxUrl } = ownServers()
  return {
    shopUrl,
    sandboxUrl,
    async enter(options = {}) {
      const visitor = await visit(await sharedBrowser(options.pictures ?? pictures), {
        baseURL: shopUrl,
        pictures,
        ...options,
      })
      afterTest(() => leave(visitor))
      return visitor
    },
  }
}
