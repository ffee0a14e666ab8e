import { describe, expect, it } from 'vitest'
import { afterFrame, afterScroll, type StickyState } from './sticky-state.ts'

describe('B4.16 the states of a sticky header', () => {
  const table: readonly (readonly [StickyState, number, number, StickyState])[] = [
    ['not_sticky', 0, 60, 'not_sticky'],
    ['not_sticky', 60, 101, 'sticky_not_ready'],
    ['sticky_not_ready', 101, 300, 'sticky_not_ready'],
    ['sticky_not_ready', 300, 0, 'not_sticky'],
    ['sticky_ready', 300, 400, 'sticky_invisible'],
    ['sticky_ready', 300, 250, 'sticky_visible'],
    ['sticky_ready', 300, 80, 'not_sticky'],
    ['sticky_invisible', 400, 500, 'sticky_invisible'],
    ['sticky_invisible', 400, 350, 'sticky_visible'],
    ['sticky_invisible', 400, 398, 'sticky_invisible'],
    ['sticky_invisible', 400, 0, 'not_sticky'],
    ['sticky_visible', 400, 402, 'sticky_visible'],
    ['sticky_visible', 400, 450, 'sticky_invisible'],
    ['sticky_visible', 120, 60, 'sticky_visible'],
    ['sticky_visible', 60, 0, 'not_sticky'],
  ]
  it.each(table)('B4.16 %s, scrolled from %d to %d, is %s', (state, from, y, next) => {
    expect(afterScroll(state, { from, y, height: 100 })).toBe(next)
  })

  it('B4.16 sticky_not_ready becomes sticky_ready after a frame, other states stay', () => {
    const states: readonly StickyState[] = ['not_sticky', 'sticky_not_ready', 'sticky_invisible', 'sticky_visible']
    expect(states.map(afterFrame)).toEqual(['not_sticky', 'sticky_ready', 'sticky_invisible', 'sticky_visible'])
  })
})
