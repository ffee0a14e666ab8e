import { nameOf, type Contract, type Loose } from './document.ts'

/** A schema with its references and combinations resolved, as far as possible. */
export interface Shape {
  /** The name of the component, if the schema is a reference. */
  readonly name: string | undefined
  /** Allowed types. Undefined allows all. */
  readonly types: ReadonlySet<string> | undefined
  /** Allowed values, from `enum` or `const`. Undefined allows all. */
  readonly values: readonly unknown[] | undefined
  readonly properties: ReadonlyMap<string, Loose>
  readonly required: ReadonlySet<string>
  /** Whether unknown properties are rejected. */
  readonly isClosed: boolean
  /** The schema of unknown properties. */
  readonly additional: Loose
  readonly items: Loose
  readonly alternatives: readonly Loose[]
  /** Bounds, pattern, format, default and similar keywords. */
  readonly rules: Readonly<Record<string, unknown>>
}

const ruleNames = [
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  ...['minLength', 'maxLength', 'pattern', 'format', 'contentMediaType'],
  ...['minItems', 'maxItems', 'uniqueItems', 'minProperties', 'maxProperties', 'default'],
]

const empty: Shape = {
  ...{ name: undefined, types: undefined, values: undefined, properties: new Map(), required: new Set() },
  ...{ isClosed: false, additional: undefined, items: undefined, alternatives: [], rules: {} },
}

const intersect = (one: ReadonlySet<string> | undefined, other: ReadonlySet<string> | undefined) =>
  one && other ? new Set([...one].filter((type) => other.has(type))) : (one ?? other)

/** The intersection of two schemas. */
function combine(one: Shape, other: Shape): Shape {
  return {
    name: one.name ?? other.name,
    types: intersect(one.types, other.types),
    values:
      one.values && other.values ? one.values.filter((v) => other.values?.includes(v)) : (one.values ?? other.values),
    properties: new Map([...one.properties, ...other.properties]),
    required: new Set([...one.required, ...other.required]),
    isClosed: one.isClosed || other.isClosed,
    additional: one.additional ?? other.additional,
    items: one.items ?? other.items,
    alternatives: [...one.alternatives, ...other.alternatives],
    rules: { ...one.rules, ...other.rules },
  }
}

function ownShape(schema: Loose): Shape {
  const { type, properties = {}, required = [], additionalProperties, unevaluatedProperties, items } = schema
  const types = type === undefined ? undefined : new Set<string>([type].flat())
  return {
    ...empty,
    types: schema.nullable === true && types ? new Set([...types, 'null']) : types,
    values: 'const' in schema ? [schema.const] : schema.enum,
    properties: new Map(Object.entries(properties)),
    required: new Set(required),
    isClosed: additionalProperties === false || unevaluatedProperties === false,
    additional: typeof additionalProperties === 'object' ? additionalProperties : undefined,
    items,
    rules: Object.fromEntries(ruleNames.filter((rule) => rule in schema).map((rule) => [rule, schema[rule]])),
  }
}

const isNull = (schema: Loose): boolean => schema?.type === 'null'

/** Treats `oneOf: [X, null]` as a nullable X. */
function alternativesOf(contract: Contract, schema: Loose): Shape {
  const list: Loose[] = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])]
  if (list.length === 0) return empty
  const notNull = list.filter((one) => !isNull(one))
  const [only] = notNull
  if (notNull.length !== 1) return { ...empty, alternatives: list }
  const shape = shapeOf(contract, only)
  const types = shape.types && new Set([...shape.types, ...(notNull.length < list.length ? ['null'] : [])])
  return { ...shape, types }
}

export function shapeOf(contract: Contract, schema: Loose): Shape {
  if (schema === undefined || schema === true) return empty
  if (typeof schema.$ref === 'string') {
    const { $ref, ...siblings } = schema
    const shape = shapeOf(contract, contract.at($ref))
    return { ...combine(shape, ownShape(siblings)), name: nameOf($ref) }
  }
  const parts: Loose[] = schema.allOf ?? []
  const own = combine(ownShape(schema), alternativesOf(contract, schema))
  const shape = parts.map((part) => shapeOf(contract, part)).reduce(combine, own)
  // a combination has no name of its own
  return parts.length > 0 ? { ...shape, name: undefined } : shape
}
