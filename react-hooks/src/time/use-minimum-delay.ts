import { useEffect, useRef, useState } from 'react'

/**
 * Whether to show that something is loading: as long as `pending`, and at least 200 ms once it began, so that it does
 * not flicker.
 *
 * ```tsx
 * const loading = useMinimumDelay(state.status === 'loading')
 * ```
 */
export function useMinimumDelay(pending: boolean, ms = 200): boolean {
  const [held, setHeld] = useState(pending)
  if (pending && !held) setHeld(true)
  const since = useRef(0)
  useEffect(() => {
    if (pending) {
      since.current = Date.now()
      return undefined
    }
    const timer = setTimeout(() => setHeld(false), Math.max(0, since.current + ms - Date.now()))
    return () => clearTimeout(timer)
  }, [pending, ms])
  return pending || held
}
