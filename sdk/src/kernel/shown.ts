/** From when until when something is shown. */
export interface TimeLimits {
  /** Whether start and end apply; without it the time is not limited. */
  readonly time_limited?: boolean
  /** ISO 8601 */
  readonly time_limit_start?: string | null
  /** ISO 8601; at that moment it is over. */
  readonly time_limit_end?: string | null
}

/** Visitors that something is shown to. */
export interface GroupLimits {
  /** Customer groups that see it; all visitors if empty. */
  readonly customer_group_enabled?: readonly string[]
}

/**
 * Whether something with a time limit is on: always if it has no limit, else between start and end. If it has a limit
 * but lacks either date, it is off.
 *
 * @param limits - The limit, as the content service sends it.
 * @param now - Current time.
 */
export function isActiveAt(limits: TimeLimits, now: Date): boolean {
  if (!limits.time_limited) return true
  // a date that cannot be read compares as false
  const [start, end] = [limits.time_limit_start, limits.time_limit_end].map((own) => Date.parse(own ?? ''))
  return start !== undefined && end !== undefined && now.getTime() >= start && now.getTime() < end
}

/** Whether something is shown to a visitor of these groups. */
export function isForGroups({ customer_group_enabled: enabled = [] }: GroupLimits, groups: readonly string[]): boolean {
  return enabled.length === 0 || enabled.some((group) => groups.includes(group))
}
