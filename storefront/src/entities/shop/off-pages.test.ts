import { expect, it } from 'vitest'
import { offAmong } from '../../lib/page/off-among.ts'
import { isOffPage } from '../../ui/off-pages.ts'

const page = (path: string, more: object = {}) => ({ path, audience: 'everyone' as const, ...more })
const pages = [
  page('/pobocky', { capability: 'branches' }),
  page('/pobocky/:slug', { capability: 'branches' }),
  page('/uzivatel/objednavky/:id', { audience: 'customer' }),
  page('/kosik/import', { flag: 'bulk_order' }),
  page('/kontakt'),
]
const off = offAmong(pages, { functions: {}, lacks: ['branches', 'account', 'claims'] })

it.each([
  ['/pobocky', true],
  ['/pobocky?misto=Brno', true],
  ['/pobocky#mapa', true],
  ['/pobocky/praha', true],
  ['/uzivatel/objednavky/7?zmena=1', true],
  ['/kosik/import', true],
  ['/uzivatel/objednavky', false],
  ['/pobocky-a-sklady', false],
  ['/kontakt', false],
  ['/', false],
  ['https://jinde.test/pobocky', false],
])('%s is the path of a page that is off: %s', (path, expected) => {
  expect(isOffPage(off, path)).toBe(expected)
})

it('a shop with all features hides nothing', () => {
  const all = offAmong(pages, { functions: { bulk_order: true }, lacks: [] })
  expect([all, isOffPage(all, '/pobocky')]).toEqual(['', false])
})
