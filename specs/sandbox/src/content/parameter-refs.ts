import type { ParameterDoc } from '../db/schema.ts'
import type { Content } from '../wire.ts'
import type { ParameterSpec } from './documents.ts'

type Ref = Content['ProductParameter']

/** Parameters of a product as ids; their names are read from the GraphQL half (B3.09, B3.11). */
export function parameterRefs(docs: readonly ParameterDoc[], specs: ReadonlyMap<string, ParameterSpec>): Ref[] {
  return docs.flatMap(({ code, values }) => {
    const spec = specs.get(code)
    if (spec === undefined) return []
    const type: Ref['type'] = code === 'brand' ? 'brand' : spec.type
    const kind = type === 'brand' || type === 'colour' ? type : 'value'
    return [
      {
        entityId: spec.id,
        code,
        type,
        values: values.flatMap(({ value }) => value ?? []),
        valueEntities: values.flatMap(({ id }) => (id === undefined ? [] : `${kind}-${id}`)),
      },
    ]
  })
}
