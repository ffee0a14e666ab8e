export interface TimeLimited {
  readonly time_limited: boolean
  readonly time_limit_start: string | null
  readonly time_limit_end: string | null
}

/** Whether something is active at this time; a limited period needs both a start and an end (B4.23 to B4.25). */
export function isOn({ time_limited, time_limit_start, time_limit_end }: TimeLimited, now: Date): boolean {
  if (!time_limited) return true
  if (time_limit_start === null || time_limit_end === null) return false
  return Date.parse(time_limit_start) <= now.getTime() && Date.parse(time_limit_end) > now.getTime()
}
