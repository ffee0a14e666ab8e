import { type ForGroups, isForGroups, isOnNow, type TimeLimited } from '../../kernel/shown.ts'

/** What decides whether a banner is shown. */
export type LimitedBanner = ForGroups & TimeLimited

/** The banners for everybody or for one of these groups, at this time, in the order they came. */
export const shownBanners = <T extends LimitedBanner>(
  banners: readonly T[],
  { now, groups }: { readonly now: Date; readonly groups: readonly string[] },
): readonly T[] => banners.filter((own) => isForGroups(own, groups) && isOnNow(own, now))
