import { dataOf } from '../data.ts'
import { bindShortWords } from '../grammar.ts'
import { parameterId, type ParameterKey } from '../parameters.ts'
import type { ParameterOption } from '../types.ts'
import { categoryIdOf } from './category-paths.ts'
import { VIRTUAL_KEYS, virtualText } from './virtual-texts.ts'

/** Texts of a listing with exactly these filter values (B7.25). */
export interface FilteredText {
  /** Id of a category, or slug of a virtual category. */
  readonly of: number | string
  readonly parameters: readonly number[]
  /** Ids of options or numbers, as text. */
  readonly values: readonly string[]
  readonly title: string
  readonly description: string
}

/** Editorial texts for common filters. */
export function filteredTexts(options: readonly ParameterOption[]): readonly FilteredText[] {
  const valueOf = (key: string, value: number | true | string): string => {
    if (typeof value !== 'string') return String(Number(value))
    return String(options.find((one) => one.parameter === key && one.title === value)?.id)
  }
  return dataOf('listings/chosen-values').map(({ of, choices, title, description }) => ({
    of: VIRTUAL_KEYS.includes(of) ? virtualText(of).slug : categoryIdOf(of),
    parameters: Object.keys(choices).map((key) => parameterId(key as ParameterKey)),
    values: Object.entries(choices).map(([key, value]) => valueOf(key, value)),
    title,
    description: bindShortWords(description),
  }))
}
