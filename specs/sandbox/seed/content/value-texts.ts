import { dataOf } from '../data.ts'
import { virtualText } from './virtual-texts.ts'
import type { ParameterKey } from '../parameters.ts'

/** What some values mean, by parameter and title. */
export const VALUE_TEXTS = dataOf('value-texts')

/** Parameters that are kept for filters and not shown on the page of a product. */
export const HIDDEN_PARAMETERS: ReadonlySet<ParameterKey> = new Set(['pieces'])

/** Where a parameter leads to: a listing about it. */
export const PARAMETER_LINKS: Readonly<Partial<Record<ParameterKey, string>>> = {
  hygrostat: virtualText('ventilatory-s-cidlem-vlhkosti').slug,
  noise: virtualText('tiche-ventilatory').slug,
}
