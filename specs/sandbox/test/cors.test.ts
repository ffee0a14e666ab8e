import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../src/config.ts'
import { operationsOf, readDocuments } from '../src/http/documents.ts'
import { createFilledWorld, root, type TestResponse, type World } from './support/world.ts'

const page = 'http://localhost:5173'
const other = 'http://localhost:5174'

let world: World
beforeAll(async () => {
  world = await createFilledWorld({ corsOrigins: [page, 'https://spa.example'] })
}, 120_000)
afterAll(() => world.close())

const from = (origin: string, method: string, path: string, more: Readonly<Record<string, string>> = {}) =>
  world.request(method, path, undefined, { headers: { origin, ...more } })

const preflight = (origin: string, path: string, method = 'POST') =>
  from(origin, 'OPTIONS', path, { 'access-control-request-method': method })

const listIn = ({ headers }: TestResponse, name: string) =>
  headers[name]?.split(', ').map((own) => own.toLowerCase()) ?? []
const corsIn = ({ headers }: TestResponse) => Object.keys(headers).filter((name) => name.startsWith('access-control-'))

/** Names of all request headers in the documents. */
function sentHeaders(): string[] {
  const { shop, content, services } = readDocuments(root)
  const refs = [shop, content, services].flatMap((document) => {
    const { parameters = {} } = (document.components ?? {}) as { parameters?: Record<string, object> }
    const named = (own: object) => ('$ref' in own ? parameters[String(own.$ref).split('/').at(-1)!] : own)
    return operationsOf(document).flatMap(({ operation }) => (operation.parameters ?? []).map(named))
  }) as readonly { in: string; name: string }[]
  return [...new Set(refs.flatMap((own) => (own.in === 'header' ? own.name.toLowerCase() : [])))]
}

describe('a page of an allowed origin', { timeout: 60_000 }, () => {
  it('gets a preflight response that allows all headers of the contract, and the tokens', async () => {
    const response = await preflight(page, '/store/api/v1/cart/place')
    expect([response.status, response.headers['access-control-allow-origin']]).toEqual([204, page])
    const allowed = listIn(response, 'access-control-allow-headers')
    const sent = sentHeaders()
    expect(sent).toContain('idempotency-key')
    expect(allowed).toEqual(
      expect.arrayContaining([...sent, 'authorization', 'content-type', 'x-guest-cart-token'] as string[]),
    )
    expect(listIn(response, 'access-control-allow-methods')).toEqual(['get', 'post', 'put', 'patch', 'delete'])
    expect(response.headers).not.toHaveProperty('access-control-allow-credentials')
  })

  it.each(['/store/api/v1/globals', '/cms/menu-object/main', '/cdn/image/none/x.png', '/store/api/v1/nowhere'])(
    'may read responses of %s, including errors, and their exposed headers',
    async (path) => {
      const response = await from('https://spa.example', 'GET', path)
      expect(response.headers['access-control-allow-origin']).toBe('https://spa.example')
      expect(listIn(response, 'access-control-expose-headers')).toEqual(
        expect.arrayContaining(['retry-after', 'x-request-id', 'idempotent-replayed', 'content-disposition']),
      )
      expect(response.headers['vary']).toMatch(/\bOrigin\b/)
    },
  )

  it.each(['/mailbox.json', '/sandbox/conversions', '/health'])('may not read %s', async (path) => {
    expect(corsIn(await from(page, 'GET', path))).toEqual([])
  })
})

describe('a page of another origin', { timeout: 60_000 }, () => {
  it.each([other, 'null', `${page}.evil.test`, 'https://localhost:5173'])(
    'gets no CORS headers for %s',
    async (origin) => {
      expect(corsIn(await preflight(origin, '/store/api/v1/cart/items'))).toEqual([])
      const read = await from(origin, 'GET', '/store/api/v1/globals')
      expect([read.status, corsIn(read)]).toEqual([200, []])
      // `Vary: Origin`, so that a cache does not mix the responses
      expect(read.headers['vary']).toMatch(/\bOrigin\b/)
    },
  )
})

it('takes the allowed origins from a setting, and allows none without it', () => {
  const env = { SANDBOX_CORS_ORIGINS: `${page}/, https://spa.example` }
  expect(readConfig(env, [], '/').corsOrigins).toEqual([page, 'https://spa.example'])
  expect(readConfig({}, [], '/').corsOrigins).toEqual([])
})
