import { describe, expect, it } from 'vitest'
import { vocabularyOf, wordFaults } from './words.mjs'

const texts = {
  'storefront/src/features/cart/texts.cs.ts': "export const add = 'Do košíku'\nexport const feed = 'Zboží a feed'\n",
  'storefront/src/features/cart/texts.sk.ts': "export const add = 'Do košíka'\n",
  'sdk/src/i18n/sk-basics.ts': "export const a = { sold: 'Tovar je vypredaný' }\n",
}
const english = ['The shop has feeds and goods, and a cart to put them in.']
const faultsOf = (path, code) => wordFaults(new Map(Object.entries({ ...texts, [path]: code })), english)

it('knows the words of all languages without accents, and leaves out those that are English as well', () => {
  const words = vocabularyOf(new Map(Object.entries(texts)), english)
  expect([...words].sort((a, b) => a.localeCompare(b))).toEqual(['kosika', 'kosiku', 'tovar', 'vypredany', 'zbozi'])
})

describe.each(['sdk/src/cart/a.ts', 'react-hooks/src/cart/a.tsx', 'storefront/src/ui/a.tsx', 'storefront/server/a.ts'])(
  'in %s',
  (path) => {
    it.each([
      ['a template', 'export const a = (n: number) => `Do kosiku ${n}`'],
      ['the end of a template', 'export const a = (n: number) => `${n} do kosiku`'],
      ['a string', "export const a = 'Tovar je tu'"],
      ['a word alone', "export const a = 'Vypredany'"],
      ['a pattern', 'export const a = (text: string) => /^(tovar|dnes)/.test(text)'],
      ['letters as escapes', String.raw`export const a = 'Do ko\u0161\u00edku'`],
    ])('%s in Czech or Slovak is found', (_, code) => {
      expect(faultsOf(path, code)).toEqual([expect.stringContaining(`${path}:1 says`)])
    })

    it.each([
      ['English', "throw new Error('The cart could not be read')"],
      ['a name in code', "export const a = document.querySelector('kosiku')"],
      ['a path', "export const a = '/kosiku/tovar'"],
      ['a module', "import { a } from './Tovar kosika.ts'"],
      ['a type', "export type A = 'Tovar je tu'"],
    ])('%s is none', (_, code) => {
      expect(faultsOf(path, code)).toEqual([])
    })
  },
)

it('text between tags is found', () => {
  expect(faultsOf('react-hooks/src/a.tsx', 'export const A = () => <p>Tovar je tu</p>')).toHaveLength(1)
})

it('comments of the shop hold no example in another language', () => {
  expect(faultsOf('storefront/src/ui/a.ts', '/** `Košík` */\nexport const a = 1')).toEqual([
    'storefront/src/ui/a.ts:1 has a comment with š',
  ])
  expect(faultsOf('storefront/src/ui/a.ts', '/** "Cart" */\nexport const a = /[ěř]/')).toEqual([])
})

it.each(['storefront/src/ui/a.test.tsx', 'sdk/testing/a.ts', 'storefront/src/ui/texts.de.ts', 'specs/sandbox/a.ts'])(
  '%s may say anything',
  (path) => {
    expect(faultsOf(path, "export const a = 'Tovar je tu'")).toEqual([])
  },
)
