import type { ParameterKey } from './parameters.ts'
import { WORDS } from './words.ts'

/** Groups of parameters on product pages, in display order. Every parameter is in exactly one. */
export const PARAMETER_GROUPS: readonly { readonly title: string; readonly parameters: readonly ParameterKey[] }[] = [
  {
    title: WORDS.groups.performance,
    parameters: [
      ...(['airflow', 'noise', 'pressure', 'room', 'efficiency', 'cadr', 'drying', 'filterClass'] as const),
      ...(['attenuation', 'pressureLoss', 'freeArea'] as const),
    ],
  },
  {
    title: WORDS.groups.size,
    parameters: [
      ...(['diameter', 'dimensions', 'span', 'width', 'depth', 'height', 'length', 'wall'] as const),
      ...(['angle', 'branch', 'band', 'tank'] as const),
    ],
  },
  {
    title: WORDS.groups.make,
    parameters: [
      ...(['version', 'colour', 'material', 'insulation', 'installation'] as const),
      ...(['bearings', 'temperature', 'maxPressure'] as const),
    ],
  },
  { title: WORDS.groups.electric, parameters: ['input', 'voltage', 'current', 'motor', 'protection'] },
  {
    title: WORDS.groups.equipment,
    parameters: [
      ...(['control', 'speeds', 'timer', 'hygrostat', 'motion', 'cord', 'backflow', 'light'] as const),
      ...(['remote', 'swing', 'wifi', 'ioniser'] as const),
    ],
  },
  { title: WORDS.groups.other, parameters: ['brand', 'pieces'] },
]

const PLACES = new Map(
  PARAMETER_GROUPS.flatMap(({ title, parameters }) => parameters.map((key) => [key, title] as const)).map(
    ([key, group], place) => [key, { group, place }],
  ),
)

/** The group of a parameter, and its position among all parameters. */
export function parameterPlace(key: ParameterKey): { readonly group: string; readonly place: number } {
  const place = PLACES.get(key)
  if (place === undefined) throw new Error(`The parameter ${key} is in no group.`)
  return place
}
