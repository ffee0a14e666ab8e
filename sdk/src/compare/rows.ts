/**
 * The fields of a parameter that {@link toCompareRows} needs; `DisplayParameter` of `@vanek/sdk/product` has all of them.
 */
export interface ComparableParameter {
  /** Code of the parameter; products are compared by it. */
  readonly code: string
  /** Name of the parameter in the language of the shop. */
  readonly title: string
  /** Heading the parameter belongs under; null for none. */
  readonly group: string | null
  /** Unit of its numbers, like `m³/h`; null if they have none. */
  readonly unit: string | null
  /** Explanation of the parameter; null if there is none. */
  readonly description: string | null
}

/** One parameter with its value for each of the compared products. {@link toCompareRows} returns these. */
export interface CompareRow {
  /** Code of the parameter, different for each row. */
  readonly code: string
  /** Name of the parameter in the language of the shop, as the first product with it has it. */
  readonly title: string
  /** Heading the parameter belongs under; null for none. */
  readonly group: string | null
  /** Unit of its numbers; null if they have none. */
  readonly unit: string | null
  /** Explanation of the parameter; null if there is none. */
  readonly description: string | null
  /** One text per product, in their order; null if it lacks the parameter. */
  readonly cells: readonly (string | null)[]
  /** Whether two of the products have different texts, or one lacks the parameter. */
  readonly differs: boolean
}

/**
 * The rows of a comparison: every parameter of any product, in the order they first occur.
 *
 * @param products - The compared products, with parameters from `resolveParameters`.
 * @param text - Formats the values of one parameter; see `formatParameter`.
 * @returns Rows with one cell per product; a cell is null if the product lacks the parameter.
 */
export function toCompareRows<P extends ComparableParameter>(
  products: readonly { readonly parameters: readonly P[] }[],
  text: (parameter: P) => string,
): readonly CompareRow[] {
  const firsts = new Map<string, P>()
  for (const { parameters } of products) {
    for (const parameter of parameters) if (!firsts.has(parameter.code)) firsts.set(parameter.code, parameter)
  }
  return [...firsts.values()].map(({ code, title, group, unit, description }) => {
    const cells = products.map(({ parameters }) => {
      const own = parameters.find((parameter) => parameter.code === code)
      return own ? text(own) : null
    })
    return { code, title, group, unit, description, cells, differs: new Set(cells).size > 1 }
  })
}
