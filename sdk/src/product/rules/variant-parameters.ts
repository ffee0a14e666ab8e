import type { DisplayParameter, DisplayParameterValue } from './resolve-parameters.ts'

/** The data of a variant needed to show its own values. */
export interface MeasuredVariant {
  /** The properties that distinguish this variant from the others of the product. */
  readonly parameters: readonly {
    /** Code of the parameter, the same as `code` of a {@link DisplayParameter}. */
    readonly code: string
    /** Value as text, with its unit; compared with the title of a value when `number` is null. */
    readonly value: string
    /** The number without its unit; 1 and 0 for yes and no; null for a named value. */
    readonly number: number | null
  }[]
}

/**
 * The parameters of a product for one of its variants. A parameter that differs between variants has only this
 * variant's value, also one that the product does not list, such as that of the plain version.
 *
 * @param parameters - Parameters of the product, from `resolveParameters`.
 * @param variant - The chosen variant.
 */
export const variantParameters = (
  parameters: readonly DisplayParameter[],
  variant: MeasuredVariant,
): readonly DisplayParameter[] =>
  parameters.map((parameter) => {
    const own = variant.parameters.find(({ code }) => code === parameter.code)
    if (!own) return parameter
    const values = parameter.values.filter(({ number, title }) =>
      own.number === null ? title === own.value : number === own.number,
    )
    return { ...parameter, values: values.length > 0 ? values : [unlisted(own.value, own.number)] }
  })

const unlisted = (title: string, number: number | null): DisplayParameterValue => ({
  ...{ title, number },
  ...{ link: null, description: null, color_hex: null, image: null },
})
