import type { Product } from '@vanek/sdk/product'

export interface ParameterRow {
  readonly code: string
  readonly title: string
  /** One text for each product, in their order; null where it has no such parameter. */
  readonly values: readonly (string | null)[]
  /** Whether the products differ in it. */
  readonly differs: boolean
}

type Parameter = Product['parameters'][number]

/** All parameters of the products, in the order they are first met, each with the values of all products. */
export function parameterRows(
  products: readonly Pick<Product, 'parameters'>[],
  text: (parameter: Parameter) => string,
): readonly ParameterRow[] {
  const titles = new Map<string, string>()
  for (const { parameters } of products) {
    for (const { code, title, parameter_hide_product_detail: hidden } of parameters) {
      if (!hidden && !titles.has(code)) titles.set(code, title)
    }
  }
  return [...titles].map(([code, title]) => {
    const values = products.map(({ parameters }) => {
      const own = parameters.find((parameter) => parameter.code === code)
      return own ? text(own) : null
    })
    return { code, title, values, differs: new Set(values).size > 1 }
  })
}
