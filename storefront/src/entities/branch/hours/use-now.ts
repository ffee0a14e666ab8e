import { useEffect, useState } from 'react'

const often = 60_000

/** The time in milliseconds, about every minute; null on the server and in the first paint, which are the same for everybody. */
export function useNow(): number | null {
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, often)
    return () => clearInterval(timer)
  }, [])
  return now
}
