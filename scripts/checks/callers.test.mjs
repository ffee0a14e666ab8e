import { expect, it } from 'vitest'
import { callerFaults, exportsOf } from './callers.mjs'

const entries = {
  'sdk/exports/cart.ts':
    "export { add, type Cart, remove as drop } from '../src/cart/calls.ts'\nexport type { Line } from '../src/cart/types.ts'",
  'sdk/exports/shop.ts': "export { add } from '../src/cart/calls.ts'",
  'sdk/src/cart/calls.ts':
    "import { rule } from './rule.ts'\nexport const add = () => rule()\nexport function remove() {}",
  'sdk/src/cart/rule.ts': 'export const rule = () => limit\nexport const limit = 7',
}
const found = (files, documents, reasons) =>
  exportsOf(new Map(Object.entries({ ...entries, ...files })), documents, reasons)
const lone = (files, documents) => found(files, documents).lone
const both = ['sdk/exports/cart.ts add', 'sdk/exports/cart.ts drop', 'sdk/exports/shop.ts add']

it('finds unused values, and no types', () => {
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
  ['an unused file of the SDK', 'sdk/src/a.ts', "import { add } from './cart/calls.ts'\nexport const a = add"],
])('does not count %s', (_, path, code) => {
  expect(lone({ [path]: code })).toEqual(both)
})

it('counts the examples of documents', () => {
  expect(lone({}, ["```ts\nimport { add } from '@vanek/sdk/cart'\n```"])).toEqual(['sdk/exports/cart.ts drop'])
})

it('follows a used value to the values that it uses, through hooks and the SDK', () => {
  const files = {
    'sdk/exports/rules.ts': "export { limit, rule } from '../src/cart/rule.ts'",
    'react-hooks/src/use-add.ts': "import { add } from '@vanek/sdk/cart'\nexport const useAdd = () => add",
    'react-hooks/exports/index.ts': "export { useAdd } from '../src/use-add.ts'",
  }
  const rules = ['sdk/exports/rules.ts limit', 'sdk/exports/rules.ts rule']
  const hook = 'react-hooks/exports/index.ts useAdd'
  expect(new Set(lone(files))).toEqual(new Set([...both, ...rules, hook]))
  const shop = { 'storefront/src/a.ts': "import { useAdd } from '@vanek/react-hooks'\nuseAdd()" }
  expect(lone({ ...files, ...shop })).toEqual(['sdk/exports/cart.ts drop'])
})

it('finds unused inner exports, unless an allowed value uses them', () => {
  const files = { 'storefront/src/a.ts': "import { drop } from '@vanek/sdk/cart'\ndrop()" }
  expect(found(files).inner).toEqual([
    'sdk/src/cart/calls.ts add',
    'sdk/src/cart/rule.ts rule',
    'sdk/src/cart/rule.ts limit',
  ])
  expect(found(files, [], { 'A requirement': ['sdk/exports/cart.ts add'] }).inner).toEqual([])
})

it('requires a reason for each value without a caller, and none for deleted or used ones', () => {
  const reasons = {
    'A requirement': ['sdk/exports/cart.ts add', 'sdk/exports/cart.ts gone', 'sdk/exports/shop.ts add'],
    Another: ['sdk/exports/cart.ts add'],
  }
  const inner = ['sdk/src/cart/calls.ts add', 'sdk/src/cart/rule.ts limit']
  expect(callerFaults({ all: both, lone: both.slice(0, 2), inner }, reasons)).toEqual([
    'sdk/exports/cart.ts drop has no caller: use it, delete it, or say why it stays',
    'sdk/src/cart/calls.ts add stands there for nobody: use it or delete it',
    'sdk/src/cart/rule.ts limit stands there for nobody: use it or delete it',
    'sdk/exports/cart.ts gone is allowed for a reason, but does not exist',
    'sdk/exports/shop.ts add is used by now and needs no reason: take its line away',
    'sdk/exports/cart.ts add has two reasons',
  ])
})
