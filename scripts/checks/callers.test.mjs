import { expect, it } from 'vitest'
import { callerFaults, exportsOf } from './callers.mjs'

const entries = {
  'sdk/exports/cart.ts':
    "export { add, type Cart, remove as drop } from '../src/cart/calls.ts'\nexport type { Line } from '../src/cart/types.ts'",
  'sdk/exports/shop.ts': "export { add } from '../src/cart/calls.ts'",
}
const lone = (files, documents) => exportsOf(new Map(Object.entries({ ...entries, ...files })), documents).lone
const both = ['sdk/exports/cart.ts add', 'sdk/exports/cart.ts drop', 'sdk/exports/shop.ts add']

it('finds values that nobody takes, and no types', () => {
  expect(lone({})).toEqual(both)
})

it.each([
  ['an import', "import { drop as d, add } from '@vanek/sdk/cart'"],
  ['what is passed on', "export { add, drop } from '@vanek/sdk/cart'"],
  ['all of it', "import * as cart from '@vanek/sdk/cart'"],
  ['what is loaded later', "const { add, drop } = await import('@vanek/sdk/cart')"],
  ['what is taken out of a promise', "const a = () => import('@vanek/sdk/cart').then(({ add, drop: d }) => add(d))"],
  ['what is named there', "const a = import('@vanek/sdk/cart').then((cart) => cart.add(cart.drop))"],
  ['what a tool loads', "const { add, drop } = (await vite.ssrLoadModule('@vanek/sdk/cart')) as Cart"],
])('counts %s, under every name that it is exported by', (_, code) => {
  expect(lone({ 'storefront/src/a.ts': code })).toEqual([])
})

it.each([
  ['types', 'storefront/src/a.ts', "import type { add } from '@vanek/sdk/cart'"],
  ['words', 'storefront/src/a.ts', "// add\nconst add = 'drop'"],
  ['tests', 'storefront/src/a.test.ts', "import { add, drop } from '@vanek/sdk/cart'"],
  ['browser tests', 'storefront/e2e/a.e2e.ts', "import { add, drop } from '@vanek/sdk/cart'"],
  ['the SDK itself', 'sdk/src/a.ts', "import { add } from './cart/calls.ts'"],
])('does not count %s', (_, path, code) => {
  expect(lone({ [path]: code })).toEqual(both)
})

it('counts the examples of documents', () => {
  expect(lone({}, ["```ts\nimport { add } from '@vanek/sdk/cart'\n```"])).toEqual(['sdk/exports/cart.ts drop'])
})

it('wants a reason for each without a caller, and none for what is gone', () => {
  const reasons = { 'A requirement': ['sdk/exports/cart.ts add', 'sdk/exports/cart.ts gone'] }
  expect(callerFaults({ all: both, lone: both.slice(0, 2) }, reasons)).toEqual([
    'sdk/exports/cart.ts drop has no caller: use it, delete it, or say why it stays',
    'sdk/exports/cart.ts gone is kept for a reason, but it is gone',
  ])
})
