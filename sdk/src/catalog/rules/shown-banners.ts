/** What decides whether a banner is shown (B3.29, B3.30). */
export interface LimitedBanner {
  /** Groups of customers that see it; all when empty. */
  readonly customer_group_enabled: readonly string[]
  readonly time_limited?: boolean
  /** ISO 8601; null is open. */
  readonly time_limit_start?: string | null
  readonly time_limit_end?: string | null
}

/** The banners for everybody or for one of these groups, at this time, in the order they came. */
export function shownBanners<T extends LimitedBanner>(
  banners: readonly T[],
  { now, groups }: { readonly now: Date; readonly groups: readonly string[] },
): readonly T[] {
  const isFor = (own: T) =>
    own.customer_group_enabled.length === 0 || own.customer_group_enabled.some((group) => groups.includes(group))
  const isNow = ({ time_limited: limited, time_limit_start: start, time_limit_end: end }: T) =>
    !limited || !((start && now < new Date(start)) || (end && now >= new Date(end)))
  return banners.filter((own) => isFor(own) && isNow(own))
}
