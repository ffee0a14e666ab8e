import { isRecord } from '../kernel/read.ts'
import type { Shape, Shapes } from './guards.ts'

const is: Readonly<Record<string, (value: unknown) => boolean>> = {
  null: (value) => value === null,
  string: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
  number: (value) => Number.isFinite(value),
  integer: (value) => Number.isSafeInteger(value),
  array: Array.isArray,
  object: isRecord,
}

const first = <T>(list: readonly T[], faultOf: (each: T, index: number) => string | undefined): string | undefined => {
  for (const [index, each] of list.entries()) {
    const fault = faultOf(each, index)
    if (fault !== undefined) return fault
  }
  return undefined
}

function anyOf(parts: readonly Shape[], value: unknown, shapes: Shapes): string | undefined {
  const issues = parts.map((part) => faultAt(part, value, shapes))
  if (issues.includes(undefined)) return undefined
  // the deepest mismatch is the most precise one
  return issues.reduce((deepest = '', each = '') => (each.length > deepest.length ? each : deepest))
}

/**
 * Path of the first mismatch between a value and its shape, such as `.prices.totalWithTax`; '' for the value itself,
 * undefined for none.
 */
export function faultAt(shape: Shape, value: unknown, shapes: Shapes): string | undefined {
  if (shape.$ref !== undefined) return faultAt(shapes[shape.$ref] ?? {}, value, shapes)
  const parts = shape.anyOf ?? shape.oneOf
  if (parts) return anyOf(parts, value, shapes)
  if (shape.allOf) return first(shape.allOf, (part) => faultAt(part, value, shapes))
  const { type, items, properties = {}, required = [] } = shape
  if (shape.enum && !shape.enum.includes(value)) return ''
  if (type !== undefined && ![type].flat().some((name) => is[name]?.(value))) return ''
  const inside = (name: string | number, part: Shape, own: unknown) => {
    const fault = faultAt(part, own, shapes)
    return fault === undefined ? undefined : `.${name}${fault}`
  }
  if (items && Array.isArray(value)) return first(value, (own: unknown, index) => inside(index, items, own))
  if (!isRecord(value)) return undefined
  return first(Object.entries(properties), ([name, part]) => {
    const reported = Object.hasOwn(value, name) && value[name] !== undefined
    if (reported) return inside(name, part, value[name])
    return required.includes(name) ? `.${name}` : undefined
  })
}
