import { type GroupLimits, isForGroups, isActiveAt, type TimeLimits } from '../../kernel/shown.ts'

/** What decides whether a banner is shown. */
export type LimitedBanner = GroupLimits & TimeLimits

/**
 * The banners to show now, in their order: for everybody or for a group of the visitor, and on at this time.
 *
 * @param banners - Banners of a category or a listing.
 * @param context - The current time, and codes of the visitor's groups.
 */
export const visibleBanners = <T extends LimitedBanner>(
  banners: readonly T[],
  { now, groups }: { readonly now: Date; readonly groups: readonly string[] },
): readonly T[] => banners.filter((own) => isForGroups(own, groups) && isActiveAt(own, now))
