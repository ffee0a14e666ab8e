import { describe, expect, it } from 'vitest'
import { textFaults } from './texts.mjs'

const page = 'storefront/src/pages/a'
const used = "import * as texts from '#texts/pages/a'\nexport const View = () => <h1>{texts.title}</h1>\n"
const shop = {
  [`${page}/view.tsx`]: used,
  [`${page}/texts.cs.ts`]: "export const title = 'Košík'\n",
  [`${page}/texts.sk.ts`]: "export const title = 'Košík'\n",
}
const faultsOf = (more, options = {}) =>
  textFaults(new Map(Object.entries({ ...shop, ...more })), { reasons: {}, ...options })

it('a further language has all texts, with its own plural rules', () => {
  const german = { [`${page}/texts.de.ts`]: "export const title = 'Warenkorb'\n" }
  expect(faultsOf(german)).toEqual([])
  expect(faultsOf({ 'storefront/src/market/de/market.ts': 'export const a = 1\n' })).toEqual([
    `${page}/texts.de.ts: title is missing`,
  ])
  const copied = "import { plural } from '@vanek/sdk/format'\nexport const title = (n) => plural('sk', n, {})\n"
  expect(faultsOf({ [`${page}/texts.de.ts`]: copied })).toEqual([`${page}/texts.de.ts: is in de, but says 'sk'`])
})

describe('code that holds no text', () => {
  it.each([
    ['a text of its folder', used],
    ['words in a comment', '// Košík\nexport const a = 1'],
    ['values that nobody reads', '<input type="hidden" name="intent" value="change" className="a b" />'],
    ['marks without a word', '<p title="·">{a} · {b} → 2&nbsp;%</p>'],
    ['a label that depends on a code', "<p title={kind === 'open' ? texts.title : ''} />"],
    ['the code of a function with a label', "<p title={say('open')} />"],
    ['codes in properties', "export const a = { title: 'open', text: texts.title }"],
    ['letters of a pattern', 'export const a = /[ěščř]/'],
  ])('%s', (_, code) => {
    expect(faultsOf({ 'storefront/src/ui/b.tsx': code.replace("from '#texts/pages/a'", "from './texts'") })).toEqual([])
  })

  it.each([
    'storefront/src/ui/b.test.tsx',
    'storefront/src/ui/b.sk-test.ts',
    'storefront/src/testing/b.tsx',
    'storefront/src/market/cs/b.ts',
    'storefront/src/market/cs/b.test.ts',
    'storefront/e2e/b.ts',
    'sdk/src/b.ts',
  ])('does not look into %s', (path) => {
    expect(faultsOf({ [path]: "export const a = 'Košík'" })).toEqual([])
  })
})

describe('code that holds a text', () => {
  it.each([
    ['a string', "export const a = 'Košík'", 'Košík'],
    ['a Slovak string', "export const a = 'Ďalej'", 'Ďalej'],
    ['a template', 'export const a = `${n} položek`', 'položek'],
    ['a plain word of a page', '<p>Menu</p>', 'Menu'],
    ['a word beside a value', '<p>{n} ks</p>', 'ks'],
    ['a plain label', '<nav aria-label="Menu" />', 'Menu'],
    ['a placeholder', '<input placeholder="kod" />', 'kod'],
    ['one of two labels', "<p title={open ? texts.title : 'Menu'} />", 'Menu'],
    ['a part of a label', '<p title={`${n} kusy`} />', 'kusy'],
    ['a label that stands in', "<p title={name || 'Menu'} />", 'Menu'],
    ['a title in data', "export const a = { title: 'Adresa' }", 'Adresa'],
  ])('%s', (_, code, text) => {
    const [fault, ...others] = faultsOf({ 'storefront/src/ui/b.tsx': code })
    expect([fault, others]).toEqual([`storefront/src/ui/b.tsx:1 holds a text: ${text}`, []])
  })

  it('in the server too', () => {
    expect(faultsOf({ 'storefront/server/a/b.ts': "\nexport const a = 'Košík'" })).toEqual([
      'storefront/server/a/b.ts:2 holds a text: Košík',
    ])
  })

  it('is let alone for a reason, as long as it holds one', () => {
    const path = 'storefront/src/ui/b.tsx'
    const reasons = { [path]: 'because' }
    expect(faultsOf({ [path]: '<p>Menu</p>' }, { reasons })).toEqual([])
    expect(faultsOf({ [path]: '<p />' }, { reasons })).toEqual([
      `${path} has a reason to hold texts, but none are in it`,
    ])
  })
})

describe('texts', () => {
  const both = (czech, slovak = czech) => ({ [`${page}/texts.cs.ts`]: czech, [`${page}/texts.sk.ts`]: slovak })
  const title = "export const title = 'a'\n"

  it.each([
    ['a constant', "export const more = 'b'"],
    ['a function', 'export function more() {}'],
  ])('finds unused ones: %s', (_, more) => {
    expect(faultsOf(both(`${title}${more}`))).toEqual([`${page}/texts.cs.ts: nobody shows more`])
  })

  it('count as used by name, and all of them if the whole file is passed on', () => {
    const more = both(`${title}export const more = 'b'`)
    const by = (code) => faultsOf({ ...more, [`${page}/b.ts`]: code })
    expect(by("import { more } from '#texts/pages/a'\nexport const b = more")).toEqual([])
    expect(by("import * as words from '#texts/pages/a'\nexport const b = words[name]")).toEqual([])
    expect(by("import * as words from '#texts/pages/a'\nexport const b = words.title")).toHaveLength(1)
    expect(by('export const b = texts.more')).toHaveLength(1)
  })

  it('of one language only', () => {
    expect(faultsOf(both(title, ''))).toEqual([`${page}/texts.sk.ts: title is missing`])
    expect(faultsOf(both(title, `${title}export const more = 'b'`))).toEqual([
      `${page}/texts.sk.ts: more is in this language only`,
    ])
  })

  it('of another folder', () => {
    const path = `${page}/b/view.tsx`
    expect(faultsOf({ [path]: used })).toEqual([`${path} uses the texts of ${page}`])
  })

  it.each([`${page}/texts.sk.ts`, 'storefront/src/market/sk/b.ts'])('that are not Slovak, in %s', (path) => {
    expect(faultsOf({ [path]: "export const title = 'Měsíc'" })).toEqual([`${path}: not Slovak: Měsíc`])
  })
})
