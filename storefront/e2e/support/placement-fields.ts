import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../../scripts/aliases.mjs'

interface Schema {
  readonly $ref?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly allOf?: readonly Schema[]
}

/** Every field of an order request in the contract: `billing_address.city`, `comment`. */
export function placementFields(): readonly string[] {
  const document = JSON.parse(readFileSync(join(root, 'specs/generated/shop.json'), 'utf8')) as object
  const resolved = (schema: Schema): Schema => {
    const parts = schema.$ref?.slice(2).split('/') ?? []
    const found = parts.reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], document)
    return schema.$ref ? resolved(found as Schema) : schema
  }
  const leaves = (schema: Schema, path: string): readonly string[] => {
    const { properties, allOf } = resolved(schema)
    if (allOf) return [...new Set(allOf.flatMap((part) => leaves(part, path)))]
    if (!properties) return [path]
    return Object.entries(properties).flatMap(([name, own]) => leaves(own, path === '' ? name : `${path}.${name}`))
  }
  return leaves({ $ref: '#/components/schemas/OrderPlacement' }, '')
}
