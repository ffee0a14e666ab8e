import { judged, type Change, type Direction, type Way } from './change.ts'
import type { Contract, Loose } from './document.ts'
import { ruleChanges } from './rules.ts'
import { shapeOf, type Shape } from './schema.ts'

interface Comparing {
  readonly before: Contract
  readonly after: Contract
  readonly operation: string
  readonly direction: Direction
  readonly changes: Change[]
  /** Pairs of components that are compared already. */
  readonly seen: Set<string>
}

const json = (value: unknown): string => JSON.stringify(value)
const minus = (one: Iterable<string>, other: { has: (value: string) => boolean }) =>
  [...one].filter((v) => !other.has(v))

/** Codes of errors are an open set: who meets an unknown one shows its title. */
const isOpen = (place: string): boolean => place.endsWith('errors[].code') || place.endsWith('ErrorItem.code')

function add(comparing: Comparing, place: string, kind: string, what: string, way: Way): void {
  const { operation, direction, changes } = comparing
  const isFree = direction === 'response' && way === 'wider' && isOpen(place)
  changes.push({ kind, place, what, operations: [operation], ...judged(isFree ? 'neither' : way, direction) })
}

/** Compares what is sent or answered at a place. */
export function compareSchemas(comparing: Comparing, old: Loose, now: Loose, at: string): void {
  const [before, after] = [shapeOf(comparing.before, old), shapeOf(comparing.after, now)]
  compareNull(comparing, before, after, at)
  const shared = before.name !== undefined && before.name === after.name
  // places in a component are named after it, so that they are reported once
  const place = shared ? `${comparing.direction} ${before.name}` : at
  if (before.name !== undefined || after.name !== undefined) {
    const pair = `${before.name}|${after.name}`
    if (comparing.seen.has(pair)) return
    comparing.seen.add(pair)
  }
  compareTypes(comparing, before, after, place)
  compareValues(comparing, before, after, place)
  for (const { kind, what, way } of ruleChanges(before.rules, after.rules))
    if (kind.startsWith('default') && comparing.direction === 'response') add(comparing, place, kind, what, 'neither')
    else add(comparing, place, kind, what, way)
  compareProperties(comparing, before, after, place)
  compareItems(comparing, before, after, place)
  compareAlternatives(comparing, before.alternatives, after.alternatives, place)
}

/** An integer is a number. */
const covers = (types: ReadonlySet<string>) => ({
  has: (type: string) => types.has(type) || (type === 'integer' && types.has('number')),
})

/** Whether it may be null is said where it is used, also of a component. */
function compareNull(comparing: Comparing, before: Shape, after: Shape, at: string): void {
  if (!before.types || !after.types) return
  const [was, is] = [before.types.has('null'), after.types.has('null')]
  if (was && !is) add(comparing, at, 'null-removed', 'it may not be null any more', 'narrower')
  if (!was && is) add(comparing, at, 'null-added', 'it may be null now', 'wider')
}

function compareTypes(comparing: Comparing, before: Shape, after: Shape, place: string): void {
  if (!before.types && !after.types) return
  if (!before.types)
    return add(comparing, place, 'type-limited', `only ${list(after.types)} is allowed now`, 'narrower')
  if (!after.types)
    return add(comparing, place, 'type-lifted', `more than ${list(before.types)} is allowed now`, 'wider')
  const [old, now] = [withoutNull(before.types), withoutNull(after.types)]
  const [gone, come] = [minus(old, covers(now)), minus(now, covers(old))]
  if (gone.length > 0) add(comparing, place, 'type-removed', `it may not be ${gone.join(' or ')} any more`, 'narrower')
  if (come.length > 0) add(comparing, place, 'type-added', `it may be ${come.join(' or ')} now`, 'wider')
}

const withoutNull = (types: ReadonlySet<string>) => new Set([...types].filter((type) => type !== 'null'))

const list = (types: ReadonlySet<string> | undefined): string => [...(types ?? [])].join(' or ')

function compareValues(comparing: Comparing, before: Shape, after: Shape, place: string): void {
  const [old, now] = [before.values?.map(json), after.values?.map(json)]
  if (!old && !now) return
  if (!old) return add(comparing, place, 'values-limited', `only ${now?.join(', ')} are allowed now`, 'narrower')
  if (!now) return add(comparing, place, 'values-lifted', `not only ${old.join(', ')} are allowed now`, 'wider')
  for (const value of minus(old, new Set(now))) add(comparing, place, 'value-removed', `${value} is gone`, 'narrower')
  for (const value of minus(now, new Set(old))) add(comparing, place, 'value-added', `${value} is new`, 'wider')
}

function compareProperties(comparing: Comparing, before: Shape, after: Shape, place: string): void {
  for (const [name, schema] of before.properties) {
    const at = `${place}.${name}`
    const next = after.properties.get(name)
    if (next === undefined) {
      removedProperty(comparing, at, before.required.has(name))
      continue
    }
    compareSchemas(comparing, schema, next, at)
    const [was, is] = [before.required.has(name), after.required.has(name)]
    if (!was && is) add(comparing, at, 'property-required', 'it is required now', 'narrower')
    if (was && !is) add(comparing, at, 'property-optional', 'it may be missing now', 'wider')
  }
  for (const name of minus(after.properties.keys(), before.properties))
    addedProperty(comparing, `${place}.${name}`, after.required.has(name))
  if (!before.isClosed && after.isClosed)
    add(comparing, place, 'object-closed', 'other fields than the named are refused now', 'narrower')
  if (before.isClosed && !after.isClosed)
    add(
      comparing,
      place,
      'object-opened',
      'other fields than the named are allowed now',
      requestOnly(comparing, 'wider'),
    )
  if (before.others && after.others) compareSchemas(comparing, before.others, after.others, `${place}.*`)
}

/** Shops do not look at fields of answers that they do not know. */
const requestOnly = ({ direction }: Comparing, way: Way): Way => (direction === 'request' ? way : 'neither')

function removedProperty(comparing: Comparing, at: string, wasRequired: boolean): void {
  if (comparing.direction === 'response')
    return add(comparing, at, 'property-removed', 'it is not answered any more', wasRequired ? 'wider' : 'neither')
  // fields that an operation does not name are refused
  add(comparing, at, 'property-removed', 'it is gone', wasRequired ? 'both' : 'narrower')
}

function addedProperty(comparing: Comparing, at: string, isRequired: boolean): void {
  if (comparing.direction === 'response')
    return isRequired
      ? add(comparing, at, 'required-property-added', 'it is answered now', 'narrower')
      : add(comparing, at, 'property-added', 'it may be answered now', 'neither')
  if (isRequired) add(comparing, at, 'required-property-added', 'it has to be sent now', 'both')
  else add(comparing, at, 'property-added', 'it may be sent now', 'wider')
}

function compareItems(comparing: Comparing, before: Shape, after: Shape, place: string): void {
  if (before.items && after.items) compareSchemas(comparing, before.items, after.items, `${place}[]`)
  else if (after.items) add(comparing, place, 'items-limited', 'its members have a shape now', 'narrower')
  else if (before.items) add(comparing, place, 'items-lifted', 'its members may be anything now', 'wider')
}

/** Alternatives are the same by their reference, else by their text. */
function compareAlternatives(comparing: Comparing, old: readonly Loose[], now: readonly Loose[], place: string): void {
  const keyOf = (schema: Loose) => (schema.$ref === undefined ? json(schema) : String(schema.$ref).split('#').at(-1))
  const [before, after] = [new Map(old.map((s) => [keyOf(s), s])), new Map(now.map((s) => [keyOf(s), s]))]
  const [gone, come] = [old.filter((s) => !after.has(keyOf(s))), now.filter((s) => !before.has(keyOf(s)))]
  for (const [key, schema] of before) if (after.has(key)) compareSchemas(comparing, schema, after.get(key), place)
  // one that was changed in its place
  if (gone.length === 1 && come.length === 1 && old.length === now.length)
    return compareSchemas(comparing, gone[0], come[0], `${place}(${old.indexOf(gone[0]) + 1})`)
  if (old.length === 0 && now.length > 0)
    return add(comparing, place, 'alternatives-limited', 'it has to be one of several shapes now', 'narrower')
  if (now.length === 0 && old.length > 0)
    return add(comparing, place, 'alternatives-lifted', 'it need not be one of several shapes any more', 'wider')
  for (const schema of gone)
    add(comparing, place, 'alternative-removed', `the shape ${labelOf(schema)} is gone`, 'narrower')
  for (const schema of come) add(comparing, place, 'alternative-added', `the shape ${labelOf(schema)} is new`, 'wider')
}

const labelOf = (schema: Loose): string =>
  String(schema.$ref ?? schema.type ?? schema.title ?? 'without a name')
    .split('/')
    .at(-1) ?? ''
