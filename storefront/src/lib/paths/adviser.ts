import { adviserPath } from '#market/paths'

/** Address of the result for a usual room. */
export const adviserFor = (room: string): string => `${adviserPath}?mistnost=${room}#vysledek`

/** Where a category of fans leads for help: bathroom fans to the result for a bathroom; null for other goods. */
export function adviserOfCategory(path: string): string | null {
  if (path.startsWith('koupelnove-ventilatory')) return adviserFor('koupelna')
  return path.startsWith('potrubni-ventilatory') || path.startsWith('prumyslove-ventilatory') ? adviserPath : null
}
