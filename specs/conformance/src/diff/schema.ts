import { nameOf, type Contract, type Loose } from './document.ts'

/** A schema with its references and combinations put together, as far as they can be. */
export interface Shape {
  /** The name of the component, if it is one. */
  readonly name: string | undefined
  /** All types when undefined. */
  readonly types: ReadonlySet<string> | undefined
  /** Values that are allowed; all when undefined. `const` is a list of one. */
  readonly values: readonly unknown[] | undefined
  readonly properties: ReadonlyMap<string, Loose>
  readonly required: ReadonlySet<string>
  /** Whether other properties than the named are refused. */
  readonly isClosed: boolean
  /** The schema of other properties. */
  readonly others: Loose
  readonly items: Loose
  readonly alternatives: readonly Loose[]
  /** Bounds, pattern, format, default and the like. */
  readonly rules: Readonly<Record<string, unknown>>
}

const rulesOf = [
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  ...['minLength', 'maxLength', 'pattern', 'format', 'contentMediaType'],
  ...['minItems', 'maxItems', 'uniqueItems', 'minProperties', 'maxProperties', 'default'],
]

const empty: Shape = {
  ...{ name: undefined, types: undefined, values: undefined, properties: new Map(), required: new Set() },
  ...{ isClosed: false, others: undefined, items: undefined, alternatives: [], rules: {} },
}

const both = (one: ReadonlySet<string> | undefined, other: ReadonlySet<string> | undefined) =>
  one && other ? new Set([...one].filter((type) => other.has(type))) : (one ?? other)

/** What has to fit two schemas at once. */
function combined(one: Shape, other: Shape): Shape {
  return {
    name: one.name ?? other.name,
    types: both(one.types, other.types),
    values:
      one.values && other.values ? one.values.filter((v) => other.values?.includes(v)) : (one.values ?? other.values),
    properties: new Map([...one.properties, ...other.properties]),
    required: new Set([...one.required, ...other.required]),
    isClosed: one.isClosed || other.isClosed,
    others: one.others ?? other.others,
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
    others: typeof additionalProperties === 'object' ? additionalProperties : undefined,
    items,
    rules: Object.fromEntries(rulesOf.filter((rule) => rule in schema).map((rule) => [rule, schema[rule]])),
  }
}

const isNull = (schema: Loose): boolean => schema?.type === 'null'

/** `oneOf: [X, null]` is an X that may be null. */
function alternativesOf(contract: Contract, schema: Loose): Shape {
  const list: Loose[] = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])]
  if (list.length === 0) return empty
  const kinds = list.filter((one) => !isNull(one))
  const [only] = kinds
  if (kinds.length !== 1) return { ...empty, alternatives: list }
  const shape = shapeOf(contract, only)
  const types = shape.types && new Set([...shape.types, ...(kinds.length < list.length ? ['null'] : [])])
  return { ...shape, types }
}

export function shapeOf(contract: Contract, schema: Loose): Shape {
  if (schema === undefined || schema === true) return empty
  if (typeof schema.$ref === 'string') {
    const { $ref, ...beside } = schema
    const shape = shapeOf(contract, contract.at($ref))
    return { ...combined(shape, ownShape(beside)), name: nameOf($ref) }
  }
  const parts: Loose[] = schema.allOf ?? []
  const own = combined(ownShape(schema), alternativesOf(contract, schema))
  const whole = parts.map((part) => shapeOf(contract, part)).reduce(combined, own)
  // a schema made of others is none of them
  return parts.length > 0 ? { ...whole, name: undefined } : whole
}
