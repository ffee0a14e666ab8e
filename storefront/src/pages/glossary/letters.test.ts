import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { byLetter, inDictionaryOrder, letterOf, containsWords } from './letters.ts'

describe('letterOf', () => {
  it.each([
    ['Anemostat', 'A'],
    ['Účinnost', 'U'],
    ['Čtyřhranné potrubí', 'Č'],
    ['Řídicí jednotka', 'Ř'],
    ['Šum', 'Š'],
    ['Žaluzie', 'Ž'],
    ['Ďáblík', 'D'],
    ['Chladicí výkon', 'Ch'],
    ['chvění', 'Ch'],
    ['Cirkulace', 'C'],
    ['125 mm', '0–9'],
    ['', '0–9'],
  ])('%s is listed under %s', (word, letter) => {
    expect(letterOf(word)).toBe(letter)
  })
})

describe('byLetter', () => {
  const letters = (...titles: string[]) =>
    byLetter(inDictionaryOrder(titles.map((title) => ({ title })))).map(({ letter }) => letter)

  it('B2.36 orders letters as Czech dictionaries do: ch after h, č after c, numbers last', () => {
    expect(letters('4pól', 'Izolace', 'Chlad', 'Hluk', 'Čidlo', 'Cirkulace', 'Žebro', 'Zpětná klapka')).toEqual([
      ...['C', 'Č', 'H', 'Ch', 'I', 'Z', 'Ž', '0–9'],
    ])
  })

  it('keeps every term once, whatever it is called', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), (titles) => {
        const groups = byLetter(inDictionaryOrder(titles.map((title) => ({ title }))))
        expect(groups.flatMap(({ terms }) => terms.map(({ title }) => title)).sort()).toEqual([...titles].sort())
        expect(new Set(groups.map(({ id }) => id)).size).toBe(groups.length)
      }),
    )
  })
})

describe('containsWords', () => {
  it.each([
    ['Zpětná klapka', 'zpetna', true],
    ['Zpětná klapka', 'KLAP zpět', true],
    ['Zpětná klapka', 'žaluzie', false],
    ['Zpětná klapka', '  ', true],
  ])('%s for "%s": %s', (text, query, answer) => {
    expect(containsWords(text, query)).toBe(answer)
  })
})
