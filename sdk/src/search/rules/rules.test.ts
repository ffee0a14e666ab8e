import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalizeQuery, isSearchable, searchMenu, splitQuery } from '@vanek/sdk/search'
import { transliterate } from './transliterate.ts'
import { menu } from '../testing/back-ends.ts'

describe('B5.01 B5.02 a query', () => {
  it.each([
    ['  větrák  ', 'větrák'],
    ['\ttichý \n větrák', 'tichý větrák'],
    ['x'.repeat(300), 'x'.repeat(200)],
    ['a\u0000b\uD800c', 'a b c'],
    ['😀'.repeat(300), '😀'.repeat(200)],
  ])('B5.01 %j is trimmed', (q, term) => {
    expect(normalizeQuery(q)).toBe(term)
  })

  it.each([
    ['ventilátor do koupelny', ['ventilátor', 'koupelny']],
    ['větrák 100 mm', ['větrák', '100']],
    ['30 cm', ['30cm']],
    ['odvlhčovač 8 l tichý', ['odvlhčovač', 'tichý']],
    ['EC motor', ['motor']],
    [' a bc  def ', ['def']],
    ['', []],
  ])('B5.02 %j is split into %j', (q, parts) => {
    expect(splitQuery(q)).toEqual(parts)
  })

  it('B5.03 under 3 characters is not searched', () => {
    expect(['', 'ab', '  ab  ', 'a b c', 'abc', ' abc '].map((q) => isSearchable(q))).toEqual([
      false,
      false,
      false,
      false,
      true,
      true,
    ])
  })

  it('B5.02 B5.03 configured short terms are searched, as whole words in any case', () => {
    const terms = ['EC', 'AC']
    expect(splitQuery('ec motor do ve', terms)).toEqual(['ec', 'motor'])
    expect(['EC', 'ec', ' Ac ', 'e', 'ecu', 'do'].map((q) => isSearchable(q, terms))).toEqual([
      ...[true, true, true, false, true, false],
    ])
    const items = ['Úsporné s motorem EC', 'Technické', 'EC/AC regulátory'].map((title, id) => ({
      id,
      title,
      path: '/',
    }))
    const ids = searchMenu(items, { q: 'ec', named: [], shortTerms: terms }).map(({ id }) => id)
    expect(ids).toEqual([0, 2])
  })

  it('has no part shorter than 3 characters or with a space, for any input', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300, unit: 'grapheme' }), (q) => {
        for (const part of splitQuery(q)) expect(part).toMatch(/^\S{3,}$/u)
      }),
    )
  })
})

describe('transliterate', () => {
  it.each([
    ['Příliš ŽLUŤOUČKÝ kůň', 'prilis zlutoucky kun'],
    ['Straße Łódź Ø', 'strasse lodz o'],
    ['100 mm', '100 mm'],
  ])('%j is %j', (text, plain) => {
    expect(transliterate(text)).toBe(plain)
  })

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(transliterate(transliterate(text))).toBe(transliterate(text))
      }),
    )
  })
})

describe('searchMenu', () => {
  const ids = (q: string, named: readonly number[] = []) => searchMenu(menu, { q, named }).map(({ id }) => id)

  it.each([
    ['ventilatory', [1, 2]],
    ['KOUPELNOVE ventilator', [2]],
    ['stropní koupelnové', []],
    ['do koupelnové', [2]],
    ['ve', []],
    ['', []],
  ])('B5.04 %j matches %j: every part, ignoring accents and case', (q, expected) => {
    expect(ids(q)).toEqual(expected)
  })

  it('B5.05 adds entries that the search service returned, without duplicates', () => {
    expect(ids('vetracky', [3, 99])).toEqual([3])
    expect(ids('ventilatory', [2, 3])).toEqual([1, 2, 3])
    expect(ids('x', [4])).toEqual([4])
  })

  it('finds every entry by its own title', () => {
    const title = fc.stringMatching(/^[A-Za-zÁČĎĚŘŠŤŮŽáčďéěíňóřšťúůýž]{3,12}( [a-zžščř]{3,12}){0,2}$/)
    fc.assert(
      fc.property(fc.array(title, { minLength: 1, maxLength: 8 }), fc.nat(), (titles, pick) => {
        const items = titles.map((title, id) => ({ id, title, path: '/' }))
        const own = items[pick % items.length]!
        expect(searchMenu(items, { q: own.title.toUpperCase(), named: [] })).toContain(own)
      }),
    )
  })
})
