import { ReflectionKind } from 'typedoc'
import { expect, it } from 'vitest'
import { propertiesOf } from './props.mjs'

const named = (name) => ({ type: 'reference', name, toString: () => name })
const text = (value) => ({ toString: () => value })
const property = (name, type) => ({ name, type: text(type), flags: {} })
const reflectionOf = (kind, rest) => ({ kindOf: (asked) => asked === kind, ...rest })
const typesOf = (type) => propertiesOf(type).map(({ name, type: own }) => `${name}: ${own}`)

const read = reflectionOf(ReflectionKind.Interface, {
  typeParameters: [{ name: 'T' }, { name: 'E', default: named('ShopError') }],
  children: [property('data', 'T'), property('error', 'E | null'), property('refetch', '() => Promise<void>')],
})
const reading = (...typeArguments) => ({ type: 'reference', name: 'Read', reflection: read, typeArguments })

it('properties have the types that are given for type parameters, or their defaults', () => {
  expect(typesOf(reading(named('Order'), named('GetOrderError')))).toEqual([
    ...['data: Order', 'error: GetOrderError | null', 'refetch: () => Promise<void>'],
  ])
  expect(typesOf(reading(named('Order')))[1]).toBe('error: ShopError | null')
})

it('types are given through an alias and `Pick`, and a union loses `never`', () => {
  const picked = {
    type: 'reference',
    name: 'Pick',
    typeArguments: [reading(named('D'), named('F')), { type: 'literal', value: 'data' }],
  }
  const alias = reflectionOf(ReflectionKind.TypeAlias, {
    typeParameters: [{ name: 'D' }, { name: 'F' }],
    type: {
      type: 'intersection',
      types: [picked, { type: 'reflection', declaration: { children: [property('field', 'D | F')] } }],
    },
  })
  const type = { type: 'reference', name: 'Alias', reflection: alias, typeArguments: [named('Email'), named('never')] }
  expect(typesOf(type)).toEqual(['data: Email', 'field: Email'])
})
