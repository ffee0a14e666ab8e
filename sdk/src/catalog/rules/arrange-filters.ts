import type { GroupedFilters, CatalogSettings, Filter } from '../types.ts'

const isUsed = ({ values, range }: Filter): boolean =>
  values.some(({ chosen }) => chosen) || (range !== null && (range.from !== null || range.to !== null))

/**
 * Sorts filters as the editors arranged them: first those of every listing, like price and brand; then parameters in
 * the order of the settings; then unknown ones. A collapsed filter in use is expanded.
 *
 * @param filters - Filters of the listing, as the back end sent them.
 * @param settings - Settings of the content service for listings.
 * @returns All filters, and separately those marked as important.
 */
export function groupFilters(filters: readonly Filter[], settings: CatalogSettings): GroupedFilters {
  const known = new Map(settings.parameters.map((own, index) => [own.entityId, { ...own, index }]))
  const settingOf = ({ entityId }: Filter) => (entityId === null ? undefined : known.get(entityId))
  const placeOf = (filter: Filter) =>
    filter.entityId === null ? -1 : (settingOf(filter)?.index ?? settings.parameters.length)
  const sorted = [...filters].sort((a, b) => placeOf(a) - placeOf(b))
  return {
    important: sorted.filter((own) => settingOf(own)?.importantFilter),
    all: sorted.map((filter) => ({
      filter,
      closed: (settingOf(filter)?.closedFilter ?? false) && !isUsed(filter),
    })),
  }
}
