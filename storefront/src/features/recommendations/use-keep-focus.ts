import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Whoever has the focus in something that goes away is led to the start of the page instead of nowhere. */
export function useKeepFocus(): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const own = ref.current
    return () => {
      if (own?.contains(document.activeElement)) document.querySelector('main')?.focus({ preventScroll: true })
    }
  }, [])
  return ref
}
