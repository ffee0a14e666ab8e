import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { readDocuments } from '../../src/http/documents.ts'
import { operations, type Located } from '../support/contract.ts'
import { newCustomer } from '../support/customers.ts'
import { GOOD_BODIES, createOwnedData, rowsOf, type Owned } from '../support/owned.ts'
import { headersOf, root, type TestResponse, type World } from '../support/world.ts'

interface Secured {
  readonly security?: readonly object[]
}

/** Operations that require a signed-in customer. */
const secured = operations.filter(({ operation }) =>
  ((operation as Secured).security ?? []).some((one) => 'bearer' in one),
)
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** The path of an operation, filled with the data of a customer. */
function urlOf(template: string, own: Owned): string {
  const kind = /user\/([^/]+)\//.exec(template)?.[1]
  const values: Readonly<Record<string, Readonly<Record<string, string | number>>>> = {
    orders: { id: own.order, code: own.orderCode, number: own.invoice, photo: own.photo },
    addresses: { id: own.address },
    'shopping-lists': { id: own.list, code: own.listCode, itemId: own.item },
  }
  return template.replaceAll(/\{(\w+)\}/g, (_, place: string) => {
    const value = values[kind ?? '']?.[place]
    if (value === undefined) throw new Error(`Nothing to put into ${template}.`)
    return String(value)
  })
}

/** Whether the request body of an operation is JSON, not a file. */
function takesJson({ operation }: Located): boolean {
  const { content = {} } = (operation.requestBody ?? {}) as { readonly content?: object }
  return 'application/json' in content
}

function bodyOf({ operation }: Located): object | undefined {
  if (operation.requestBody === undefined) return undefined
  const body = GOOD_BODIES[operation.operationId]
  if (body === undefined) throw new Error(`${operation.operationId} needs a body in GOOD_BODIES.`)
  return body
}

/** Authorization of every customer operation of the contract, tested against another customer. */
export function authorizationSuite(the: () => World): void {
  const send = async (method: string, url: string, bearer: string, text: string): Promise<TestResponse['status']> => {
    const headers = { ...headersOf({ bearer }), 'content-type': 'application/json' }
    return (await the().app.inject({ method: method as 'PATCH', url, headers, payload: text })).statusCode
  }

  describe('authorization', () => {
    it('every customer operation requires a valid token', async () => {
      expect(secured.length).toBeGreaterThanOrEqual(20)
      const nobody: Owned = {
        ...{
          order: '00000000-0000-4000-8000-000000000000',
          orderCode: 'x',
          invoice: 'FV-2026-00000',
          photo: 'foto-neni-tady',
          address: 1,
          list: 1,
          listCode: 'x',
          item: 1,
        },
        secrets: [],
      }
      for (const place of secured) {
        const url = urlOf(place.url, nobody)
        for (const options of [{}, { bearer: 'neni' }, { headers: { authorization: 'Basic eDp5' } }]) {
          const { status, body } = await the().request(place.method.toUpperCase(), url, bodyOf(place), options)
          expect([place.operation.operationId, status, body.errors?.[0].code]).toEqual([
            ...[place.operation.operationId, 401, 'unauthorized'],
          ])
        }
      }
    })

    it('C6.08 every customer operation except logout rejects a customer of a restricted group', async () => {
      const customer = await newCustomer(the())
      const own = await createOwnedData(the(), customer, 78)
      const q = the().database.q
      await q
        .updateTable('customers')
        .set({ groups: ['omezeni'] })
        .where('id', '=', customer.id)
        .execute()
      const places = secured.filter(({ operation }) => operation.operationId !== 'logout')
      for (const place of places) {
        const url = urlOf(place.url, own)
        const options = { bearer: customer.bearer, key: crypto.randomUUID() }
        const { status, body } = await the().request(place.method.toUpperCase(), url, bodyOf(place), options)
        expect([url, status, body.errors?.[0].code]).toEqual([url, 403, 'customer_restricted'])
      }
      expect(places.length).toBeGreaterThanOrEqual(19)
    })

    it('no method reads or changes data of another customer', async () => {
      const [owner, other] = [await newCustomer(the()), await newCustomer(the())]
      const own = await createOwnedData(the(), owner, 76)
      const others = await createOwnedData(the(), other, 77)
      const before = await rowsOf(the(), owner.id)
      const targets = [...new Set(secured.filter(({ url }) => url.includes('{')).map(({ url }) => url))]
      expect(targets.length).toBeGreaterThanOrEqual(9)
      let requestCount = 0
      for (const template of targets) {
        const urls = [urlOf(template, own)]
        // a line of another list, requested through an own list
        if (template.includes('{itemId}')) urls.push(urlOf(template, { ...others, item: own.item }))
        for (const url of urls)
          for (const method of METHODS) {
            const place = secured.find((one) => one.url === template && one.method.toUpperCase() === method)
            const { status, body } = await the().request(method, url, place && bodyOf(place), { bearer: other.bearer })
            expect([method, url, status]).toEqual([method, url, 404])
            for (const secret of own.secrets) expect(JSON.stringify(body)).not.toContain(secret)
            requestCount += 1
          }
      }
      expect(requestCount).toBe((targets.length + 1) * METHODS.length)
      expect(await rowsOf(the(), owner.id)).toBe(before)
      // the owner still has everything
      for (const template of targets.filter((url) => secured.some((one) => one.url === url && one.method === 'get')))
        expect((await the().request('GET', urlOf(template, own), undefined, { bearer: owner.bearer })).status).toBe(200)
    })

    it('lists contain own data only', async () => {
      const [owner, other] = [await newCustomer(the()), await newCustomer(the())]
      const own = await createOwnedData(the(), owner, 78)
      for (const path of ['orders', 'addresses', 'shopping-lists', 'shopping-lists/code/wishlist', '']) {
        const url = `/store/api/v1/user${path === '' ? '' : `/${path}`}`
        const { status, body } = await the().request('GET', url, undefined, { bearer: other.bearer })
        expect(status).toBe(200)
        for (const secret of own.secrets) expect(JSON.stringify(body)).not.toContain(secret)
      }
    })

    it('rejects every undeclared field, and changes nothing', async () => {
      const customer = await newCustomer(the())
      const own = await createOwnedData(the(), customer, 79)
      const before = await rowsOf(the(), customer.id)
      const { rows } = await sql<{ name: string }>`
        select distinct column_name as name from information_schema.columns where table_schema = current_schema()
        and table_name in ('customers', 'addresses', 'shopping_lists', 'shopping_list_items', 'orders', 'access_tokens')
      `.execute(the().database.q)
      const named = ['role', 'isAdmin', 'price', 'credits', 'customer_id', 'id', 'groups', 'variantHash', 'email']
      const poison = ['__proto__', 'constructor', 'prototype']
      const fields = [...new Set([...rows.map(({ name }) => name), ...named, ...poison])]
      const writing = secured.filter(takesJson)
      expect(writing.length).toBeGreaterThanOrEqual(7)
      for (const place of writing) {
        const method = place.method.toUpperCase()
        const url = urlOf(place.url, own)
        for (const [text, name] of fields.flatMap((field) => widened(place, field))) {
          const status = await send(method, url, customer.bearer, text)
          // `__proto__` is rejected by the JSON parser
          const refused = poison.includes(name.split('.').at(-1) ?? '') ? [400, 422] : [422]
          expect([place.operation.operationId, name, refused.includes(status)]).toEqual([
            ...[place.operation.operationId, name, true],
          ])
        }
      }
      expect(await rowsOf(the(), customer.id)).toBe(before)
      expect(({} as { isAdmin?: unknown }).isAdmin).toBeUndefined()
      // the same bodies without the field are valid
      for (const place of writing) {
        const method = place.method.toUpperCase()
        const { body } = await the().request(method, urlOf(place.url, own), bodyOf(place), { bearer: customer.bearer })
        expect([place.operation.operationId, body.errors?.[0].code]).not.toEqual([
          ...[place.operation.operationId, 'validation'],
        ])
      }
    })
  })
}

interface Described {
  readonly $ref?: string
  readonly properties?: Readonly<Record<string, object>>
}

/** Valid bodies with one extra field, at the top level and in each nested object, as text with the path of the field. */
function widened(place: Located, field: string): (readonly [text: string, name: string])[] {
  const body = bodyOf(place) ?? {}
  const value = field === '__proto__' ? { isAdmin: true } : 1
  const inside = Object.entries(body as Record<string, unknown>).filter(
    (entry): entry is [string, object] => typeof entry[1] === 'object' && entry[1] !== null,
  )
  const declared = new Set(declaredIn(place))
  return [
    ...(declared.has(field) ? [] : [[withField(body, field, value), field] as const]),
    ...inside.flatMap(([name, object]) =>
      field in object && field !== '__proto__' && field !== 'constructor'
        ? []
        : [[withField(body, name, object, withField(object, field, value)), `${name}.${field}`] as const],
    ),
  ]
}

/** As JSON text, because an object literal cannot have a field named `__proto__`. */
function withField(body: object, field: string, value: unknown, text = JSON.stringify(value)): string {
  const rest = Object.entries(body).filter(([name]) => name !== field)
  return `{${[...rest.map(([name, one]) => `${JSON.stringify(name)}:${JSON.stringify(one)}`), `${JSON.stringify(field)}:${text}`].join(',')}}`
}

function declaredIn({ operation }: Located): string[] {
  const { schema } = (operation.requestBody as { content: { 'application/json': { schema: Described } } }).content[
    'application/json'
  ]
  return Object.keys(schema.properties ?? schemaAt(schema.$ref ?? '').properties ?? {})
}

function schemaAt(reference: string): Described {
  return readDocuments(root).shop.components?.schemas?.[reference.split('/').at(-1) ?? ''] ?? {}
}
