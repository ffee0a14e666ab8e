import { useEffect, useRef, useState } from 'react'

/**
 * Whether to show a loading indicator: while `isPending`, and for at least `ms` once it is shown, so that it does not
 * flicker.
 *
 * @param isPending - Whether something is loading.
 * @param ms - Milliseconds that the indicator is shown at least.
 * @returns True while the indicator has to be shown.
 * @example
 * ```tsx
 * const isLoading = useMinimumDelay(status === 'pending')
 * ```
 */
export function useMinimumDelay(isPending: boolean, ms = 200): boolean {
  const [held, setHeld] = useState(isPending)
  if (isPending && !held) setHeld(true)
  const since = useRef(0)
  useEffect(() => {
    if (isPending) {
      since.current = Date.now()
      return undefined
    }
    const timer = setTimeout(() => setHeld(false), Math.max(0, since.current + ms - Date.now()))
    return () => clearTimeout(timer)
  }, [isPending, ms])
  return isPending || held
}
