import { describe, expect, it } from 'vitest'
import { inkOf, surfaceOf } from './tone.ts'

describe('colours of editors', () => {
  it.each([
    ['#fff', 'paper'],
    ['#F2F7F8', 'mist'],
    ['#dfe9ec', 'sky'],
    ['#000000', 'deep'],
    ['#fdeadd', 'warm'],
  ])('%s becomes the surface %s', (colour, surface) => {
    expect(surfaceOf(colour)).toBe(surface)
  })

  it('#a03000 becomes the warm ink', () => {
    expect(inkOf('#a03000')).toBe('warm')
  })

  it.each([null, undefined, '', 'red', '#12', '#fffff', 'url(javascript:alert(1))', '#fff;position:fixed', '#ggg'])(
    '%j is no colour',
    (colour) => {
      expect(surfaceOf(colour)).toBeNull()
      expect(inkOf(colour)).toBeNull()
    },
  )
})
