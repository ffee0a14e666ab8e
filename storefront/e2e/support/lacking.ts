import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Capability, capabilityOperations } from '../../../sdk/src/generated/capabilities.ts'
import { startShop } from './servers.ts'

/** Names of all optional capabilities. */
export const capabilities = Object.keys(capabilityOperations) as Capability[]

/** A shop whose back end can do less than the sandbox. */
export interface LackingShop {
  readonly shopUrl: string
  /** Removes capabilities from now on, and clears the recorded calls. */
  lack(names: readonly Capability[]): void
  /** Operations of the removed capabilities that were called nevertheless. */
  calls(): readonly string[]
  stop(): Promise<void>
}

const places = Object.entries(capabilityOperations).flatMap(([capability, operations]) =>
  operations.map((operation) => {
    const [target = '', method = '', path = ''] = operation.split(' ')
    return { capability, operation, target, method, pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }
  }),
)

/** Starts a shop in front of a sandbox; operations that its back end lacks return 404 and are recorded. */
export async function startLackingShop(sandboxUrl: string): Promise<LackingShop> {
  let lacks: readonly string[] = []
  let calls: string[] = []

  const open = async (target: 'shop' | 'content', base: string) => {
    const server = createServer(async (request, response) => {
      const path = (request.url ?? '').split('?')[0] ?? ''
      const place = places.find(
        (each) => each.target === target && each.method === request.method && each.pattern.test(path),
      )
      if (place && lacks.includes(place.capability)) {
        calls.push(place.operation)
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
      const globals = path === '/api/v1/globals' ? { ...((await answer.json()) as object), lacks } : undefined
      const body = globals ? Buffer.from(JSON.stringify(globals)) : Buffer.from(await answer.arrayBuffer())
      const responseHeaders = ['content-type', 'idempotent-replayed', 'content-disposition'].flatMap((name) => {
        const value = answer.headers.get(name)
        return value === null ? [] : [[name, value] as const]
      })
      response.writeHead(answer.status, Object.fromEntries(responseHeaders)).end(body)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
  }

  const [store, content] = [await open('shop', '/store'), await open('content', '/cms')]
  // without a cache, so that removed capabilities are gone at once
  const shop = await startShop(sandboxUrl, {
    PAGE_CACHE: 'nothing',
    SHOP_URL: store.url,
    CONTENT_URL: content.url,
    PAYMENT_ORIGINS: sandboxUrl,
  })
  return {
    shopUrl: shop.shopUrl,
    lack(names) {
      lacks = names
      calls = []
    },
    calls: () => calls,
    async stop() {
      await shop.stop()
      for (const { server } of [store, content]) {
        server.closeAllConnections()
        await new Promise((resolve) => server.close(resolve))
      }
    },
  }
}
