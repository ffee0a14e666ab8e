import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Capability, capabilityOperations } from '../../../sdk/src/generated/capabilities.ts'
import { startShop } from './servers.ts'

/** Names of all optional capabilities. */
export const capabilities = Object.keys(capabilityOperations) as Capability[]

/** A shop whose back end can do less than the sandbox. */
export interface LackingShop {
  readonly shopUrl: string
  /** Takes capabilities away from now on, and forgets what was asked. */
  lack(names: readonly Capability[]): void
  /** Operations of these capabilities that the back end was asked for nevertheless. */
  asked(): readonly string[]
  stop(): Promise<void>
}

const places = Object.entries(capabilityOperations).flatMap(([capability, operations]) =>
  operations.map((operation) => {
    const [target = '', method = '', path = ''] = operation.split(' ')
    return { capability, operation, target, method, pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }
  }),
)

/** Starts a shop in front of a sandbox; what its back end lacks is answered with 404, and noted. */
export async function startLackingShop(sandboxUrl: string): Promise<LackingShop> {
  let lacks: readonly string[] = []
  let asked: string[] = []

  const open = async (target: 'shop' | 'content', base: string) => {
    const server = createServer(async (request, response) => {
      const path = (request.url ?? '').split('?')[0] ?? ''
      const place = places.find(
        (each) => each.target === target && each.method === request.method && each.pattern.test(path),
      )
      if (place && lacks.includes(place.capability)) {
        asked.push(place.operation)
        const errors = [{ code: 'not_found', field: null, title: 'Není' }]
        response.writeHead(404, { 'content-type': 'application/json' }).end(JSON.stringify({ errors, requestId: 'x' }))
        return
      }
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      const { host: _, connection: __, ...headers } = request.headers
      const answer = await fetch(`${sandboxUrl}${base}${request.url}`, {
        method: request.method ?? 'GET',
        headers: headers as Record<string, string>,
        ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
      })
      const told = path === '/api/v1/globals' ? { ...((await answer.json()) as object), lacks } : undefined
      const body = told ? Buffer.from(JSON.stringify(told)) : Buffer.from(await answer.arrayBuffer())
      const kept = ['content-type', 'idempotent-replayed', 'content-disposition'].flatMap((name) => {
        const value = answer.headers.get(name)
        return value === null ? [] : [[name, value] as const]
      })
      response.writeHead(answer.status, Object.fromEntries(kept)).end(body)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
  }

  const [store, content] = [await open('shop', '/store'), await open('content', '/cms')]
  // nothing is kept, so that what is taken away is gone at once
  const shop = await startShop(sandboxUrl, {
    KEEP_PAGES: 'nothing',
    SHOP_URL: store.url,
    CONTENT_URL: content.url,
    PAYMENT_ORIGIN: sandboxUrl,
  })
  return {
    shopUrl: shop.shopUrl,
    lack(names) {
      lacks = names
      asked = []
    },
    asked: () => asked,
    async stop() {
      await shop.stop()
      for (const { server } of [store, content]) {
        server.closeAllConnections()
        await new Promise((resolve) => server.close(resolve))
      }
    },
  }
}
