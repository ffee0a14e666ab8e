import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { operations, type Located } from '../../specs/sandbox/test/support/contract.ts'
import { addressOf, bodyOf, bodySchema, nameOf, resolved, typesOf, type Schema } from './examples.ts'
import { aCustomer, rowsOf, type Person } from './people.ts'
import type { FullStack } from './full-stack.ts'

type Path = readonly string[]

/** Common names, beside those of the columns, for data that clients must not set. */
const forbidden: Readonly<Record<string, unknown>> = {
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
const prototypeNames = ['__proto__', 'constructor', 'prototype']
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

export function massAssignmentSuite(getStack: () => FullStack): void {
  describe('fields that clients must not send', () => {
    let columns: readonly string[]
    beforeAll(async () => {
      const { rows } = await sql<{ name: string }>`
        select distinct column_name as name from information_schema.columns
        where table_schema = current_schema()`.execute(getStack().database.q)
      columns = rows.map(({ name }) => name)
    })

    const send = async (place: Located, who: Person, body: string) => {
      const headers = { 'idempotency-key': randomUUID() }
      const url = addressOf(place, who.own)
      return getStack().direct(place.method.toUpperCase(), url, { bearer: who.bearer, body, headers })
    }
    const namesFor = (known: Schema): readonly (readonly [string, unknown])[] =>
      [...new Set([...Object.keys(forbidden), ...columns])]
        .filter((name) => !Object.hasOwn(known.properties ?? {}, name))
        .map((name) => [name, forbidden[name] ?? 1])

    /** Replaces values that differ between shoppers, and the injected fields, by fixed text. */
    const normalize = (text: string, put: Path): string => {
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
    async function sendWith(place: Located, path: Path, more: readonly (readonly [string, unknown])[]) {
      const who = await aCustomer(getStack())
      const answer = await send(place, who, widened(bodyOf(place, who.own), path, more))
      const rows = (await rowsOf(getStack(), who)).replaceAll(who.secrets[0] ?? '', 'SECRET')
      const response = JSON.stringify(answer.body).replaceAll(who.secrets[0] ?? '', 'SECRET')
      return [
        answer.status,
        normalize(response, path),
        normalize(rows, path)
          .split(/\},\{|\[\{|\}\]/)
          .sort()
          .join('\n'),
      ] as const
    }
    type Outcome = Awaited<ReturnType<typeof sendWith>>

    /** Two customers with the same data: nothing may differ because one sent more. */
    const differences = (plain: Outcome, more: Outcome): readonly string[] =>
      more[0] >= 400
        ? []
        : plain.flatMap((part, index) =>
            part === more[index] ? [] : [firstDifference(String(part), String(more[index]))],
          )

    it.each(operations.filter((place) => bodySchema(place)).map((place) => [nameOf(place), place] as const))(
      '%s rejects or ignores prices, states, owners and roles in every object of its body, and stores none',
      async (name, place) => {
        const who = await aCustomer(getStack())
        const before = await rowsOf(getStack(), who)
        const body = bodyOf(place, who.own)
        const faults: string[] = []
        for (const path of objectsIn(body)) {
          const known = schemaAt(place, bodySchema(place) ?? {}, path)
          const fields = namesFor(known)
          const isClosed = known.additionalProperties === false
          const plain = isClosed ? undefined : await sendWith(place, path, [])
          for (let first = 0; first < fields.length; first += atOnce) {
            const some = fields.slice(first, first + atOnce).filter(([field]) => !Object.hasOwn(at(body, path), field))
            if (plain === undefined) {
              const { status, body: errorBody } = await send(place, who, widened(body, path, some))
              const reported = new Set((errorBody.errors as { field: string }[] | undefined)?.map(({ field }) => field))
              const unreported = some.filter(([field]) => !reported.has([...path, field].join('.')))
              if (status !== 422 || unreported.length > 0)
                faults.push(
                  `${name} ${path.join('.')}: ${status}, no error for ${unreported.map(([field]) => field).join()}`,
                )
            } else {
              const found = differences(plain, await sendWith(place, path, some))
              faults.push(...found.map((what) => `${name} ${path.join('.')}: ${what}`))
            }
          }
          for (const field of prototypeNames) {
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
        expect(isOpen ? before : await rowsOf(getStack(), who)).toBe(before)
        // the body is valid without the fields, so that they were the reason
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
