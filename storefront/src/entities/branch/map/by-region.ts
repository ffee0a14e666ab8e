import { regions } from '../../../market/regions.ts'

const order: readonly string[] = [...regions.CZ, ...regions.SK]
const placeOf = (region: string): number => (order.includes(region) ? order.indexOf(region) : order.length)

/** Groups items by region, in the usual order of regions (C9.22); unknown regions come last. */
export function byRegion<T extends { readonly region: string }>(
  all: readonly T[],
): readonly (readonly [region: string, readonly T[]])[] {
  const found = new Map<string, T[]>()
  for (const one of all) found.set(one.region, [...(found.get(one.region) ?? []), one])
  return [...found].sort(([a], [b]) => placeOf(a) - placeOf(b))
}
