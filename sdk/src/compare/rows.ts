/** What is needed of a shown parameter to compare it. */
export interface ComparableParameter {
  readonly code: string
  readonly title: string
  readonly group: string | null
  readonly unit: string | null
  readonly description: string | null
}

/** One parameter with what each of the compared products has to it. */
export interface CompareRow {
  readonly code: string
  readonly title: string
  readonly group: string | null
  readonly unit: string | null
  readonly description: string | null
  /** One text for each product, in their order; null where it has no such parameter. */
  readonly cells: readonly (string | null)[]
  /** Whether the products differ in it. */
  readonly differs: boolean
}

/**
 * The rows of a comparison: every parameter that any product shows, in the order they are first met. `parameters` are
 * those of `resolveParameters`, `text` writes one of them.
 */
export function compareRows<P extends ComparableParameter>(
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
