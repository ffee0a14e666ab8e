import { type RefObject, useEffect, useState } from 'react'

/**
 * Whether what somebody reads stays where it is: nothing but the footer stands below the place, it ends below the window, or
 * it lies above it in a browser that keeps in place what is in sight.
 */
const fits = (place: Element): boolean => {
  const { bottom } = place.getBoundingClientRect()
  return !place.nextElementSibling || bottom >= innerHeight || (bottom < 0 && CSS.supports('overflow-anchor', 'auto'))
}

/** Whether something may be put into a place of the page; once it may, it stays. */
export function useRoom(place: RefObject<HTMLElement | null>, wanted: boolean): boolean {
  const [room, setRoom] = useState(false)
  useEffect(() => {
    if (!wanted || room) return undefined
    const look = () => place.current && fits(place.current) && setRoom(true)
    look()
    addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look)
    return () => {
      removeEventListener('scroll', look)
      removeEventListener('resize', look)
    }
  }, [place, wanted, room])
  return room
}
