import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSchema } from 'graphql'
import { dump } from 'js-yaml'
import { afterAll, describe, expect, it } from 'vitest'
import { main } from '../src/cli.ts'
import { readContract } from '../src/contract/files.ts'
import { profiles } from '../src/contract/profiles.ts'
import type { Change, Side } from '../src/diff/change.ts'
import { contractOf, type Loose } from '../src/diff/document.ts'
import { diffGraphql } from '../src/diff/graphql.ts'
import { diffOpenapi } from '../src/diff/openapi.ts'
import { base } from './diff/base.ts'
import { graphqlRows } from './diff/graphql-rows.ts'
import { rows } from './diff/rows.ts'

const diff = (before: Loose, after: Loose): Change[] =>
  diffOpenapi(contractOf(before), contractOf(after), { minimum: new Set(['needed']) })

const changed = (change: (document: Loose) => unknown): Loose => {
  const copy = structuredClone(base)
  change(copy)
  return copy
}

describe('diff of OpenAPI documents', () => {
  it.each(rows)('$name ($place)', ({ change, kind, place, breaks }) => {
    const found = diff(base, changed(change))
    const match = found.find((one) => one.kind === kind && one.place === place)
    expect(match !== undefined, JSON.stringify(found)).toBe(kind !== '')
    // no other side breaks
    expect(new Set(found.flatMap((one) => one.breaks))).toEqual(new Set(breaks))
    expect((match?.breaks.length ?? 0) > 0).toBe(breaks.length > 0)
    for (const { operations, why } of found) {
      expect(operations.length).toBeGreaterThan(0)
      expect(why).toMatch(/^$|\.$/)
    }
  })

  it('covers at least forty kinds of changes', () => {
    const kinds = new Set([...rows, ...graphqlRows].map(({ kind }) => kind))
    expect(kinds.size).toBeGreaterThanOrEqual(40)
  })

  it('finds no changes between equal documents, also recursive ones', () => {
    expect(diff(base, structuredClone(base))).toEqual([])
    for (const name of ['shop.json', 'content.json']) {
      const document = JSON.parse(readContract(name))
      expect(diff(document, structuredClone(document))).toEqual([])
    }
  })

  it('reports a change of a shared schema once, with every operation', () => {
    const found = diff(
      base,
      changed(({ components }) => components.schemas.Item.required.pop()),
    )
    expect(found).toHaveLength(1)
    expect(found[0]).toMatchObject({ place: 'response Item.title', operations: ['list', 'add'] })
  })
})

describe('diff of GraphQL schemas', () => {
  const schema = `
    type Query { page(slug: String!, lang: String = "cs"): Page  pages(sort: Sort): [Page!]! }
    type Page { title: String! kind: Kind old: String target: Target }
    type Box { id: Int } type Ball { id: Int } union Target = Box | Ball
    enum Kind { A B } enum Sort { X Y }`
  it.each(graphqlRows)('$name ($place)', ({ change: [from, to], kind, place, breaks }) => {
    expect(schema).toContain(from)
    const found = diffGraphql(buildSchema(schema), buildSchema(schema.replace(from, to)))
    expect(found.map((one) => [one.kind, one.place])).toContainEqual([kind, place])
    expect(new Set(found.flatMap((one) => one.breaks))).toEqual(new Set(breaks))
  })
})

interface PlantedChange {
  readonly name: string
  readonly plant: (shop: Loose) => unknown
  readonly operation: string
  readonly place: string
  readonly breaks: readonly Side[]
}

const plantedChanges: readonly PlantedChange[] = [
  {
    name: 'the total of a cart is removed',
    plant: ({ components }) => delete components.schemas.CartPrices.properties.totalWithTax,
    ...{ operation: 'getCart', place: 'response CartPrices.totalWithTax', breaks: ['shops'] },
  },
  {
    name: 'the id of an item becomes nullable',
    plant: ({ components }) => (components.schemas.CartItem.properties.id.type = ['integer', 'null']),
    ...{ operation: 'addCartItem', place: 'response CartItem.id', breaks: ['shops'] },
  },
  {
    name: 'an order requires a date of birth',
    plant: ({ components }) => {
      components.schemas.OrderPlacement.properties.born = { type: 'string' }
      components.schemas.OrderPlacement.required.push('born')
    },
    ...{ operation: 'placeOrder', place: 'request OrderPlacement.born', breaks: ['shops', 'back ends'] },
  },
  {
    name: 'the quantity of an item is limited to 99',
    plant: ({ components }) => (components.schemas.AskedAmount.maximum = 99),
    ...{ operation: 'updateCartItem', place: 'request AskedAmount', breaks: ['shops'] },
  },
  {
    name: 'an order requires a signed-in customer',
    plant: ({ paths }) => (paths['/api/v1/cart/place'].post.security = [{ bearer: [] }]),
    ...{ operation: 'placeOrder', place: 'security', breaks: ['shops'] },
  },
  {
    name: 'validating a cart uses another method',
    plant: ({ paths }) => {
      const path = paths['/api/v1/cart/validate']
      path.get = path.post
      delete path.post
    },
    ...{ operation: 'validateCart', place: 'POST /api/v1/cart/validate', breaks: ['shops', 'back ends'] },
  },
  {
    name: 'every cart contains its weight',
    plant: ({ components }) => {
      components.schemas.CartPrices.properties.weight = { type: 'number' }
      components.schemas.CartPrices.required.push('weight')
    },
    ...{ operation: 'getCart', place: 'response CartPrices.weight', breaks: ['back ends'] },
  },
]

describe('changes planted in the contract of the shop', () => {
  const shop = JSON.parse(readContract('shop.json'))
  it.each(plantedChanges)('$name', ({ plant, operation, place, breaks }) => {
    const copy = structuredClone(shop)
    plant(copy)
    const found = diffOpenapi(contractOf(shop), contractOf(copy), { minimum: new Set(profiles.minimum.operations) })
    expect(new Set(found.flatMap((one) => one.breaks))).toEqual(new Set(breaks))
    const match = found.find((one) => one.place === place)
    expect(match?.operations).toContain(operation)
  })

  it('a renamed query of the GraphQL schema', () => {
    const text = readContract('schema.graphql')
    const found = diffGraphql(buildSchema(text), buildSchema(text.replace('pageBySlug(', 'pageByPath(')))
    expect(found.map(({ kind, place, breaks }) => [kind, place, breaks])).toEqual([
      ['field-removed', 'Query.pageBySlug', ['shops']],
      ['field-added', 'Query.pageByPath', ['back ends']],
    ])
  })
})

describe('the diff command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vanek-diff-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const file = (name: string, text: string) => {
    writeFileSync(join(folder, name), text)
    return join(folder, name)
  }
  const old = file('old.yaml', dump(base))
  const broken = file('broken.json', JSON.stringify(changed((d) => delete d.paths['/items/{id}'])))
  const wider = file('wider.yaml', dump(changed((d) => (d.paths['/items'].get.security = undefined))))

  const run = async (...args: string[]) => {
    const lines: string[] = []
    return { code: await main(['diff', ...args], (line) => lines.push(line)), text: lines.join('\n') }
  }

  it('exits with 1 for breaking changes, and prints operation, place and reason', async () => {
    const { code, text } = await run(old, broken)
    expect(code).toBe(1)
    expect(text).toContain(
      'Breaks shops:\n  remove\n    DELETE /items/{id}: the operation was removed\n    Shops of the old',
    )
    expect(text).toContain('1 change breaks shops, 0 changes break back ends, 0 break nobody.')
    expect(JSON.parse((await run(old, broken, '--json')).text)).toMatchObject({
      isBreaking: true,
      changes: [{ kind: 'operation-removed', operations: ['remove'], breaks: ['shops'] }],
    })
  })

  it('exits with 0 without breaking changes, or none for the chosen side', async () => {
    expect((await run(old, wider)).code).toBe(0)
    expect((await run(old, broken, '--for', 'back-ends')).code).toBe(0)
    expect((await run(old, broken, '--for', 'shops')).code).toBe(1)
    expect(await run('--help')).toEqual({ code: 0, text: expect.stringContaining('diff OLD NEW') })
  })

  it('exits with 2 and a message if the input cannot be compared', async () => {
    const schema = file('one.graphql', 'type Query { a: Int }')
    for (const [args, expected] of [
      [[old], 'diff needs two files'],
      [[old, join(folder, 'none.yaml')], 'does not exist'],
      [[old, file('bad.yaml', 'a: [')], 'cannot be parsed'],
      [[old, file('other.yaml', 'a: 1')], 'is not an OpenAPI document'],
      [[old, file('swagger.yaml', 'openapi: "2.0"')], '3.x is required'],
      [[old, schema], 'compared with another GraphQL schema'],
      [[schema, file('bad.graphql', 'type {')], 'cannot be parsed'],
      [[old, old, '--for', 'me'], '--for must be shops or back-ends'],
      [[old, old, '--nonsense'], 'nonsense'],
      [[old, file('away.yaml', 'openapi: 3.1.0\npaths: { /a: { $ref: "./none.yaml#/a" } }')], 'does not exist'],
    ] as const)
      expect(await run(...args)).toEqual({ code: 2, text: expect.stringContaining(expected) })
  })

  it('reads a document split into files like the bundled one', async () => {
    const parts = join(import.meta.dirname, '../../shop/openapi.yaml')
    const bundled = join(import.meta.dirname, '../../generated/shop.json')
    const { code, text } = await run(parts, bundled)
    expect([code, text]).toEqual([0, '0 changes break shops, 0 changes break back ends, 0 break nobody.'])
  })
})
