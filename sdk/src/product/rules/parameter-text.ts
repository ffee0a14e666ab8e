import type { DisplayParameter } from './resolve-parameters.ts'

/** Words and number format of one language, as {@link formatParameter} needs them. */
export interface ParameterFormat {
  /** Text of a boolean that is true, like `yes`. */
  readonly yes: string
  /** Text of a boolean that is false, like `no`. */
  readonly no: string
  /** For a boolean that is yes for some variants and no for others. */
  readonly both: string
  /** Formats a number with its unit; the unit is null when the parameter has none. */
  readonly number: (value: number, unit: string | null) => string
}

/**
 * Formats all values of a parameter: `98 m³/h`, `white, black`, `yes`.
 *
 * @param parameter - Parameter from `resolveParameters`.
 * @param words - Words for yes and no, and how to format a number.
 */
export function formatParameter(
  parameter: Pick<DisplayParameter, 'type' | 'unit' | 'values'>,
  words: ParameterFormat,
): string {
  const { type, unit, values } = parameter
  if (type === 'boolean') {
    const yes = values.some(({ number }) => number === 1)
    const no = values.some(({ number }) => number === 0)
    return yes && no ? words.both : yes ? words.yes : words.no
  }
  return values.map(({ number, title }) => (number === null ? title : words.number(number, unit))).join(', ')
}
