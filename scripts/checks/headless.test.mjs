import { expect, it } from 'vitest'
import { findsIn, headlessFaults } from './headless.mjs'

const kindsOf = (text, path = 'sdk/src/a.ts') => findsIn(path, text).map(({ kind }) => kind)

it.each([
  ['letter', "const text = 'Košík'"],
  ['letter', '/** The way of delivery, like `Kurýr`. */'],
  ['word', "const path = '/kosik'"],
  ['word', "const unit = 'ks'"],
  ['service', "const key = 'heureka_key'"],
  ['zone', "const zone = 'Europe/Prague'"],
  ['currency', "const usual = 'CZK'"],
  ['locale', "const locale = 'cs'"],
  ['locale', "const locale = 'de-AT'"],
  ['country', 'const codes = { CZE: 420 }'],
  ['country', "if (country === 'SVK') return"],
  ['country', 'const isSlovakNumber = true'],
])('finds a %s in %s', (kind, text) => {
  expect(kindsOf(text)).toEqual([kind])
})

it('finds nothing in English, nor in codes that a comment has as an example', () => {
  expect(
    kindsOf("const path = '/cart'\n/** Like `Europe/Berlin`, `EUR`, `de` or `CZE`. */\nconst zone = 'UTC' // or 'de'"),
  ).toEqual([])
})

it.each([
  'sdk/src/i18n/cs.ts',
  'sdk/src/a.test.ts',
  'sdk/src/testing/a.ts',
  'storefront/src/market/market.ts',
  'specs/a.ts',
])('leaves %s alone', (path) => expect(kindsOf("const text = 'Košík'", path)).toEqual([]))

it('accepts matches with a reason, and rejects reasons without a match', () => {
  const files = new Map([['react-hooks/src/a.ts', "const a = 'CZE'\nconst b = 'Košík'"]])
  expect(headlessFaults(files, { 'react-hooks/src/a.ts': [['country', 'letter'], 'why'] })).toEqual([])
  expect(headlessFaults(files, { 'react-hooks/src/a.ts': [['country'], 'why'] })).toEqual([
    'react-hooks/src/a.ts:2 has letters of a language: š; the shop passes it in, or it belongs to i18n',
  ])
  expect(headlessFaults(new Map(), { 'sdk/src/a.ts': [['zone'], 'why'] })).toEqual([
    'sdk/src/a.ts is allowed to have a zone in headless-allowed.mjs, but has none',
  ])
})
