import type { Category, Product } from '../../seed/types.ts'
import { parameterSpec, type ParameterKey } from '../../seed/parameters.ts'
import type { ParameterDoc } from '../db/schema.ts'
import { searchText } from '../search/search-text.ts'

/** The search text of a product. */
export function searchLine(
  product: Product,
  brand: string,
  category: Category | undefined,
  parameters: readonly ParameterDoc[],
): string {
  const specs = parameters.map(({ code, values }) => ({ code, values, spec: parameterSpec(code as ParameterKey) }))
  return searchText({
    name: product.name,
    brand,
    categories: category?.fullTitle ?? '',
    numbers: specs.flatMap(({ code, values, spec }) =>
      spec.type === 'number'
        ? values.map(({ value }) => ({
            value: value ?? 0,
            unit: spec.unit,
            main: spec.unit !== 'mm' || code === 'diameter',
          }))
        : [],
    ),
    others: [
      ...product.tags.map(({ text }) => text),
      ...specs.flatMap(({ values, spec }) =>
        spec.type === 'boolean'
          ? values.some(({ value }) => value === 1)
            ? [spec.title]
            : []
          : spec.type === 'number'
            ? []
            : values.map(({ title }) => title),
      ),
    ],
  })
}
