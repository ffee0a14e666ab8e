export interface Addresses {
  readonly shopUrl: string
  readonly sandboxUrl: string
}

// the runner reads the titles of the tests before any shop is started
const notYet: Addresses = { shopUrl: 'http://shop.invalid', sandboxUrl: 'http://sandbox.invalid' }

/** URLs of the shop and the sandbox of this worker, which `start-shops.ts` started. */
export function ownServers(): Addresses {
  const { E2E_SERVERS: started, TEST_PARALLEL_INDEX: worker } = process.env
  if (worker === undefined) return notYet
  const servers = JSON.parse(started ?? '[]') as Addresses[]
  const own = servers[Number(worker) % servers.length]
  if (!own) throw new Error('No shop was started for the browser tests')
  return own
}
