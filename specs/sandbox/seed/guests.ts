import type { LeafSpec } from './categories/spec.ts'

/** Products of each guest brand in a round of the catalogue. */
const EACH = 2

/**
 * First index of products of guest brands within a category. They are separate, so that products of the main brands are
 * the same with and without them.
 */
export const FIRST_GUEST = 1_000_000

/** The specification of the nth product of a category: products of guest brands may be sold by the metre. */
export function specAt(spec: LeafSpec, ordinal: number): LeafSpec {
  const { byMetre, named: _length, ...rest } = spec
  return byMetre !== undefined && ordinal >= FIRST_GUEST ? { ...rest, ...byMetre, unit: 'm' } : spec
}

/** Number of products of guest brands (smaller makers) of a category in a round. */
export function guestShare({ guests = [] }: LeafSpec): number {
  return guests.length * EACH
}
