import { type RefObject, useEffect, useState } from 'react'

type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>

const overlap = (a: Box, b: Box): boolean =>
  a.top < b.bottom && b.top < a.bottom && a.left < b.right && b.left < a.right

const buyButton = () => document.querySelector('#koupit')?.getBoundingClientRect()

const narrow = '(width < 48rem)'
/** How far from the lower edge of a narrow window a panel reaches at most. */
const reach = 240

const firstSide = () =>
  matchMedia(narrow).matches && (buyButton()?.bottom ?? 0) > innerHeight - reach ? 'top' : 'bottom'

export interface Aside {
  /** At which edge of the window. */
  readonly side: 'top' | 'bottom'
  /** Whether it is out of sight. */
  readonly aside: boolean
}

/** Where a panel stands, and whether it steps aside, so that it never covers the button that buys. */
export function useAside(panel: RefObject<HTMLElement | null>): Aside {
  const [side] = useState<Aside['side']>(firstSide)
  const [aside, setAside] = useState(false)
  useEffect(() => {
    const look = () => {
      const [own, button] = [panel.current?.getBoundingClientRect(), buyButton()]
      setAside(own !== undefined && button !== undefined && overlap(own, button))
    }
    look()
    addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look)
    return () => {
      removeEventListener('scroll', look)
      removeEventListener('resize', look)
    }
  }, [panel])
  return { side, aside }
}
