import { dataIn } from './data.ts'
import { bindShortWords } from './grammar.ts'
import type { Brand } from './types.ts'

/** Fictional brands. Each has its own character, so that filters by brand and price are useful. */
export const BRANDS: readonly Brand[] = dataIn('brands/*')
  .toSorted((one, two) => one.id - two.id)
  .map((brand) => ({ ...brand, text: bindShortWords(brand.text) }))

/** @throws RangeError for a brand that does not exist */
export function brandBySlug(slug: string): Brand {
  const brand = BRANDS.find((one) => one.slug === slug)
  if (brand === undefined) throw new RangeError(`No brand ${slug}.`)
  return brand
}
