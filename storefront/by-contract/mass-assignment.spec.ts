import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { operations, type Located } from '../../specs/sandbox/test/support/contract.ts'
import { addressOf, bodyOf, bodySchema, nameOf, resolved, typesOf, type Schema } from './examples.ts'
import { aCustomer, rowsOf, type Person } from './people.ts'
import type { WholeShop } from './whole-shop.ts'

type Path = readonly string[]

/** Common names, beside those of the columns, for data that clients must not set. */
const named: Readonly<Record<string, unknown>> = {
  ...{ price: 1, priceWithTax: 1, unitWithTax: 1, total: 1, totalWithTax: 1, sum: 1, discount: 100, state: 'paid' },
  ...{ payment_state: 'paid', status: 'paid', paid: true, customer_id: 1, customerId: 1, user_id: 1, id: 1, _id: 1 },
  ...{ group: 'firmy', groups: ['firmy'], role: 'admin', isAdmin: true, admin: true, credits: 1_000_000 },
  ...{ confirmed: true, confirmed_at: '2020-01-01T00:00:00Z', verified: true, restricted: false, variantHash: 'firmy' },
  ...{
    price_list: 'firmy',
    password_hash: 'x',
    token: 'x',
    token_hash: 'x',
    stock: 1_000,
    created: '2020-01-01T00:00:00Z',
  },
  ...{ default: true, is_default: true, code: 'X', version: 99, callback: 'https://evil.test', email: 'zly@evil.test' },
}
/** Names that would change the prototype of an object; in JSON they are ordinary keys. */
const poison = ['__proto__', 'constructor', 'prototype']
const atOnce = 40

/** The objects in a body, by their paths. */
function objectsIn(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.entries(value).flatMap(([name, one]) => objectsIn(one, [...path, name]))
  return Array.isArray(value) ? inner : [path, ...inner]
}

/** The schema of the object at a path. */
function schemaAt(place: Located, raw: Schema, [name, ...rest]: Path): Schema {
  const schema = resolved(place, raw)
  const own = schema.oneOf?.map((one) => resolved(place, one)).find((one) => typesOf(one).includes('object')) ?? schema
  if (name === undefined) return own
  const { additionalProperties: open } = own
  const next = own.items ?? own.properties?.[name] ?? (typeof open === 'object' ? open : {})
  return schemaAt(place, next, rest)
}

const at = (value: unknown, [name, ...rest]: Path): object =>
  name === undefined ? (value as object) : at((value as Record<string, unknown>)[name], rest)

/** The body as JSON text with extra fields in the object at a path. Fields that exist are kept. */
function widened(body: unknown, path: Path, more: readonly (readonly [string, unknown])[]): string {
  const mark = `mark-${randomUUID()}`
  // a deep copy, so that no two parts share an object
  const copy: unknown = JSON.parse(JSON.stringify(body))
  const object = at(copy, path)
  const fields = more.filter(([name]) => !Object.hasOwn(object, name))
  Object.assign(object, { [mark]: 0 })
  const text = fields.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join(',')
  return JSON.stringify(copy).replace(`"${mark}":0`, text)
}

export function massAssignmentSuite(the: () => WholeShop): void {
  describe('what is not meant to be sent', () => {
    let columns: readonly string[]
    beforeAll(async () => {
      const { rows } = await sql<{ name: string }>`
        select distinct column_name as name from information_schema.columns
        where table_schema = current_schema()`.execute(the().database.q)
      columns = rows.map(({ name }) => name)
    })

    const send = async (place: Located, who: Person, body: string) => {
      const headers = { 'idempotency-key': randomUUID() }
      const url = addressOf(place, who.own)
      return the().direct(place.method.toUpperCase(), url, { bearer: who.bearer, body, headers })
    }
    const namesFor = (known: Schema): readonly (readonly [string, unknown])[] =>
      [...new Set([...Object.keys(named), ...columns])]
        .filter((name) => !Object.hasOwn(known.properties ?? {}, name))
        .map((name) => [name, named[name] ?? 1])

    /** Replaces what differs between shoppers, and the injected fields, by fixed text. */
    const alike = (text: string, put: Path): string => {
      const open = put.at(-1)
      const own = open === undefined ? text : text.replaceAll(new RegExp(`"${open}":\\{[^{}]*\\}`, 'g'), `"${open}":{}`)
      return own
        .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[\w-]{20,}/g, 'UUID')
        .replaceAll(/zakaznik-\d+/g, 'zakaznik')
        .replaceAll(/"\d{4}-\d\d-\d\d[T ][^"]*"/g, 'TIME')
        .replaceAll(/"[\w-]{30,}"/g, 'TOKEN')
        .replaceAll(
          /"(id|code|_id|requestId|\w+_id|customer|token\w*|number|orderCode|variableSymbol)":("[^"]*"|\d+)/g,
          '"$1":0',
        )
        .replaceAll(/\b\d{8,}\b/g, 'NUMBER')
    }

    /** The response to a customer who sends additional fields, and the customer's data afterwards. */
    async function done(place: Located, path: Path, more: readonly (readonly [string, unknown])[]) {
      const who = await aCustomer(the())
      const answer = await send(place, who, widened(bodyOf(place, who.own), path, more))
      const rows = (await rowsOf(the(), who)).replaceAll(who.secrets[0] ?? '', 'SECRET')
      const told = JSON.stringify(answer.body).replaceAll(who.secrets[0] ?? '', 'SECRET')
      return [
        answer.status,
        alike(told, path),
        alike(rows, path)
          .split(/\},\{|\[\{|\}\]/)
          .sort()
          .join('\n'),
      ] as const
    }
    type Done = Awaited<ReturnType<typeof done>>

    /** Two customers with the same data: nothing may differ because one sent more. */
    const differences = (plain: Done, more: Done): readonly string[] =>
      more[0] >= 400
        ? []
        : plain.flatMap((part, index) =>
            part === more[index] ? [] : [firstDifference(String(part), String(more[index]))],
          )

    it.each(operations.filter((place) => bodySchema(place)).map((place) => [nameOf(place), place] as const))(
      '%s refuses or ignores prices, states, owners and roles in every object that it is sent, and keeps none',
      async (name, place) => {
        const who = await aCustomer(the())
        const before = await rowsOf(the(), who)
        const body = bodyOf(place, who.own)
        const faults: string[] = []
        for (const path of objectsIn(body)) {
          const known = schemaAt(place, bodySchema(place) ?? {}, path)
          const fields = namesFor(known)
          const isClosed = known.additionalProperties === false
          const plain = isClosed ? undefined : await done(place, path, [])
          for (let first = 0; first < fields.length; first += atOnce) {
            const some = fields.slice(first, first + atOnce).filter(([field]) => !Object.hasOwn(at(body, path), field))
            if (plain === undefined) {
              const { status, body: said } = await send(place, who, widened(body, path, some))
              const told = new Set((said.errors as { field: string }[] | undefined)?.map(({ field }) => field))
              const taken = some.filter(([field]) => !told.has([...path, field].join('.')))
              if (status !== 422 || taken.length > 0)
                faults.push(
                  `${name} ${path.join('.')}: ${status}, said nothing of ${taken.map(([field]) => field).join()}`,
                )
            } else {
              const found = differences(plain, await done(place, path, some))
              faults.push(...found.map((what) => `${name} ${path.join('.')}: ${what}`))
            }
          }
          for (const field of poison) {
            const { status } = await send(place, who, widened(body, path, [[field, { isAdmin: true }]]))
            if (isClosed ? ![400, 422].includes(status) : status >= 500)
              faults.push(`${name} ${path.join('.')}.${field}: ${status}`)
          }
        }
        expect(faults).toEqual([])
        expect(({} as { isAdmin?: unknown }).isAdmin).toBeUndefined()
        const isOpen = objectsIn(body).some(
          (path) => schemaAt(place, bodySchema(place) ?? {}, path).additionalProperties !== false,
        )
        expect(isOpen ? before : await rowsOf(the(), who)).toBe(before)
        // the fields were the reason: without them the body is valid
        const plain = await send(place, who, JSON.stringify(body))
        expect([
          plain.status,
          (plain.body.errors as { title: string }[] | undefined)?.map(({ title }) => title),
        ]).not.toContainEqual(expect.arrayContaining(['Tento údaj neznáme.']))
      },
    )
  })
}

function firstDifference(one: string, other: string): string {
  let index = 0
  while (index < one.length && one[index] === other[index]) index += 1
  return `${one.slice(Math.max(0, index - 60), index + 60)} became ${other.slice(index, index + 60)}`
}
