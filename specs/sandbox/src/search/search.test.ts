import { describe, expect, it } from 'vitest'
import { stem } from './stem.ts'
import { wordsOf } from './words.ts'

describe('stems', () => {
  it.each([
    ['koupelna koupelny koupelne koupelnu koupelnovy koupelnova koupelnove koupelnovych koupelnovymi'],
    ['ventilator ventilatoru ventilatory ventilatorem ventilatorech'],
    ['potrubi potrubni potrubnich potrubnim'],
    ['stropni stropniho stropnich strop stropu'],
    ['rekuperace rekuperaci rekuperacni'],
    ['mrizka mrizky mrizkou mrizkami'],
    ['tichy ticha tiche ticheho tichych'],
    ['filtr filtry filtru filtrem'],
    ['hadice hadici hadicemi'],
  ])('%s have the same stem', (words) => {
    expect(new Set(words.split(' ').map(stem)).size, words.split(' ').map(stem).join(' ')).toBe(1)
  })
  it('distinguish different words', () => {
    const words = ['ventilator', 'ventil', 'koleno', 'klapka', 'mrizka', 'hadice', 'cisticka', 'odvlhcovac']
    expect(new Set(words.map(stem)).size).toBe(words.length)
  })
})

describe('words', () => {
  it.each([
    ['Větrák 100 mm', ['vetrak', '100mm#']],
    ['pr. 125', ['125mm#']],
    ['ø100', ['100mm#']],
    ['průměr 150 mm', ['150mm#']],
    ['průtok 90 m³/h', ['prutok', '90m3h#']],
    ['do 30 dB', ['do', '30db#']],
    ['0,5 l', ['0.5l#']],
    ['1,2 kW', ['1200w#']],
    ['KTO-16', ['kto16']],
    ['IPX4', ['ipx4']],
    ['287 × 287 mm', ['287', '287mm#']],
    ['výška 100', ['vyska', '100']],
  ])('%s', (text, words) => {
    expect(wordsOf(text).map(({ text: word, measure }) => word + (measure ? '#' : ''))).toEqual(words)
  })
})
