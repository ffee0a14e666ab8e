import * as texts from '#texts/widgets/recommendations'
import { describe, expect, it } from 'vitest'
import { rowOf } from './offers.tsx'

const some = (count: number) => Array.from({ length: count }, (_, at) => at)

describe('a shelf', () => {
  it.each([
    [9, 4],
    [4, 4],
    [3, 3],
    [0, 0],
  ])('of %i products shows %i', (offered, shown) => {
    expect(rowOf(some(offered))).toEqual(some(shown))
  })

  it('has a heading for every placement', () => {
    expect(Object.values(texts.titles)).toHaveLength(9)
    expect(Object.values(texts.titles).every((title) => title.length > 5)).toBe(true)
  })
})
