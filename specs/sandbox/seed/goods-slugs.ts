import { packageRoot } from '../src/paths.ts'
import { readManifest } from '../src/seed/pictures.ts'
import { assortment } from './assortment.ts'
import { VIRTUAL_KEYS, VIRTUAL_TEXTS } from './content/virtual-texts.ts'
import { screen } from './content/addresses.ts'
import { BRANDS } from './brands.ts'
import { PARAMETER_KEYS, parameterSpec } from './parameters.ts'
import { slugify } from './slug.ts'

/** Slugs of the catalogue of this market, by keys that are the same in every market: `product 12 kpv-100`. */
export function goodsSlugs(): readonly string[] {
  const { categories, products } = assortment({ pictures: readManifest(packageRoot()) })
  return [
    ...categories.map(({ id, path }) => `category ${id} ${path}`),
    ...VIRTUAL_TEXTS.map(({ slug }, at) => `virtual ${VIRTUAL_KEYS[at]} ${slug}`),
    ...BRANDS.map(({ slug }) => `virtual brand-${slug} ${screen('brands').slice(1)}/${slug}`),
    ...PARAMETER_KEYS.map((key) => `term ${key} ${slugify(parameterSpec(key).title)}`),
    ...[...products()].map(({ id, slug }) => `product ${id} ${slug}`),
  ]
}
