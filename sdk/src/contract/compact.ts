import type { Guards, CheckedTarget, Shape } from './guards.ts'

/**
 * A shape as it is generated, in few bytes. `integer` and `string|number` are types, `#Cart` is the shape of that name;
 * with `?` at the end it may be null. `[x]` is a list of `x`, and an object has the shapes of its fields by name: a name
 * that ends with `?` may be missing, the field `?` lets the object be null, `&` wants all of its shapes, `|` any of them.
 */
export type CompactShape =
  | string
  | readonly CompactShape[]
  | { readonly [name: string]: CompactShape | readonly CompactShape[] }

/** Guards as they are generated; an operation is named `getCart GET /api/v1/cart`. */
export type CompactGuards = Readonly<
  Record<
    CheckedTarget,
    {
      readonly operations: Readonly<Record<string, CompactShape>>
      readonly shapes: Readonly<Record<string, CompactShape>>
    }
  >
>

const typeOf = (names: string, isNull: boolean): Shape => {
  const types = [...names.split('|'), ...(isNull ? ['null'] : [])]
  return { type: types.length > 1 ? types : names }
}

/** The JSON Schema of a shape. */
export function shapeOf(compact: CompactShape): Shape {
  if (typeof compact === 'string') {
    const name = compact.replace('?', '')
    const isNull = name !== compact
    if (!name.startsWith('#')) return typeOf(name, isNull)
    const shape = { $ref: name.slice(1) }
    return isNull ? { anyOf: [shape, { type: 'null' }] } : shape
  }
  if (Array.isArray(compact)) return { type: 'array', items: shapeOf(compact[0]) }
  const { '?': isNull, '&': all, '|': any, ...fields } = compact as Readonly<Record<string, readonly CompactShape[]>>
  if (all) return { allOf: all.map(shapeOf) }
  if (any) return { anyOf: any.map(shapeOf) }
  const entries = Object.entries(fields).map(([name, part]) => [name.replace('?', ''), shapeOf(part)] as const)
  return {
    ...typeOf('object', isNull !== undefined),
    required: Object.keys(fields).filter((name) => !name.endsWith('?')),
    properties: Object.fromEntries(entries),
  }
}

/** The guards that were generated. */
export function guardsFrom(compact: CompactGuards): Guards {
  const of = (target: CheckedTarget): Guards[CheckedTarget] => ({
    operations: Object.entries(compact[target].operations).map(([named, answer]) => {
      const [operation = '', method = '', path = ''] = named.split(' ')
      return { operation, target, method, path, answer: shapeOf(answer) }
    }),
    shapes: Object.fromEntries(Object.entries(compact[target].shapes).map(([name, shape]) => [name, shapeOf(shape)])),
  })
  return { shop: of('shop'), content: of('content') }
}
