import { dataOf } from '../data.ts'
import { virtualText } from './virtual-texts.ts'
import type { ParameterKey } from '../parameters.ts'

/** Explanations of values, by parameter and title. */
export const VALUE_TEXTS = dataOf('value-texts')

/** Parameters that are used only for filters, not on product pages. */
export const HIDDEN_PARAMETERS: ReadonlySet<ParameterKey> = new Set(['pieces'])

/** Links of parameters to virtual categories. */
export const PARAMETER_LINKS: Readonly<Partial<Record<ParameterKey, string>>> = {
  hygrostat: virtualText('ventilatory-s-cidlem-vlhkosti').slug,
  noise: virtualText('tiche-ventilatory').slug,
}
