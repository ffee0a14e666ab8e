import { type ForGroups, isForGroups, isOnNow, type TimeLimited } from '../../kernel/shown.ts'

/** What decides whether a banner is shown. */
export type LimitedBanner = ForGroups & TimeLimited

/**
 * The banners to show now, in their order: for everybody or for a group of the visitor, and on at this time.
 *
 * @param banners - Banners of a category or a listing.
 * @param context - The current time, and codes of the visitor's groups.
 */
export const shownBanners = <T extends LimitedBanner>(
  banners: readonly T[],
  { now, groups }: { readonly now: Date; readonly groups: readonly string[] },
): readonly T[] => banners.filter((own) => isForGroups(own, groups) && isOnNow(own, now))
