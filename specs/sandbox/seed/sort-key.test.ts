import { describe, expect, it } from 'vitest'
import { sortKey } from './sort-key.ts'

const sorted = (words: readonly string[]): string[] =>
  [...words].sort((one, two) => (sortKey(one) < sortKey(two) ? -1 : 1))

describe('the Czech sort key', () => {
  it.each([
    ['č after c, before d', ['cukr', 'čaj', 'dům']],
    ['ch after h, before i', ['hrad', 'chata', 'ikona']],
    ['ř, š and ž after r, s and z', ['rak', 'ruka', 'řeka', 'sova', 'šum', 'zub', 'žába']],
    ['accents only between equal words', ['pas', 'pás', 'pasát']],
    ['case makes no difference', ['Alba', 'bor', 'Cesta']],
    ['numbers by value', ['Vír 80', 'Vír 100', 'Vír 1000']],
    ['a shorter name first', ['Vír', 'Vír Plus', 'Vírník']],
  ])('%s', (_what, words) => {
    expect(sorted([...words].reverse())).toEqual(words)
  })

  it('is plain ASCII, so that every database compares it in the same way', () => {
    expect(sortKey('Žluťoučký kůň 100 × 200 mm, chladič')).toMatch(/^[ -~]+$/)
  })
})
