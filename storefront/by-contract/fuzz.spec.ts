import fc from 'fast-check'
import { getNamedType, isEnumType, isListType, isNonNullType, type GraphQLInputType } from 'graphql'
import { beforeAll, describe, expect, it } from 'vitest'
import { faultsOf, operations, type Located } from '../../specs/sandbox/test/support/contract.ts'
import { mutantsOf, odd, oddTexts, valuesOf } from './arbitrary.ts'
import { bodySchema, nameOf, parametersOf, pathNames, asText, type Examples } from './examples.ts'
import { fields, queryFor, type Field } from './graphql-fields.ts'
import { aCustomer, aGuest, signedInAgain, type Person } from './people.ts'
import type { FullStack } from './full-stack.ts'

const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_123)
/** The number of valid and of invalid requests per operation. */
const runs = Number(process.env['FUZZ_RUNS'] ?? 10)

interface FuzzRequest {
  readonly path: readonly unknown[]
  readonly query: Readonly<Record<string, unknown>>
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: unknown
  readonly who: 'customer' | 'guest' | 'nobody'
}

const who = fc.constantFrom('customer', 'customer', 'guest', 'nobody')

/** Operations that generate files: slow, and the input hardly matters. */
const runCountOf = ({ operation: { responses } }: Located): number =>
  'application/json' in (responses['200']?.content ?? { 'application/json': {} }) ? runs : Math.ceil(runs / 4)

/** A string that is allowed in a header. */
const inHeader = (value: unknown): string => asText(value).replaceAll(/[^\u0020-\u007e]/g, '') || 'x'

/** Without lone surrogates, which cannot be encoded in a URL. */
const isWellFormed = (text: string): boolean => !/\p{Surrogate}/u.test(text)

const encoded = (value: unknown): string => {
  const text = asText(value)
  return encodeURIComponent(isWellFormed(text) ? text : 'x')
}

function knownIn(place: Located, examples: Examples): (name: string) => unknown {
  return (name) => examples[`${nameOf(place)}.${name}`] ?? examples[`.${name}`]
}

/** Requests that the document allows, and requests with one mistake. */
function requestsFor(place: Located, examples: Examples, right: boolean): fc.Arbitrary<FuzzRequest> {
  const mostly = (good: fc.Arbitrary<unknown>) =>
    right
      ? good
      : fc.oneof({ weight: 3, arbitrary: good }, { weight: 1, arbitrary: fc.oneof(odd, fc.constantFrom(...oddTexts)) })
  const parameters = parametersOf(place)
  const named = (where: string, valueOf: (name: string) => unknown) => {
    const some = parameters.filter((one) => one.in === where)
    const values = some.map((one) => [
      one.name,
      mostly(valuesOf(place, one.schema, (name) => (name === one.name ? valueOf(name) : undefined), one.name)),
    ])
    const required = some.filter((one) => one.required && (right || where === 'query')).map(({ name }) => name)
    return fc.record(Object.fromEntries(values) as Record<string, fc.Arbitrary<unknown>>, { requiredKeys: required })
  }
  const schema = bodySchema(place)
  const body = schema && valuesOf(place, schema, knownIn(place, examples))
  const key = { 'Idempotency-Key': () => crypto.randomUUID() } as Readonly<Record<string, () => string>>
  return fc.record({
    path: fc.tuple(...pathNames(place).map((name) => mostly(fc.constant(examples[name])))),
    query: named('query', (name) => examples[`${nameOf(place)}?${name}`] ?? examples[`?${name}`]),
    headers: named('header', (name) => key[name]?.()),
    body: body === undefined ? fc.constant(undefined) : right ? body : mutantsOf(body),
    who,
  })
}

function urlOf(place: Located, { path, query }: FuzzRequest): string {
  const parts = [...path]
  const where = place.url.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    name === 'path' ? asText(parts.shift()).split('/').map(encoded).join('/') : encoded(parts.shift()),
  )
  const params = Object.entries(query).map(([name, value]) => `${encodeURIComponent(name)}=${encoded(value)}`)
  return params.length > 0 ? `${where}?${params.join('&')}` : where
}

/** Arguments that the type of a field allows, or any values. */
function argumentOf(type: GraphQLInputType, example: unknown): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return argumentOf(type.ofType, example)
  if (isListType(type)) return fc.array(argumentOf(type.ofType, example), { maxLength: 4 })
  const named = getNamedType(type)
  if (isEnumType(named)) return fc.constantFrom(...named.getValues().map(({ name }) => name))
  if (named.name === 'Int') return fc.oneof(fc.integer({ min: -2, max: 60 }), fc.integer())
  if (named.name === 'Boolean') return fc.boolean()
  return fc.oneof(
    fc.constantFrom(...oddTexts.filter(isWellFormed)),
    fc.string({ unit: 'grapheme' }),
    fc.constant(example),
  )
}

/** Queries for a field: with valid arguments, with invalid ones, and with a syntax error. */
function queriesFor(field: Field, examples: Examples): readonly object[] {
  const values = Object.fromEntries(field.args.map(({ name, type }) => [name, argumentOf(type, examples['.name'])]))
  const required = field.args.filter(({ type }) => isNonNullType(type)).map(({ name }) => name)
  const right = fc.record(values, { requiredKeys: required })
  const syntaxError = fc.tuple(
    fc.nat(),
    fc.nat(3),
    fc.constantFrom('{', '}', '(', '"', '\u0000', '...', '@skip', '$', '__schema ', ''),
  )
  return [
    ...fc.sample(right, { seed, numRuns: runs }).map((variables) => queryFor(field, variables)),
    ...fc.sample(mutantsOf(right), { seed, numRuns: runs }).map((variables) => {
      const isObject = typeof variables === 'object' && variables !== null && !Array.isArray(variables)
      return { ...queryFor(field, isObject ? (variables as Record<string, unknown>) : {}), variables }
    }),
    ...fc.sample(fc.tuple(right, syntaxError), { seed, numRuns: runs }).map(([variables, [at, gone, put]]) => {
      const { query } = queryFor(field, variables)
      const place = at % query.length
      return { query: query.slice(0, place) + put + query.slice(place + gone), variables }
    }),
  ]
}

export function fuzzSuite(getStack: () => FullStack): void {
  describe(`any request, right or wrong (FUZZ_SEED=${seed})`, () => {
    let people: Readonly<Record<FuzzRequest['who'], Person | undefined>>
    beforeAll(async () => {
      people = { customer: await aCustomer(getStack()), guest: await aGuest(getStack()), nobody: undefined }
    })
    const findFaults = async (
      place: Located,
      url: string,
      { headers, body, who: name }: Omit<FuzzRequest, 'path' | 'query'>,
    ) => {
      const person = people[name]
      if (person) await signedInAgain(getStack(), person)
      const named = Object.fromEntries(
        Object.entries(headers).map(([key, value]) => [key.toLowerCase(), inHeader(value)]),
      )
      const sent = { bearer: person?.bearer, cart: person?.cart, headers: named, ...(body !== undefined && { body }) }
      const answer = await getStack().direct(place.method.toUpperCase(), url, sent)
      const masked = /INTERNAL_SERVER_ERROR|Unexpected error/.test(JSON.stringify(answer.body).slice(0, 5_000))
      const faults = [
        ...(answer.status >= 500 || masked ? [`${answer.status}: ${JSON.stringify(answer.body).slice(0, 200)}`] : []),
        ...(answer.status < 500 ? faultsOf(place, body, answer) : []),
      ]
      return faults.map((fault) => `${place.method} ${url} ${JSON.stringify({ named, body })}: ${fault}`)
    }

    it.each(operations.map((place) => [nameOf(place), place] as const))(
      '%s is answered as its document requires',
      async (_, place) => {
        const examples = { ...people.customer?.own }
        const faults: string[] = []
        for (const right of [true, false])
          for (const fuzzRequest of fc.sample(requestsFor(place, examples, right), {
            seed,
            numRuns: runCountOf(place) * (right ? 1 : 2),
          }))
            faults.push(...(await findFaults(place, urlOf(place, fuzzRequest), fuzzRequest)))
        expect(faults).toEqual([])
      },
    )

    it.each(fields.map((field) => [field.name, field] as const))(
      'the field %s is answered without an error',
      async (_, field) => {
        const place = operations.find((one) => one.url === '/cms/graphql')
        if (!place) throw new Error('The documents have no GraphQL')
        const faults: string[] = []
        for (const body of queriesFor(field, { ...people.customer?.own }))
          faults.push(...(await findFaults(place, place.url, { headers: {}, body, who: 'customer' })))
        expect(faults).toEqual([])
      },
    )
  })
}
