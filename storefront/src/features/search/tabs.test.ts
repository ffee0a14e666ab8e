import { expect, it } from 'vitest'
import { searchPath, shownTab, tabFrom } from './tabs.ts'

it.each([
  ['kategorie', 'categories'],
  ['produkty', 'products'],
  ['', null],
  ['toString', null],
  [null, null],
])('reads the tab %j as %j', (text, tab) => {
  expect(tabFrom(text)).toBe(tab)
})

it('keeps the whole query in URLs', () => {
  expect(searchPath('větrák & 100 %', 'articles')).toBe('/hledat?q=v%C4%9Btr%C3%A1k+%26+100+%25&tab=clanky')
})

it('shows the requested tab, else the first with results', () => {
  const none = { products: 0, categories: 0, articles: 0, questions: 0 }
  expect(shownTab('categories', none)).toBe('categories')
  expect(shownTab(null, { ...none, articles: 2, questions: 1 })).toBe('articles')
  expect(shownTab(null, none)).toBe('products')
})
