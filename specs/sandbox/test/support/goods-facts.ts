import { assortment } from '../../seed/assortment.ts'
import { catalogueLooks } from '../../seed/looks/catalogue-looks.ts'
import type { ParameterValue } from '../../seed/types.ts'
import { packageRoot } from '../../src/paths.ts'
import { seedFingerprint } from '../../src/seed/fingerprint.ts'
import { readManifest } from '../../src/seed/pictures.ts'

const factOf = (value: ParameterValue): unknown =>
  'valueId' in value ? [value.parameter, value.valueId] : Object.values(value)

/** Facts that are the same in every language and currency, and the prices. */
export function goodsFacts() {
  const { brands, categories, parameters, parameterOptions, products } = assortment({
    pictures: readManifest(packageRoot()),
  })
  const all = [...products()]
  return {
    same: {
      brands: brands.map(({ id, slug, title, code, series, style }) => [id, slug, title, code, series.length, style]),
      categories: categories.map((one) => {
        const { id, parentId, slug, level, leaf, weight, kind, picture, gauges, visibleTo } = one
        return [id, parentId, slug, level, leaf, weight, kind, picture, gauges, visibleTo, one.parameters]
      }),
      parameters: parameters.map(({ id, code, type, step, place }) => [id, code, type, step, place]),
      options: parameterOptions.map(({ id, parameter, hex, brandId }) => [id, parameter, hex, brandId]),
      products: all.map((one) => {
        const { id, categoryId, brandId, kind, created, popularity, rating, marketingCode, oversized, axes } = one
        const own = [id, categoryId, brandId, kind, created, popularity, rating, marketingCode, oversized, axes]
        return [own, one.alternativeIds, one.relatedIds, one.parameters.map(factOf), one.reviews.map((it) => it.rating)]
      }),
      variants: all.flatMap(({ variants }) =>
        variants.map(({ id, ean, catalogCode, colour, pictures, look, unit, amountMin, parameters: own }) => {
          return [id, ean, catalogCode, colour, pictures, look, unit, amountMin, own.map(factOf)]
        }),
      ),
      looks: [...catalogueLooks()].map(({ name }) => name),
    },
    /** The product of each variant. */
    variantsOf: all.flatMap(({ id, variants }) => variants.map(() => id)),
    prices: all.flatMap(({ variants }) => variants.map(({ price, originalPrice }) => [price, originalPrice] as const)),
    fingerprint: seedFingerprint(packageRoot(), undefined),
  }
}

export type GoodsFacts = ReturnType<typeof goodsFacts>
