import { expect, it } from 'vitest'
import { nameFaults, shapeFaults } from './calls.mjs'

const params = 'params: GetCartParams = {}'
const options = 'options: CallOptions = {}'
const answer = 'Promise<Result<Cart, GetCartError>>'
const faultsOf = (code, reasons = {}, more = {}) =>
  shapeFaults(
    new Map(
      Object.entries({
        'sdk/exports/cart.ts': "export { getCart } from '../src/cart/calls.ts'",
        'sdk/src/cart/calls.ts': code,
        ...more,
      }),
    ),
    reasons,
  ).map((fault) => fault.replace('getCart (sdk/src/cart/calls.ts): ', ''))
const call = (parameters, type = `: ${answer}`) => `export const getCart = async (${parameters})${type} => read(shop)`

it.each([
  ['an arrow function', call(`shop: Shop, ${params}, ${options}`)],
  ['a function', `export async function getCart(shop: Shop, ${params}, ${options}): ${answer} { return read(shop) }`],
  ['a call without params', call(`shop: Shop, params: NoParams = {}, ${options}`)],
  ['a call that has to have a key', call('shop: Shop, params: GetCartParams, options: KeyedOptions')],
  ['a query definition', 'export const getCart = (shop: Shop, params: GetCartParams): Query<Cart> => define(shop)'],
  ['a query definition without params', 'export const getCart = (shop: Shop): Query<Cart> => define(shop)'],
  ['what takes a shop and is no call', 'export const getCart = (shop: Shop, rules: Rules): CartStore => make(shop)'],
  ['what nobody outside can call', 'export const getCart = 1\nconst read = async (shop: Shop, id: number) => 1'],
])('takes %s', (_, code) => {
  expect(faultsOf(code)).toEqual([])
})

it.each([
  ['a positional id', `shop: Shop, id: number, ${options}`, 'its second parameter is not called `params`'],
  ['options alone', `shop: Shop, ${options}`, 'it does not take `(shop, params, options)`'],
  [
    'params taken apart',
    `shop: Shop, { id }: GetCartParams, ${options}`,
    'its second parameter is not called `params`',
  ],
  ['params without a name', `shop: Shop, params: { id: number }, ${options}`, 'its params have no named type'],
  ['params of another call', `shop: Shop, params: Selection, ${options}`, 'its params are not called `GetCartParams`'],
  ['a fourth parameter', `shop: Shop, ${params}, ${options}, more = 1`, 'it takes more than `(shop, params, options)`'],
  ['other options', `shop: Shop, ${params}, options: Init = {}`, 'its options are none of the types of options'],
  ['options that are required', `shop: Shop, ${params}, options: CallOptions`, 'its options cannot be left out'],
  ['empty params', `shop: Shop, params: NoParams, ${options}`, 'its params cannot be left out'],
  ['a shop of another name', `{ config }: Shop, ${params}, ${options}`, 'its first parameter is not called `shop`'],
])('finds %s', (_, parameters, fault) => {
  expect(faultsOf(call(parameters))).toContain(fault)
})

it('finds answers without a type or a name', () => {
  const parameters = `shop: Shop, ${params}, ${options}`
  expect(faultsOf(call(parameters, ''))).toEqual(['it does not say what it answers'])
  expect(faultsOf(call(parameters, ': Promise<{ id: number }>'))).toEqual(['what it answers has no name'])
})

it('accepts params that several calls share, under any name', () => {
  const code = ['getCart', 'clearCart']
    .map((name) => `export const ${name} = async (shop: Shop, params: CartKey, ${options}): ${answer} => read(shop)`)
    .join('\n')
  const both = { 'sdk/exports/cart.ts': "export { getCart, clearCart } from '../src/cart/calls.ts'" }
  expect(faultsOf(code, {}, both)).toEqual([])
})

it('skips functions with a reason, and finds reasons without a function', () => {
  const code = call('shop: Shop, id: number')
  expect(faultsOf(code, { getCart: 'is old' })).toEqual([])
  expect(faultsOf(code, { getCart: 'is old', gone: 'was old' })).toEqual([
    'gone has a reason not to be a call, but it is gone',
  ])
})

it('finds a name with two meanings, and follows re-exports', () => {
  const files = {
    'sdk/exports/cart.ts': "export type { Line } from '../src/cart/index.ts'",
    'sdk/src/cart/index.ts': "export * from './types.ts'",
    'sdk/src/cart/types.ts': 'export interface Line {}',
    'sdk/exports/orders.ts': "export { type Line } from '../src/cart/types.ts'",
  }
  expect(nameFaults(new Map(Object.entries(files)))).toEqual([])
  const other = { 'react-hooks/exports/index.ts': 'export type Line = 1' }
  expect(nameFaults(new Map(Object.entries({ ...files, ...other })))).toEqual([
    'Line means two things: sdk/src/cart/types.ts and react-hooks/exports/index.ts',
  ])
})
