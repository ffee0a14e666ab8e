import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { faultsOf, operations, type Located } from './support/contract.ts'
import { createFilledWorld, type TestResponse, type World } from './support/world.ts'

let world: World
beforeAll(async () => {
  world = await createFilledWorld()
}, 120_000)
afterAll(() => world.close())

interface Bad {
  readonly name: string
  readonly url?: string
  readonly payload?: string
  readonly headers?: Readonly<Record<string, string>>
}

interface Parameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly schema: {
    readonly type?: string
    readonly pattern?: string
    readonly enum?: unknown[]
    readonly maxLength?: number
  }
}

const JSON_TYPE = { 'content-type': 'application/json' }
/** Nested deeper than recursive code could handle. */
const DEEP = `{"a":${'['.repeat(9_000)}${']'.repeat(9_000)}}`
const HUGE = JSON.stringify({ text: 'x'.repeat(100_000) })

/** A valid URL: a value for each path parameter, and required query parameters. */
function goodUrl({ url, operation }: Located): string {
  const values: Record<string, string> = {
    id: '1',
    token: 'x',
    code: 'main',
    style: 'style-w1-h1',
    path: 'products/a.png',
  }
  const path = url.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '1')
  const query: Record<string, string> = {
    search: '?q=abc',
    getRecommendations: '?placement=homepage',
    getCountryOfIp: '?ip=192.0.2.1',
  }
  return path + (query[operation.operationId] ?? '')
}

function badBodies({ operation }: Located): Bad[] {
  const name = (text: string, payload: string, headers: Bad['headers'] = JSON_TYPE): Bad => ({
    name: text,
    payload,
    headers,
  })
  const anyway = [name('broken JSON', '{"a":'), name('a huge body', HUGE), name('a body of 9,000 levels', DEEP)]
  if (operation.requestBody === undefined) return anyway
  return [
    ...anyway,
    { name: 'no body' },
    name('an empty body', ''),
    name('another type of content', 'a=1', { 'content-type': 'application/x-www-form-urlencoded' }),
    name('plain text', 'hello', { 'content-type': 'text/plain' }),
    name('null', 'null'),
    name('a list', '[]'),
    name('a text', '"x"'),
    name('an object without anything', '{}'),
    name('a poisoned prototype', '{"__proto__":{"admin":true}}'),
  ]
}

function badFields({ operation }: Located): Bad[] {
  const body = operation.requestBody as
    | { content: { 'application/json'?: { schema: { $ref?: string; properties?: object } } } }
    | undefined
  const names = Object.keys(body?.content['application/json']?.schema.properties ?? {})
  const wrong = [[], { a: 1 }, 'x'.repeat(50_000), -1e308, true, 'a\u0000b']
  return names.flatMap((field) =>
    wrong
      // `terms: true` is valid, and `variables` may be of any type
      .filter(
        (value) => !(field === 'terms' && value === true) && !(field === 'variables' && typeof value === 'object'),
      )
      .map((value) => ({
        name: `${field} = ${JSON.stringify(value).slice(0, 20)}`,
        payload: JSON.stringify({ [field]: value }),
        headers: JSON_TYPE,
      })),
  )
}

function badParameters(place: Located): Bad[] {
  const list = (place.operation.parameters ?? []).filter((one): one is Parameter => 'schema' in one)
  // external services and pictures have no currency
  const knowsCurrency = place.document !== 'services' && place.operation.operationId !== 'getImage'
  const bads: Bad[] = knowsCurrency ? [{ name: 'an impossible currency', headers: { 'x-currency': 'koruna' } }] : []
  for (const { name, in: where, required, schema } of list) {
    const limited =
      schema.type === 'integer' ||
      schema.type === 'boolean' ||
      schema.pattern !== undefined ||
      schema.enum !== undefined
    const wrong = [
      ...(limited ? ['abc!'] : []),
      ...(schema.maxLength === undefined ? [] : ['x'.repeat(schema.maxLength + 1)]),
    ]
    if (where === 'query') {
      const [path] = goodUrl(place).split('?')
      for (const value of wrong) bads.push({ name: `${name}=${value.slice(0, 20)}`, url: `${path}?${name}=${value}` })
      if (required === true) bads.push({ name: `no ${name}`, url: path ?? '' })
    }
    if (where === 'path')
      for (const value of wrong)
        bads.push({ name: `${name} ${value.slice(0, 20)}`, url: place.url.replace(`{${name}}`, value) })
  }
  return bads
}

async function send(place: Located, { url, payload, headers = {} }: Bad): Promise<TestResponse> {
  const keyed = place.operation.operationId === 'placeOrder' ? { 'idempotency-key': 'bad-input' } : {}
  const response = await world.app.inject({
    method: place.method.toUpperCase() as 'GET',
    url: url ?? goodUrl(place),
    headers: { ...keyed, ...headers },
    ...(payload === undefined ? {} : { payload }),
  })
  return {
    status: response.statusCode,
    body: JSON.parse(response.body || 'null') as unknown,
    headers: response.headers as Record<string, string>,
  }
}

describe('bad input', { timeout: 60_000 }, () => {
  it.each(operations.map((place) => [place.operation.operationId, place] as const))(
    '%s responds to invalid input with 4xx and the error format of the contract',
    async (_id, place) => {
      for (const bad of [...badBodies(place), ...badFields(place), ...badParameters(place)]) {
        const response = await send(place, bad)
        expect([bad.name, response.status >= 400 && response.status < 500], JSON.stringify(response.body)).toEqual([
          bad.name,
          true,
        ])
        expect([bad.name, faultsOf(place, undefined, response)]).toEqual([bad.name, []])
        expect(response.body.errors[0].code).toMatch(/^[a-z_]+$/)
        expect(JSON.stringify(response.body)).not.toMatch(/ at |node_modules|select |insert |\.ts|syntax error/i)
      }
    },
  )

  it('reports a body that is not valid JSON', async () => {
    const headers = { 'content-type': 'application/json' }
    const title = 'Odeslané údaje se nepodařilo přečíst.'
    // the notification endpoint of the payment provider is not part of the contract
    for (const url of ['/store/api/v1/cart/items', '/payments/notifications']) {
      const { body } = await world.app.inject({ method: 'POST', url, headers, payload: '{' })
      expect(JSON.parse(body)).toMatchObject({ errors: [{ code: 'validation', field: null, title }] })
    }
  })

  it('uses the same error format for an unknown path, an unknown method and a broken escape', async () => {
    for (const [method, url] of [
      ['GET', '/store/api/v1/nope'],
      ['GET', '/'],
      ['PUT', '/store/api/v1/cart'],
      ['GET', '/store/api/v1/cart/items/%ff'],
      // double-encoded, so that the path itself contains no control character
      ['GET', '/cms/url-rewrite?lang=cs&path=%2500'],
      ['GET', `/store/api/v1/orders/token/${'x'.repeat(600)}`],
    ] as const) {
      const response = await world.app.inject({ method, url })
      const body = JSON.parse(response.body) as { errors: object[]; requestId: string }
      expect(response.statusCode).toBeGreaterThanOrEqual(400)
      expect(response.statusCode).toBeLessThan(500)
      expect(Object.keys(body.errors[0]!).sort()).toEqual(['code', 'field', 'title'])
      expect(body.requestId).not.toBe('')
    }
  })

  it('rejects text that the database cannot store before it is queried', async () => {
    for (const email of ['a\u0000@b.cz', 'a\ud800@b.cz']) {
      const { status } = await world.request('POST', '/store/api/oauth/login', { email, password: 'x' })
      expect(status).toBe(422)
    }
  })

  it('rate-limits logins after ten wrong passwords', async () => {
    const attempt = () => world.request('POST', '/store/api/oauth/login', { email: 'kdo@example.test', password: 'x' })
    for (let at = 0; at < 10; at += 1) expect((await attempt()).status).toBe(401)
    const { status, headers } = await attempt()
    expect(status).toBe(429)
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  })
})
