/** The fields of a variant that {@link propertyPicker} needs; a `Variant` has all of them. */
export interface VariantWithProperties {
  /** Id of the variant. */
  readonly id: number
  /** Availability of the variant. */
  readonly availability: {
    /** Whether the variant can be bought now. */
    readonly isAvailable: boolean
  }
  /** The properties that distinguish this variant from the others of the product. */
  readonly parameters: readonly {
    /** Code of the property, the same for all variants, like `barva`. */
    readonly code: string
    /** Name of the property in the language of the shop. */
    readonly title: string
    /** Value as text, with its unit. Equal texts are the same value. */
    readonly value: string
    /** Colour of a swatch, like `#ff0000`; null if the value is not a colour. */
    readonly color_hex: string | null
  }[]
}

/** One value a shopper can choose for a {@link Property}. */
export interface PropertyValue {
  /** Value as text, with its unit. */
  readonly value: string
  /** Colour of a swatch, like `#ff0000`; null if the value is not a colour. */
  readonly color_hex: string | null
  /** Id of the variant to switch to when this value is chosen. */
  readonly variantId: number
  /** Whether the chosen variant has this value. */
  readonly chosen: boolean
  /** Whether the variant it leads to is available. */
  readonly available: boolean
}

/** A property in which variants differ, like colour, with its values. {@link propertyPicker} returns these. */
export interface Property {
  /** Code of the property, like `barva`. */
  readonly code: string
  /** Name of the property in the language of the shop. */
  readonly title: string
  /** Values in the order of the variants, each once; at least two. */
  readonly values: readonly PropertyValue[]
}

const valueOf = (variant: VariantWithProperties, code: string): string | undefined =>
  variant.parameters.find((parameter) => parameter.code === code)?.value

/** The variant with a value that keeps the most other properties of the chosen one; among equals, an available one. */
function nearest(
  variants: readonly VariantWithProperties[],
  chosen: VariantWithProperties | undefined,
  codes: readonly string[],
): VariantWithProperties {
  const stored = (variant: VariantWithProperties) =>
    chosen ? codes.filter((code) => valueOf(variant, code) === valueOf(chosen, code)).length : 0
  const rank = (variant: VariantWithProperties) => stored(variant) * 2 + (variant.availability.isAvailable ? 1 : 0)
  return variants.reduce((best, variant) => (rank(variant) > rank(best) ? variant : best))
}

/** Whether a property is determined by the previous ones, like the airflow by the diameter. */
function follows(variants: readonly VariantWithProperties[], code: string, before: readonly string[]): boolean {
  const known = new Map<string, string | undefined>()
  return variants.every((variant) => {
    const key = JSON.stringify(before.map((other) => valueOf(variant, other) ?? null))
    const value = valueOf(variant, code)
    if (!known.has(key)) known.set(key, value)
    return known.get(key) === value
  })
}

/**
 * Creates the property picker of a product: the properties in which its variants differ, without those determined by the
 * previous ones, each with its values in the order of the variants. A value leads to the variant that has it and keeps
 * the most of the other chosen properties.
 *
 * @param variants - Variants with their parameters.
 * @param chosenId - Id of the chosen variant; null if none is chosen.
 * @returns The properties to choose, such as the diameter, with their values.
 * @example
 * ```ts
 * for (const { title, values } of propertyPicker(product.variants, variantId)) console.log(title, values)
 * ```
 */
export function propertyPicker(
  variants: readonly VariantWithProperties[],
  chosenId: number | null,
): readonly Property[] {
  const chosen = variants.find(({ id }) => id === chosenId)
  const titles = new Map<string, string>()
  for (const { parameters } of variants) {
    for (const { code, title } of parameters) if (!titles.has(code)) titles.set(code, title)
  }
  const codes: string[] = []
  for (const code of titles.keys()) if (!follows(variants, code, codes)) codes.push(code)
  return codes.flatMap((code) => {
    const title = titles.get(code) ?? code
    const first = new Map<string, string | null>()
    for (const { parameters } of variants) {
      const own = parameters.find((parameter) => parameter.code === code)
      if (own && !first.has(own.value)) first.set(own.value, own.color_hex)
    }
    if (first.size < 2) return []
    const values = [...first].map(([value, color_hex]): PropertyValue => {
      const having = variants.filter((variant) => valueOf(variant, code) === value)
      const isChosen = chosen !== undefined && valueOf(chosen, code) === value
      const target = isChosen ? chosen : nearest(having, chosen, codes)
      return { value, color_hex, variantId: target.id, chosen: isChosen, available: target.availability.isAvailable }
    })
    return [{ code, title, values }]
  })
}

/**
 * Whether properties identify every variant. If not, show a list of variants instead of a property picker.
 *
 * @param variants - Variants with their parameters.
 */
export function canPickByProperties(variants: readonly VariantWithProperties[]): boolean {
  const marks = variants.map(({ parameters }) =>
    JSON.stringify(parameters.map(({ code, value }) => [code, value]).sort(([a = ''], [b = '']) => (a < b ? -1 : 1))),
  )
  return variants.length > 1 && new Set(marks).size === variants.length && propertyPicker(variants, null).length > 0
}
