import { expect, it } from 'vitest'
import { guestSettings } from '../../src/lib/page/settings.ts'
import { createDocument } from './document.ts'

const documentOf = createDocument({ before: '', tagsFor: () => '' })
const page = (loaderData?: Record<string, unknown>) => ({
  status: 200,
  html: '<p>a</p>',
  head: { title: 'T' },
  state: { settings: guestSettings, origin: 'http://vanek.test', ...(loaderData && { loaderData }) },
  modules: [],
})
const startWith = (loaderData?: Record<string, unknown>) => documentOf(page(loaderData)).html.split('<head>')[0]

it.each([undefined, { root: null }, { root: { theme: { name: null } } }, { root: { theme: { name: '' } } }])(
  'a page of a shop without a theme has only its language: %j',
  (loaderData) => {
    expect(startWith(loaderData)).toBe('<!doctype html><html lang="cs">')
  },
)

it('a page has its name for the style sheets of its frame', () => {
  expect(documentOf({ ...page(), name: 'cart' }).html).toContain('<html lang="cs" data-page="cart">')
})

it('B9.05 a page has the name of the theme, escaped', () => {
  expect(startWith({ root: { theme: { name: 'vanoce' } } })).toBe('<!doctype html><html lang="cs" data-theme="vanoce">')
  expect(startWith({ root: { theme: { name: '"><script>' } } })).toBe(
    '<!doctype html><html lang="cs" data-theme="&quot;&gt;&lt;script&gt;">',
  )
})
