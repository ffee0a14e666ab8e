import { useShop } from '@vanek/react-hooks'
import { useMemo, useSyncExternalStore } from 'react'

const minuteMs = 60_000

/** The current time to the minute; during hydration the time the page was rendered for. It is never earlier, even if the clock is slow. */
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
