import { dataOf } from './data.ts'
import { bindShortWords } from './grammar.ts'
import { PARAMETER_KEYS, type ParameterKey } from './parameter-keys.ts'

export { PARAMETER_KEYS, type ChoiceKey, type FlagKey, type ParameterKey } from './parameter-keys.ts'

export type ParameterType = 'number' | 'enum' | 'colour' | 'boolean'

export interface ParameterSpec {
  readonly title: string
  readonly type: ParameterType
  readonly unit: string | null
  /** Whole steps in which its numbers are given; 1 where nothing else is said. */
  readonly step?: number
  /** One plain sentence for the glossary and for the tip beside the filter. */
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

/** The stable whole number by which databases and answers know a parameter. */
export function parameterId(key: ParameterKey): number {
  return PARAMETER_KEYS.indexOf(key) + 1
}
