export interface TimeLimited {
  readonly time_limited: boolean
  readonly time_limit_start: string | null
  readonly time_limit_end: string | null
}

/** Whether it is the time of something. */
export function isOn({ time_limited, time_limit_start, time_limit_end }: TimeLimited, now: Date): boolean {
  if (!time_limited) return true
  const time = now.getTime()
  const started = time_limit_start === null || Date.parse(time_limit_start) <= time
  return started && (time_limit_end === null || Date.parse(time_limit_end) > time)
}
