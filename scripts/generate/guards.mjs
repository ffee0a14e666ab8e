// Generates the response guards: the fields of money and identity, with their types from the contract.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../aliases.mjs'
import { bundlePath } from './openapi.mjs'

export const guardsPath = join(root, 'sdk/src/generated/guards.ts')
/** Documents whose responses have money or identity. */
export const guarded = ['shop', 'content']

/**
 * Guarded fields, beside every amount of `Money` and all with or without tax: by name, or as `Schema.name`; outside
 * schemas as `.name`.
 */
const counting = new Set(
  `currencyCode Currency.code Currency.decimalPlaces Currency.symbol
  freeShippingAt missingToFreeShipping minimumOrderAt missingToMinimumOrder
  percentageDiscount price credits creditsPrice changedAmount
  .amount CartItem.amount OrderItem.amount QuantityPrice.amount ShoppingListItem.amount
  access_token guestCartToken token redirectUrl
  Cart.id Cart.version CartItem.id CartItem.productId CartItem.variantId OrderBase.id OrderBase.state OrderSummary.id
  OrderSummary.state User.id UserAddress.id UserAddress.default Shipper.id Payment.id Variant.id
  groups variantHash email phone firstName lastName business_name businessName TIN VATIN ICDPH tin vatin
  street city postcode country_code`.split(/\s+/),
)

/** Parsed field by field with defaults; branches too, whose addresses are not a customer's. */
const leftOut = new Set(['Globals', 'PickupBranch', 'Branch'])

const nameOf = (reference) => reference.split('/').at(-1)

/** The guarded part of a schema, or undefined. Referenced schemas are added to `shapes`. */
function pruned(schema, { components, shapes, within = '', name = '' }) {
  const inside = (part, more) => pruned(part, { components, shapes, within, ...more })
  if (schema.$ref) {
    const to = nameOf(schema.$ref)
    if (to === 'Money') return { type: 'number' }
    if (leftOut.has(to)) return undefined
    if (!shapes.has(to)) {
      // recursive schemas (a line has lines): first without the recursion, then with it if another field is guarded
      const look = () => shapes.set(to, pruned(components[to], { components, shapes, within: to }))
      shapes.set(to, undefined)
      look()
      if (shapes.get(to)) look()
    }
    return shapes.get(to) && { $ref: to }
  }
  if (schema.allOf) return partsOf('allOf', schema.allOf, inside)
  if (schema.oneOf) return partsOf('anyOf', schema.oneOf, inside)
  if (schema.items) {
    const items = inside(schema.items, { name })
    return items && { type: schema.type, items }
  }
  if (!schema.properties) {
    const counts = /With(out)?Tax$/.test(name) || counting.has(name) || counting.has(`${within}.${name}`)
    return counts && schema.type ? { type: schema.type } : undefined
  }
  const properties = Object.fromEntries(
    Object.entries(schema.properties).flatMap(([own, each]) => {
      const kept = inside(each, { name: own })
      return kept ? [[own, kept]] : []
    }),
  )
  if (Object.keys(properties).length === 0) return undefined
  const required = (schema.required ?? []).filter((own) => own in properties)
  return { type: schema.type, ...(required.length > 0 && { required }), properties }
}

function partsOf(keyword, parts, inside) {
  const isNull = ({ type }) => type === 'null'
  const kept = parts.filter((part) => !isNull(part)).flatMap((part) => inside(part, {}) ?? [])
  if (kept.length === 0) return undefined
  return { [keyword]: [...kept, ...parts.filter(isNull).map(() => ({ type: 'null' }))] }
}

/** The operations of a bundled document with guarded fields in their responses, and the referenced schemas. */
export function guardsOf(target, document) {
  const components = document.components?.schemas ?? {}
  const shapes = new Map()
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { operationId: operation, responses }]) => {
      const good = Object.entries(responses ?? {}).find(([status]) => status.startsWith('2'))
      const schema = good?.[1].content?.['application/json']?.schema
      const answer = schema && pruned(schema, { components, shapes })
      return answer ? [{ operation, target, method: method.toUpperCase(), path, answer }] : []
    }),
  )
  return { operations, shapes: Object.fromEntries([...shapes].filter(([, shape]) => shape)) }
}

const typesOf = (type) => {
  const types = [type].flat()
  return types.filter((name) => name !== 'null').join('|') + (types.includes('null') ? '?' : '')
}

/** A shape in compact form, which sdk/src/contract/compact.ts parses. */
export function compactOf({ $ref, type, items, properties, required = [], allOf, anyOf }) {
  if ($ref) return `#${$ref}`
  if (allOf) return { '&': allOf.map(compactOf) }
  if (anyOf) {
    const [one, none, ...more] = anyOf
    const isOptional = one.$ref && none?.type === 'null' && more.length === 0
    return isOptional ? `#${one.$ref}?` : { '|': anyOf.map(compactOf) }
  }
  if (items) return [compactOf(items)]
  if (!properties) return typesOf(type)
  const fields = Object.entries(properties).map(([name, part]) => [
    required.includes(name) ? name : `${name}?`,
    compactOf(part),
  ])
  return { ...(Array.isArray(type) && { '?': '' }), ...Object.fromEntries(fields) }
}

/** Writes sdk/src/generated/guards.ts. */
export function writeGuards() {
  const lines = guarded.flatMap((target) => {
    const { operations, shapes } = guardsOf(target, JSON.parse(readFileSync(bundlePath(target), 'utf8')))
    const named = operations.map(({ operation, method, path, answer }) => [
      `${operation} ${method} ${path}`,
      compactOf(answer),
    ])
    const compact = Object.entries(shapes).map(([name, shape]) => [name, compactOf(shape)])
    const text = (entries) => JSON.stringify(Object.fromEntries(entries))
    return [`  ${target}: { operations: ${text(named)}, shapes: ${text(compact)} },`]
  })
  const head =
    "// made from specs/ by scripts/generate/guards.mjs; do not edit\nimport type { CompactGuards } from '../contract/compact.ts'\n"
  mkdirSync(dirname(guardsPath), { recursive: true })
  writeFileSync(guardsPath, `${head}\nexport const guards: CompactGuards = {\n${lines.join('\n')}\n}\n`)
}
