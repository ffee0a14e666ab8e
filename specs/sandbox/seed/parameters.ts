import { dataOf } from './data.ts'
import { bindShortWords } from './grammar.ts'
import { PARAMETER_KEYS, type ParameterKey } from './parameter-keys.ts'

export { PARAMETER_KEYS, type ChoiceKey, type FlagKey, type ParameterKey } from './parameter-keys.ts'

export type ParameterType = 'number' | 'enum' | 'colour' | 'boolean'

export interface ParameterSpec {
  readonly title: string
  readonly type: ParameterType
  readonly unit: string | null
  /** The step of its numbers; 1 by default. */
  readonly step?: number
  /** One sentence for the glossary and the tooltip of the filter. */
  readonly description: string
}

const PARAMETERS = Object.fromEntries(
  Object.entries<ParameterSpec>(dataOf('parameters')).map(([key, spec]) => [
    key,
    { ...spec, description: bindShortWords(spec.description) },
  ]),
) as Readonly<Record<ParameterKey, ParameterSpec>>

export function parameterSpec(key: ParameterKey): ParameterSpec {
  return PARAMETERS[key]
}

/** The stable numeric id of a parameter in the database and in responses. */
export function parameterId(key: ParameterKey): number {
  return PARAMETER_KEYS.indexOf(key) + 1
}
