import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createProxy, isPersonalPath, type ProxyOperation } from '@vanek/sdk/server'
import { createCookieJar } from './cookies.ts'
import { operationTable } from './proxy/operations.ts'
import { createSessionCookies } from './session.ts'

const base = 'http://shop.test'
const targets = { shop: `${base}/store`, content: `${base}/cms`, services: `${base}/services` }

function setUp(operations: readonly ProxyOperation[]) {
  const seen: string[] = []
  const proxy = createProxy({
    targets,
    operations,
    fetch: async (input, init) => {
      seen.push(`${init?.method} ${input as string}`)
      return Response.json({ token: 'unchanged' })
    },
  })
  const visitor = {
    session: createSessionCookies(createCookieJar('', { secure: false }), { secure: false }),
    segment: { userVariant: '', userGroups: [] },
    requestId: 'r-1',
  }
  const ask = (method: string, path: string) =>
    proxy(new Request(`https://vanek.test${path}`, { method, headers: { 'sec-fetch-site': 'same-origin' } }), visitor)
  return { ask, seen }
}

interface DocumentedOperation {
  readonly operationId?: string
  readonly security?: readonly Readonly<Record<string, unknown>>[]
  readonly 'x-server-only'?: boolean
}

/** Every operation of the OpenAPI documents, with its path at the shop. */
const documented = (['shop', 'content', 'services'] as const).flatMap((target) => {
  const file = new URL(`../../../specs/generated/${target}.json`, import.meta.url)
  const { paths } = JSON.parse(readFileSync(file, 'utf8')) as {
    paths: Record<string, Record<string, DocumentedOperation>>
  }
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      operation.operationId === undefined
        ? []
        : {
            ...{ target, method: method.toUpperCase(), operation },
            path: (target === 'shop' ? '' : `/${target}`) + path.replaceAll(/\{\w+\}/g, 'a-1'),
          },
    ),
  )
})

describe('the proxy', () => {
  const operationsAt = operationTable()

  it('passes every operation of the documents except server-only ones', () => {
    const passed = documented.filter(({ method, path }) => operationsAt(path).has(method))
    const serverOnly = documented
      .filter(({ operation }) => operation['x-server-only'])
      .map(({ operation }) => operation)
    expect(documented.filter((each) => !passed.includes(each)).map(({ operation }) => operation)).toEqual(serverOnly)
    const ids = ['downloadFile', 'getCountryOfIp', 'getImage', 'getPaths', 'getUpload']
    expect(new Set(serverOnly.map(({ operationId }) => operationId))).toEqual(new Set(ids))
  })

  it.each([
    ['GET', '/api/v1/cart', { kind: 'json', effect: undefined, isOfOrder: false }],
    ['POST', '/api/v1/cart/items', { effect: 'addItem' }],
    ['POST', '/api/v1/cart/place', { effect: 'place' }],
    ['GET', '/api/v1/orders/token/current', { kind: 'json', effect: 'order', isOfOrder: true }],
    ['GET', '/api/v1/orders/token/current/document', { kind: 'file', effect: undefined, isOfOrder: true }],
    ['POST', '/api/v1/orders/token/current/claim-photos', { kind: 'upload', isOfOrder: true }],
    ['GET', '/api/v1/orders/token/current/claim-photos/a', { kind: 'picture', isOfOrder: true }],
    ['GET', '/api/v1/user/orders/1/claim-photos/a', { kind: 'picture', isOfOrder: false }],
    ['GET', '/api/v1/user/export', { kind: 'file' }],
    ['POST', '/content/graphql', { target: 'content', kind: 'json' }],
    ['POST', '/services/search/query', { target: 'services' }],
  ])('has the body type, the effect and the tokens of %s %s', (method, path, expected) => {
    expect(operationsAt(path).get(method)).toMatchObject(expected)
  })

  it('isPersonalPath is true for customers, carts and orders only', () => {
    const reads = documented.filter(({ target, method }) => target === 'shop' && method === 'GET')
    const personal = reads.filter(({ operation }) => operation.security?.every((each) => 'bearer' in each))
    expect(personal.length).toBeGreaterThan(10)
    expect(personal.filter(({ path }) => !isPersonalPath(`/store${path}`))).toEqual([])
    for (const path of ['/cart', '/cart/shippers', '/order-gifts', '/orders/token/a', '/quotes/a', '/user'])
      expect([path, isPersonalPath(`/store/api/v1${path}`)]).toEqual([path, true])
    for (const path of ['/globals', '/products/1/reviews', '/shippers', '/branches', '/carts', '/users'])
      expect([path, isPersonalPath(`/store/api/v1${path}`)]).toEqual([path, false])
  })
})

describe('further operations', () => {
  const card: ProxyOperation = { target: 'shop', method: 'GET', path: '/api/v1/user/gift-cards/{code}' }

  it('are passed on in addition to those of the contract, with their methods only', async () => {
    const { ask, seen } = setUp([card, { target: 'services', method: 'POST', path: '/services/loans/offer' }])
    expect(await (await ask('GET', '/api/v1/user/gift-cards/AB-1?a=1')).json()).toEqual({ token: 'unchanged' })
    expect((await ask('POST', '/services/loans/offer')).status).toBe(200)
    expect((await ask('GET', '/api/v1/cart')).status).toBe(200)
    const rejected = [
      ...[await ask('POST', '/api/v1/user/gift-cards/AB-1'), await ask('GET', '/api/v1/user/gift-cards/AB-1/uses')],
      ...[await ask('GET', '/api/v1/user/gift-cards/a%2Fb'), await ask('GET', '/services/loans/offer')],
    ]
    expect(rejected.map(({ status }) => status)).toEqual([405, 404, 404, 405])
    expect(seen).toEqual([
      `GET ${base}/store/api/v1/user/gift-cards/AB-1?a=1`,
      `POST ${base}/services/loans/offer`,
      `GET ${base}/store/api/v1/cart`,
    ])
  })

  it.each<[string, ProxyOperation, RegExp]>([
    ['exists in the contract', { ...card, path: '/api/v1/cart' }, /operation of the contract/],
    ['would shadow one of the contract', { ...card, path: '/api/v1/user/orders/{code}' }, /operation of the contract/],
    ['belongs to another back end', { ...card, target: 'content' }, /does not belong/],
    ['is not an operation of the shop', { ...card, path: '/sandbox/login-as' }, /does not belong/],
  ])('throw at start when one %s', (_what, operation, message) => {
    expect(() => setUp([operation])).toThrow(message)
  })
})
