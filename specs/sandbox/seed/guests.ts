import type { BrandSlug } from './brands.ts'
import type { LeafSpec } from './categories/spec.ts'

/** Kinds of goods that the smaller makers sell too, besides the brands that each category names. */
const GUESTS: Readonly<Record<string, readonly BrandSlug[]>> = {
  'klasicke-koupelnove-ventilatory': ['kolovrat'],
  'kruhove-potrubni-ventilatory': ['kolovrat'],
  'nastenne-axialni-ventilatory': ['vichrov'],
  'bubnove-ventilatory': ['vichrov'],
  'stolni-ventilatory': ['slunovrat'],
  'stojanove-ventilatory': ['slunovrat'],
  'lokalni-rekuperace': ['podstresi'],
  'centralni-rekuperacni-jednotky': ['podstresi'],
  'cisticky-vzduchu': ['mlzenka'],
  odvlhcovace: ['mlzenka'],
  'ohebne-hadice': ['plechar'],
  'spiro-potrubi': ['plechar'],
  kolena: ['plechar'],
  'vetraci-mrizky': ['zavetri'],
  'zpetne-klapky': ['zavetri'],
  'deskove-filtry': ['tkalec'],
  'uhlikove-filtry': ['tkalec'],
}

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

export function guestsOf(slug: string): readonly BrandSlug[] {
  return GUESTS[slug] ?? []
}

/** How many products of guests a category has in a round. */
export function guestShare(slug: string): number {
  return guestsOf(slug).length * EACH
}
