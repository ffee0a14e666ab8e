import { impactOf, type Change, type Direction, type RangeChange } from './change.ts'
import type { Contract, Loose } from './document.ts'
import { ruleChanges } from './rules.ts'
import { shapeOf, type Shape } from './schema.ts'

interface SchemaComparison {
  readonly before: Contract
  readonly after: Contract
  readonly operation: string
  readonly direction: Direction
  readonly changes: Change[]
  /** Pairs of components that were compared already. */
  readonly seen: Set<string>
}

const json = (value: unknown): string => JSON.stringify(value)
const difference = (values: Iterable<string>, other: { has: (value: string) => boolean }) =>
  [...values].filter((value) => !other.has(value))

/** Error codes are an open set: shops show the title of an unknown code. */
const isOpenSet = (place: string): boolean => place.endsWith('errors[].code') || place.endsWith('ErrorItem.code')

function add(comparison: SchemaComparison, place: string, kind: string, what: string, range: RangeChange): void {
  const { operation, direction, changes } = comparison
  const isAllowed = direction === 'response' && range === 'wider' && isOpenSet(place)
  changes.push({ kind, place, what, operations: [operation], ...impactOf(isAllowed ? 'neither' : range, direction) })
}

/** Compares the old and the new schema of a request or response at a place. */
export function compareSchemas(comparison: SchemaComparison, oldSchema: Loose, newSchema: Loose, at: string): void {
  const [before, after] = [shapeOf(comparison.before, oldSchema), shapeOf(comparison.after, newSchema)]
  compareNull(comparison, before, after, at)
  const isShared = before.name !== undefined && before.name === after.name
  // a place in a component is named after it, so that it is reported once
  const place = isShared ? `${comparison.direction} ${before.name}` : at
  if (before.name !== undefined || after.name !== undefined) {
    const pair = `${before.name}|${after.name}`
    if (comparison.seen.has(pair)) return
    comparison.seen.add(pair)
  }
  compareTypes(comparison, before, after, place)
  compareValues(comparison, before, after, place)
  for (const { kind, what, range } of ruleChanges(before.rules, after.rules))
    if (kind.startsWith('default') && comparison.direction === 'response') add(comparison, place, kind, what, 'neither')
    else add(comparison, place, kind, what, range)
  compareProperties(comparison, before, after, place)
  compareItems(comparison, before, after, place)
  compareAlternatives(comparison, before.alternatives, after.alternatives, place)
}

/** A set of types in which `number` includes `integer`. */
const covers = (types: ReadonlySet<string>) => ({
  has: (type: string) => types.has(type) || (type === 'integer' && types.has('number')),
})

/** Nullability is reported at the place of use, also for components. */
function compareNull(comparison: SchemaComparison, before: Shape, after: Shape, at: string): void {
  if (!before.types || !after.types) return
  const [wasNullable, isNullable] = [before.types.has('null'), after.types.has('null')]
  if (wasNullable && !isNullable) add(comparison, at, 'null-removed', 'null is no longer allowed', 'narrower')
  if (!wasNullable && isNullable) add(comparison, at, 'null-added', 'null is allowed', 'wider')
}

function compareTypes(comparison: SchemaComparison, before: Shape, after: Shape, place: string): void {
  if (!before.types && !after.types) return
  if (!before.types)
    return add(comparison, place, 'type-limited', `the type was limited to ${list(after.types)}`, 'narrower')
  if (!after.types)
    return add(comparison, place, 'type-lifted', `the type is no longer limited to ${list(before.types)}`, 'wider')
  const [oldTypes, newTypes] = [withoutNull(before.types), withoutNull(after.types)]
  const removed = difference(oldTypes, covers(newTypes))
  const added = difference(newTypes, covers(oldTypes))
  if (removed.length > 0)
    add(comparison, place, 'type-removed', `the type ${removed.join(' or ')} was removed`, 'narrower')
  if (added.length > 0) add(comparison, place, 'type-added', `the type ${added.join(' or ')} was added`, 'wider')
}

const withoutNull = (types: ReadonlySet<string>) => new Set([...types].filter((type) => type !== 'null'))

const list = (types: ReadonlySet<string> | undefined): string => [...(types ?? [])].join(' or ')

function compareValues(comparison: SchemaComparison, before: Shape, after: Shape, place: string): void {
  const [oldValues, newValues] = [before.values?.map(json), after.values?.map(json)]
  if (!oldValues && !newValues) return
  if (!oldValues)
    return add(comparison, place, 'values-limited', `the values were limited to ${newValues?.join(', ')}`, 'narrower')
  if (!newValues)
    return add(
      comparison,
      place,
      'values-lifted',
      `the values are no longer limited to ${oldValues.join(', ')}`,
      'wider',
    )
  for (const value of difference(oldValues, new Set(newValues)))
    add(comparison, place, 'value-removed', `the value ${value} was removed`, 'narrower')
  for (const value of difference(newValues, new Set(oldValues)))
    add(comparison, place, 'value-added', `the value ${value} was added`, 'wider')
}

function compareProperties(comparison: SchemaComparison, before: Shape, after: Shape, place: string): void {
  for (const [name, schema] of before.properties) {
    const at = `${place}.${name}`
    const next = after.properties.get(name)
    if (next === undefined) {
      removedProperty(comparison, at, before.required.has(name))
      continue
    }
    compareSchemas(comparison, schema, next, at)
    const [wasRequired, isRequired] = [before.required.has(name), after.required.has(name)]
    if (!wasRequired && isRequired) add(comparison, at, 'property-required', 'the property became required', 'narrower')
    if (wasRequired && !isRequired) add(comparison, at, 'property-optional', 'the property became optional', 'wider')
  }
  for (const name of difference(after.properties.keys(), before.properties))
    addedProperty(comparison, `${place}.${name}`, after.required.has(name))
  if (!before.isClosed && after.isClosed)
    add(comparison, place, 'object-closed', 'unknown properties are no longer allowed', 'narrower')
  if (before.isClosed && !after.isClosed)
    add(comparison, place, 'object-opened', 'unknown properties are allowed', requestOnly(comparison, 'wider'))
  if (before.additional && after.additional)
    compareSchemas(comparison, before.additional, after.additional, `${place}.*`)
}

/** Shops ignore unknown properties of responses. */
const requestOnly = ({ direction }: SchemaComparison, range: RangeChange): RangeChange =>
  direction === 'request' ? range : 'neither'

function removedProperty(comparison: SchemaComparison, at: string, wasRequired: boolean): void {
  if (comparison.direction === 'response')
    return add(comparison, at, 'property-removed', 'the property was removed', wasRequired ? 'wider' : 'neither')
  // back ends reject unknown properties of requests
  add(comparison, at, 'property-removed', 'the property was removed', wasRequired ? 'both' : 'narrower')
}

function addedProperty(comparison: SchemaComparison, at: string, isRequired: boolean): void {
  if (comparison.direction === 'response')
    return isRequired
      ? add(comparison, at, 'required-property-added', 'a required property was added', 'narrower')
      : add(comparison, at, 'property-added', 'an optional property was added', 'neither')
  if (isRequired) add(comparison, at, 'required-property-added', 'a required property was added', 'both')
  else add(comparison, at, 'property-added', 'an optional property was added', 'wider')
}

function compareItems(comparison: SchemaComparison, before: Shape, after: Shape, place: string): void {
  if (before.items && after.items) compareSchemas(comparison, before.items, after.items, `${place}[]`)
  else if (after.items) add(comparison, place, 'items-limited', 'the items got a schema', 'narrower')
  else if (before.items) add(comparison, place, 'items-lifted', 'the items no longer have a schema', 'wider')
}

/** Matches alternatives by their reference, or else by their JSON. */
function compareAlternatives(
  comparison: SchemaComparison,
  oldSchemas: readonly Loose[],
  newSchemas: readonly Loose[],
  place: string,
): void {
  const keyOf = (schema: Loose) => (schema.$ref === undefined ? json(schema) : String(schema.$ref).split('#').at(-1))
  const before = new Map(oldSchemas.map((schema) => [keyOf(schema), schema]))
  const after = new Map(newSchemas.map((schema) => [keyOf(schema), schema]))
  const removed = oldSchemas.filter((schema) => !after.has(keyOf(schema)))
  const added = newSchemas.filter((schema) => !before.has(keyOf(schema)))
  for (const [key, schema] of before) if (after.has(key)) compareSchemas(comparison, schema, after.get(key), place)
  // one alternative changed
  if (removed.length === 1 && added.length === 1 && oldSchemas.length === newSchemas.length)
    return compareSchemas(comparison, removed[0], added[0], `${place}(${oldSchemas.indexOf(removed[0]) + 1})`)
  if (oldSchemas.length === 0 && newSchemas.length > 0)
    return add(comparison, place, 'alternatives-limited', 'the schema was limited to alternatives', 'narrower')
  if (newSchemas.length === 0 && oldSchemas.length > 0)
    return add(comparison, place, 'alternatives-lifted', 'the schema is no longer limited to alternatives', 'wider')
  for (const schema of removed)
    add(comparison, place, 'alternative-removed', `the alternative ${labelOf(schema)} was removed`, 'narrower')
  for (const schema of added)
    add(comparison, place, 'alternative-added', `the alternative ${labelOf(schema)} was added`, 'wider')
}

const labelOf = (schema: Loose): string =>
  String(schema.$ref ?? schema.type ?? schema.title ?? 'without a name')
    .split('/')
    .at(-1) ?? ''
