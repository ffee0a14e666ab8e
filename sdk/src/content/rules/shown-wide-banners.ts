import { isForGroups, isActiveAt } from '../../kernel/shown.ts'
import type { WideBanner } from '../types.ts'

/**
 * The wide banners to show now, sorted by weight, highest first.
 *
 * @param banners - Banners from the content service.
 * @param context - The current time, and codes of the visitor's groups.
 */
export const visibleWideBanners = (
  banners: readonly WideBanner[],
  { now, groups }: { readonly now: Date; readonly groups: readonly string[] },
): readonly WideBanner[] =>
  banners
    .filter((own) => own.enabled && isForGroups(own, groups) && isActiveAt(own, now))
    .sort((one, two) => two.weight - one.weight)
