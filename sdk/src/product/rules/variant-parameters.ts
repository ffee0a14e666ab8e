import type { ShownParameter } from './resolve-parameters.ts'

/** The data of a variant needed to show its own values. */
export interface Measured {
  readonly parameters: readonly { readonly code: string; readonly value: string; readonly number: number | null }[]
}

/**
 * The parameters of a product for one of its variants. A parameter that differs between variants has only this variant's value
 * (B3.09). A value that the product does not list is ignored.
 */
export const variantParameters = (
  parameters: readonly ShownParameter[],
  variant: Measured,
): readonly ShownParameter[] =>
  parameters.map((parameter) => {
    const own = variant.parameters.find(({ code }) => code === parameter.code)
    if (!own) return parameter
    const values = parameter.values.filter(({ number, title }) =>
      own.number === null ? title === own.value : number === own.number,
    )
    return values.length > 0 ? { ...parameter, values } : parameter
  })
