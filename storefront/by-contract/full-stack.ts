import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { RULES } from '../../specs/sandbox/src/limits/rules.ts'
import { openPostgres } from '../../specs/sandbox/src/db/postgres.ts'
import { startServer } from '../../specs/sandbox/test/support/postgres.ts'
import {
  createPgliteWorld,
  createWorld,
  type TestResponse,
  type World,
} from '../../specs/sandbox/test/support/world.ts'
import { buildApp } from '../server/app.ts'
import { noScripts } from '../server/testing/no-scripts.ts'
import { fetchCustomerSegment } from '../server/visitors/customer.ts'
import { configFrom } from '../server/config/config.ts'
import { createRenderer } from '../src/composition/entry-server.tsx'

/** Options of a request. */
export interface Sent {
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** Tokens, which the shop keeps in cookies and the sandbox takes in headers. */
  readonly bearer?: string | undefined
  readonly cart?: string | undefined
}

export type Send = (method: string, path: string, sent: Sent) => Promise<TestResponse>

/** The sandbox and the shop in one process, over one database, without rate limits. */
export interface FullStack extends World {
  readonly shopUrl: string
  readonly sandboxUrl: string
  readonly shop: FastifyInstance
  /** Calls the sandbox directly. */
  readonly direct: Send
  /** Calls it through the shop, as a browser does. */
  readonly through: Send
}

const shopOrigin = 'http://localhost:3000'

async function listening(app: FastifyInstance): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}

const readable = (type: string, text: string): unknown =>
  type.startsWith('application/json') && text !== '' ? JSON.parse(text) : text

const textOf = (body: unknown): string => (typeof body === 'string' ? body : JSON.stringify(body))

const sendTo =
  (base: string, headersOf: (sent: Sent) => Record<string, string>): Send =>
  async (method, path, sent) => {
    const type = sent.body === undefined ? {} : { 'content-type': 'application/json' }
    const answer = await fetch(base + path, {
      method,
      redirect: 'manual',
      headers: { ...type, ...headersOf(sent), ...sent.headers },
      ...(sent.body !== undefined && { body: textOf(sent.body) }),
    })
    const text = await answer.text()
    const headers = Object.fromEntries(answer.headers)
    return { status: answer.status, body: readable(headers['content-type'] ?? '', text), headers }
  }

const inHeaders = ({ bearer, cart }: Sent) => ({
  ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
  ...(cart !== undefined && { 'x-guest-cart-token': cart }),
})

const inCookies = ({ bearer, cart }: Sent) => ({
  cookie: [
    ...(bearer === undefined ? [] : [`vanek_auth_token=${bearer}`, 'vanek_auth=1']),
    ...(cart === undefined ? [] : [`vanek_cart_token=${cart}`, 'vanek_cart=1']),
  ].join('; '),
})

const injected =
  (app: FastifyInstance): Send =>
  async (method, path, sent) => {
    const type = sent.body === undefined ? {} : { 'content-type': 'application/json' }
    const { statusCode, headers, body } = await app.inject({
      method: method as 'GET',
      url: path,
      headers: { ...type, ...inHeaders(sent), ...sent.headers },
      ...(sent.body !== undefined && { payload: textOf(sent.body) }),
    })
    const flat = headers as Record<string, string>
    return { status: statusCode, body: readable(flat['content-type'] ?? '', body), headers: flat }
  }

/** A shop on a running sandbox. With its own `fetch` no page is cached. */
export async function openShop(sandboxUrl: string, fetch?: typeof globalThis.fetch) {
  const read = configFrom({
    ...{ SHOP_URL: `${sandboxUrl}/store`, CONTENT_URL: `${sandboxUrl}/cms`, CDN_URL: `${sandboxUrl}/cdn` },
    ...{ SERVICES_URL: `${sandboxUrl}/services`, LOG_LEVEL: 'silent', BACKEND_PATIENCE: '20', SHOP_ORIGIN: shopOrigin },
    ...(fetch && { PAGE_CACHE: 'nothing' }),
  })
  if ('faults' in read) throw new Error(read.faults.join('\n'))
  const { config } = read
  const own = {
    config,
    client: noScripts,
    renderer: createRenderer(),
    files: new Map(),
    customerOf: fetchCustomerSegment(config),
  }
  const shop = buildApp({ ...own, ...(fetch && { fetch }) })
  return { shop, shopUrl: await listening(shop) }
}

export async function startFullStack(): Promise<FullStack> {
  const rules = Object.fromEntries(Object.keys(RULES).map((name) => [name, { most: 1e6, seconds: 60 }]))
  const options = { rules, shopOrigin, introspection: false }
  // it needs half the processor time of the sandbox's own database
  const server = await startServer()
  const world = server
    ? await createWorld(openPostgres(await server.newFilled(), 10), options)
    : await createPgliteWorld(options)
  const sandboxUrl = await listening(world.app)
  const { shop, shopUrl } = await openShop(sandboxUrl)
  return {
    ...world,
    ...{ shop, shopUrl, sandboxUrl, direct: injected(world.app) },
    through: sendTo(shopUrl, (sent) => ({ 'sec-fetch-site': 'same-origin', ...inCookies(sent) })),
    close: async () => {
      await shop.close()
      await world.close()
      await server?.stop()
    },
  }
}

/** The path of an operation in the shop. */
export const shopPath = (path: string): string => path.replace(/^\/store/, '').replace(/^\/cms/, '/content')
