import { useEffect, useRef, useState } from 'react'
import { afterFrame, afterScroll, isMove, type StickyState } from './sticky-state.ts'

/** State of a sticky header, and the ref of its element. */
export interface UseStickyHeaderResult {
  /** State for a style sheet. */
  readonly state: StickyState
  /** Ref of the header's element, which is measured unless `height` is given. */
  readonly ref: (element: HTMLElement | null) => void
}

/** Options of {@link useStickyHeader}. */
export interface UseStickyHeaderOptions {
  /** Height of the header in CSS pixels; measured if missing. */
  readonly height?: number
}

/** Scroll position without overscroll. */
const scrolled = (): number => {
  const end = document.documentElement.scrollHeight - innerHeight
  return Math.max(0, Math.min(scrollY, end))
}

/**
 * A header that scrolls away with the page and comes back when the page is scrolled up. The state is for a style sheet
 * (`data-sticky={state}`): `sticky_not_ready` is out of sight without a transition, from `sticky_ready` on it may
 * slide. On the server it is `not_sticky`.
 *
 * @param options - The height of the header.
 * @returns State of the header, and a `ref` for its element.
 * @example
 * ```tsx
 * const { state, ref } = useStickyHeader()
 * return <header ref={ref} data-sticky={state}>…</header>
 * ```
 */
export function useStickyHeader({ height }: UseStickyHeaderOptions = {}): UseStickyHeaderResult {
  const [state, setState] = useState<StickyState>('not_sticky')
  const [element, setElement] = useState<HTMLElement | null>(null)
  const from = useRef(0)

  useEffect(() => {
    let frame = 0
    const update = () => {
      frame = 0
      const move = { y: scrolled(), from: from.current, height: height ?? element?.offsetHeight ?? 0 }
      setState((before) => afterScroll(before, move))
      if (isMove(move.y, move.from)) from.current = move.y
    }
    const onScroll = () => {
      if (frame === 0) frame = requestAnimationFrame(update)
    }
    addEventListener('scroll', onScroll, { passive: true })
    // a page restored from the history is scrolled already
    onScroll()
    return () => {
      removeEventListener('scroll', onScroll)
      cancelAnimationFrame(frame)
    }
  }, [height, element])

  useEffect(() => {
    if (state !== 'sticky_not_ready') return
    // waits for a second frame, so that the new position is painted first
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setState(afterFrame))
    })
    return () => cancelAnimationFrame(frame)
  }, [state])

  return { state, ref: setElement }
}
