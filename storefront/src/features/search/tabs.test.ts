import { expect, it } from 'vitest'
import { searchPath, shownTab, tabFrom } from './tabs.ts'

it.each([
  ['kategorie', 'kategorie'],
  ['produkty', 'produkty'],
  ['', null],
  ['toString', null],
  [null, null],
])('reads the tab %j as %j', (text, tab) => {
  expect(tabFrom(text)).toBe(tab)
})

it('keeps the query whole in addresses', () => {
  expect(searchPath('větrák & 100 %', 'clanky')).toBe('/hledat?q=v%C4%9Btr%C3%A1k+%26+100+%25&tab=clanky')
})

it('shows the tab asked for, else the first that has anything', () => {
  const none = { produkty: 0, kategorie: 0, clanky: 0, dotazy: 0 }
  expect(shownTab('kategorie', none)).toBe('kategorie')
  expect(shownTab(null, { ...none, clanky: 2, dotazy: 1 })).toBe('clanky')
  expect(shownTab(null, none)).toBe('produkty')
})
