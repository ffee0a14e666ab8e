import type { ParameterEntities } from '../entities.ts'
import type { Image, ProductParameter } from '../types.ts'

/** A value of a parameter as it is shown. */
export interface DisplayParameterValue {
  /** Name of the value in the language of the shop; digits of a number, `1` or `0` for yes and no. */
  readonly title: string
  /** The number to format with the unit of the parameter; 1 and 0 for yes and no; null for a value with a name. */
  readonly number: number | null
  /** Target of the value: a page of the shop with leading slash, or an absolute URL. */
  readonly link: string | null
  /** Explanation of the value; null if there is none. Only values that are neither a colour nor a brand have one. */
  readonly description: string | null
  /** Colour of a swatch, like `#ff0000`; null if the value is not a colour. */
  readonly color_hex: string | null
  /** Picture of the value, such as the logo of a brand; null if there is none. */
  readonly image: Pick<Image, 'path' | 'alt'> | null
}

/** A parameter as it is shown on the product detail. */
export interface DisplayParameter {
  /** Code of the parameter, the same in all languages. */
  readonly code: string
  /** Name of the parameter in the language of the shop. */
  readonly title: string
  /** Heading of its group; null without one. */
  readonly group: string | null
  /** Unit of its numbers, like `m³/h`; null if they have none. */
  readonly unit: string | null
  /** What the parameter means. */
  readonly description: string | null
  /** Kind of its values: numbers, named values, colours, brands, or yes and no. */
  readonly type: ProductParameter['type']
  /** Page of the shop about it, with leading slash; null if there is none. */
  readonly link: string | null
  /** Values to show, at least one. */
  readonly values: readonly DisplayParameterValue[]
}

const plain = { link: null, description: null, color_hex: null, image: null }
const path = (slug: string | null): string | null => (slug ? `/${slug.replace(/^\//, '')}` : null)
const numbered = (number: number): DisplayParameterValue => ({ ...plain, title: String(number), number })

function entitiesOf(
  { type, valueEntities }: ProductParameter,
  all: ParameterEntities,
): readonly DisplayParameterValue[] {
  return valueEntities.flatMap((id): DisplayParameterValue[] => {
    if (type === 'brand') {
      const brand = all.brands.find(({ _id }) => _id === id)
      if (!brand) return []
      const link = path(brand.linked_virtual_category) ?? path(brand.link)
      return [{ ...plain, title: brand.title, number: null, link, image: brand.image }]
    }
    if (type === 'colour') {
      const colour = all.colours.find(({ _id }) => _id === id)
      if (!colour) return []
      const { title, color_hex, parameter_value_image: image } = colour
      return [{ ...plain, title, number: null, color_hex, image }]
    }
    const value = all.values.find(({ _id }) => _id === id)
    if (!value || value.hide_product_detail) return []
    const { title, link_url, short_description, long_description, image } = value
    const description = short_description ?? long_description
    return [{ ...plain, title, number: null, link: link_url || null, description, image }]
  })
}

/**
 * The parameters to show on a product page, in their order: those whose name and values are known and not hidden. A
 * number is shown if it is positive or has a name. Values of a brand parameter link to the brand.
 *
 * @param parameters - Parameters of the product.
 * @param entities - Names and settings of parameters and values, from the content service.
 * @example
 * ```ts
 * const { parameters } = product
 * const entities = unwrap(await getParameterEntities(shop, { parameters }))
 * const shown = resolveParameters(parameters, entities).map(({ title }) => title)
 * ```
 */
export function resolveParameters(
  parameters: readonly ProductParameter[],
  entities: ParameterEntities,
): readonly DisplayParameter[] {
  return parameters.flatMap((parameter) => {
    const entity = entities.parameters.find(({ id }) => id === parameter.entityId)
    if (!entity || entity.parameter_hide_product_detail) return []
    const { type, values: numbers } = parameter
    const counted = type === 'boolean' || (type === 'number' && numbers.some((number) => number > 0))
    const values = [...(counted ? numbers.map(numbered) : []), ...entitiesOf(parameter, entities)]
    if (values.length === 0) return []
    const { code, title, group, parameter_unit: unit, description } = entity
    return [{ code, title, group, unit, description, type, link: path(entity.link_to_virtual_category), values }]
  })
}
