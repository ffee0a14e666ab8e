import { useEffect } from 'react'

/**
 * Reads the page anew when the browser shows it as it was left: whoever comes back from paying by the Back button would
 * else see a form whose order is placed already.
 */
export function useReloadOnReturn(): void {
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload()
    }
    addEventListener('pageshow', back)
    return () => removeEventListener('pageshow', back)
  }, [])
}
