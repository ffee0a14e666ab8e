import type { LeafSpec } from './categories/spec.ts'

/** Products of each guest in a round of the catalogue. */
const EACH = 2

/**
 * Where the numbers of guests begin within a category: they stand apart, so that the products of the named brands are
 * the same with and without them.
 */
export const FIRST_GUEST = 1_000_000

/** The specification of the nth product of a category: guests may be cut to measure. */
export function specAt(spec: LeafSpec, ordinal: number): LeafSpec {
  const { byMetre, named: _length, ...rest } = spec
  return byMetre !== undefined && ordinal >= FIRST_GUEST ? { ...rest, ...byMetre, unit: 'm' } : spec
}

/** How many products of guests a category has in a round: smaller makers, besides the brands that it names. */
export function guestShare({ guests = [] }: LeafSpec): number {
  return guests.length * EACH
}
