import { regions } from '@vanek/sdk/checkout'

const order: readonly string[] = [...regions.CZ, ...regions.SK]
const placeOf = (region: string): number => (order.includes(region) ? order.indexOf(region) : order.length)

/** Whatever lies in regions, under their names in the usual order (C9.22); other places come last. */
export function byRegion<T extends { readonly region: string }>(
  all: readonly T[],
): readonly (readonly [region: string, readonly T[]])[] {
  const found = new Map<string, T[]>()
  for (const one of all) found.set(one.region, [...(found.get(one.region) ?? []), one])
  return [...found].sort(([a], [b]) => placeOf(a) - placeOf(b))
}
