import fc from 'fast-check'
import { anyText } from '../../scripts/lib/any-text.ts'
import type { Located } from '../../specs/sandbox/test/support/contract.ts'
import { resolved, typesOf, type Schema } from './examples.ts'

/** Strings that programs often handle wrongly. */
export const oddTexts: readonly string[] = [
  ...[
    '',
    ' ',
    '\t\n',
    '0',
    '-1',
    'null',
    'undefined',
    'true',
    '[]',
    '{}',
    '__proto__',
    'constructor',
    '../../etc/passwd',
  ],
  ...[
    "' or 1=1 --",
    '"; drop table orders; --',
    '%',
    '%_%',
    '\\',
    '%00',
    '%ff',
    '<script>alert(1)</script>',
    '{{7*7}}',
  ],
  ...['ŽLUŤOUČKÝ kůň', 'e\u0301', '\u202eabc', '\u2028', '👩‍👩‍👧', 'ﷺ', '\u0000', '\ud800', 'ＡＢＣ', '٣', '1e309', '0x10'],
  ...[
    '9007199254740993',
    '2147483648',
    '2026-02-30',
    '2026-13-45T99:99:99Z',
    'a,b,,c',
    ','.repeat(50),
    'ř'.repeat(5_000),
  ],
]

const oddNumbers = [0, -0, -1, 0.1, 1e-9, 2 ** 31 - 1, 2 ** 31, -(2 ** 31), 2 ** 53, 1e21, 1e308, -1e308]

/** Values that no field accepts. */
export const odd: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, [], {}, [null], [[]], { a: { b: [{}] } }, ...oddNumbers, ...oddTexts),
  fc.jsonValue({ maxDepth: 2 }),
  anyText({ maxLength: 30 }),
)

/** The length of a string as JSON Schema counts it: in code points, not in UTF-16 code units. */
const lengthOf = (text: string): number => Array.from(text).length

function texts({ format, pattern, minLength = 0, maxLength = 60 }: Schema): fc.Arbitrary<string> {
  if (format === 'email') return fc.emailAddress()
  if (format === 'uri') return fc.webUrl()
  if (format === 'date') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10))
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern))
  const fits = (text: string) => lengthOf(text) >= minLength && lengthOf(text) <= maxLength
  const most = Math.max(minLength, Math.min(maxLength, 40))
  return fc.oneof(
    fc.string({ unit: 'grapheme', minLength, maxLength: most }).filter(fits),
    fc.constantFrom(...oddTexts, 'Větrák'.padEnd(minLength, 'x')).filter(fits),
  )
}

function numbers(
  { minimum, maximum, exclusiveMinimum, multipleOf = 1 }: Schema,
  isInteger: boolean,
): fc.Arbitrary<number> {
  const least = minimum ?? (exclusiveMinimum === undefined ? -1_000 : 0.001)
  const most = maximum ?? Math.max(least + 1, 2 ** 31 + 1)
  if (!isInteger) return fc.double({ min: least, max: Math.min(most, 1e9), noNaN: true })
  const step = Math.max(1, multipleOf)
  return fc
    .oneof(
      fc.integer({ min: Math.ceil(least / step), max: Math.min(Math.floor(most / step), 20) }),
      fc.integer({ min: Math.ceil(least / step), max: Math.floor(most / step) }),
    )
    .map((value) => value * step)
}

/** Values that a schema allows. Most of the time it uses a meaningful value that `known` returns for the name. */
export function valuesOf(
  place: Located,
  raw: Schema,
  known: (name: string) => unknown,
  name = '',
): fc.Arbitrary<unknown> {
  const made = generated(place, resolved(place, raw), known, name)
  const example = known(name)
  return example === undefined
    ? made
    : fc.oneof({ weight: 2, arbitrary: fc.constant(example) }, { weight: 1, arbitrary: made })
}

function generated(
  place: Located,
  schema: Schema,
  known: (name: string) => unknown,
  name: string,
): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.oneOf) return fc.oneof(...schema.oneOf.map((one) => valuesOf(place, one, known, name)))
  const types = typesOf(schema)
  const ofType = (type: string): fc.Arbitrary<unknown> => {
    if (type === 'string') return texts(schema)
    if (type === 'integer' || type === 'number') return numbers(schema, type === 'integer')
    if (type === 'boolean') return fc.boolean()
    if (type === 'null') return fc.constant(null)
    if (type === 'array') {
      const { items = {}, minItems = 0, maxItems = 4 } = schema
      return fc.array(valuesOf(place, items, known, name), {
        minLength: minItems,
        maxLength: Math.max(minItems, Math.min(maxItems, 4)),
      })
    }
    return objects(place, schema, known)
  }
  return types.length > 0 ? fc.oneof(...types.map(ofType)) : schema.properties ? objects(place, schema, known) : odd
}

function objects(place: Located, schema: Schema, known: (name: string) => unknown): fc.Arbitrary<object> {
  const { properties = {}, required = [], additionalProperties, minProperties = 0 } = schema
  const declared = fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, valuesOf(place, one, known, name)])),
    { requiredKeys: [...required].filter((name) => name in properties) },
  )
  const enough = declared.filter((value) => Object.keys(value).length >= minProperties)
  if (typeof additionalProperties !== 'object') return enough
  const more = fc.dictionary(fc.stringMatching(/^[a-z_]{1,12}$/), valuesOf(place, additionalProperties, known), {
    maxKeys: 3,
  })
  return fc.tuple(more, enough).map(([open, own]) => ({ ...open, ...own }))
}

type Path = readonly (string | number)[]

const pathsIn = (value: unknown, path: Path = []): readonly Path[] =>
  typeof value === 'object' && value !== null
    ? [path, ...Object.entries(value).flatMap(([name, inner]) => pathsIn(inner, [...path, name]))]
    : [path]

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((parent, name) => (parent as Readonly<Record<string | number, unknown>>)[name], value)

/** A copy with another value at a path; `undefined` removes it. */
function withAt(value: unknown, [name, ...rest]: Path, other: unknown): unknown {
  if (name === undefined) return other
  const changed = withAt((value as Record<string | number, unknown>)[name], rest, other)
  if (Array.isArray(value)) return value.map((inner: unknown, at) => (String(at) === name ? changed : inner))
  const copy = { ...(value as object), [name]: changed }
  if (changed === undefined) delete (copy as Record<string, unknown>)[name]
  return copy
}

/** Values in which one part is missing, has the wrong type, or has extra fields. */
export const mutantsOf = (values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.tuple(values, fc.nat(), fc.nat(9), odd).map(([value, at, way, other]) => {
    const paths = pathsIn(value)
    const path = paths[at % paths.length] ?? []
    if (way < 2 && path.length > 0) return withAt(value, path, undefined)
    const containers = paths.filter((one) => typeof valueAt(value, one) === 'object' && valueAt(value, one) !== null)
    const into = containers[at % Math.max(1, containers.length)]
    return way < 8 || !into ? withAt(value, path, other) : withAt(value, [...into, 'navic'], other)
  })
