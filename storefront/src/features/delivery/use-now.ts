import { useShop } from '@vanek/react-hooks'
import { useMemo, useSyncExternalStore } from 'react'

const minuteMs = 60_000

/** This moment, to the minute; while the page is taken over the one it was made for. A clock that is slow is not believed. */
export function useNow(since: number): Date {
  const { clock } = useShop().config
  const minute = useSyncExternalStore(
    (changed) => {
      const timer = setInterval(changed, minuteMs / 4)
      return () => clearInterval(timer)
    },
    () => Math.max(since, Math.floor(clock.now() / minuteMs) * minuteMs),
    () => since,
  )
  return useMemo(() => new Date(minute), [minute])
}
