/**
 * State of a header: in the flow; just scrolled out, hidden without a transition; scrolled out and ready to slide;
 * hidden while the page scrolls down; shown while it scrolls up.
 */
export type StickyState = 'not_sticky' | 'sticky_not_ready' | 'sticky_ready' | 'sticky_invisible' | 'sticky_visible'

/** Smaller movements have no direction. */
const leastMove = 4

/** What decides the next state, in CSS pixels. */
export interface Scrolled {
  /** Scroll position now, and when the direction was last determined. */
  readonly y: number
  readonly from: number
  /** Height of the header. */
  readonly height: number
}

/** The state after the page was scrolled. */
export function afterScroll(state: StickyState, { y, from, height }: Scrolled): StickyState {
  if (state === 'not_sticky') return y > height ? 'sticky_not_ready' : state
  if (y <= 0) return 'not_sticky'
  // a visible header stays sticky until the top of the page; a hidden one is reset before
  if (y <= height && state !== 'sticky_visible') return 'not_sticky'
  if (state === 'sticky_not_ready' || Math.abs(y - from) < leastMove) return state
  return y > from ? 'sticky_invisible' : 'sticky_visible'
}

/** The state one frame later, after a header that is not ready was painted once in its new position. */
export const afterFrame = (state: StickyState): StickyState => (state === 'sticky_not_ready' ? 'sticky_ready' : state)

/** Whether a movement is large enough to have a direction. */
export const isMove = (y: number, from: number): boolean => Math.abs(y - from) >= leastMove
