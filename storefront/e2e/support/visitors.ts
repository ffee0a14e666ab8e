import { afterTest, sharedBrowser } from './test.ts'
import { endVisit, visit, type Visit, type VisitOptions } from './browser.ts'

interface Addresses {
  readonly shopUrl: string
  readonly sandboxUrl: string
}

// the runner reads the titles of the tests before any shop is started
const notYet: Addresses = { shopUrl: 'http://shop.invalid', sandboxUrl: 'http://sandbox.invalid' }

/** URLs of the shop and the sandbox of this worker, which `start-shops.ts` started. */
function ownServers(): Addresses {
  const { E2E_SERVERS: started, TEST_PARALLEL_INDEX: worker } = process.env
  if (worker === undefined) return notYet
  const servers = JSON.parse(started ?? '[]') as Addresses[]
  const own = servers[Number(worker) % servers.length]
  if (!own) throw new Error('No shop was started for the browser tests')
  return own
}

export interface Visitors extends Addresses {
  /** Creates a visitor, who leaves when the test ends. */
  readonly enter: (options?: VisitorOptions) => Promise<Visit>
}

export type VisitorOptions = Partial<VisitOptions>

/** Visitors of the shop that all files of a worker share; images are loaded only if a file requests it. */
export function visitors({ pictures = false } = {}): Visitors {
  const own = ownServers()
  return {
    ...own,
    async enter(options = {}) {
      const visitOptions = { baseURL: own.shopUrl, pictures, ...options }
      const visitor = await visit(await sharedBrowser(visitOptions.pictures), visitOptions)
      afterTest(() => endVisit(visitor))
      return visitor
    },
  }
}
