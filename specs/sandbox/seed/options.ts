import { BRANDS } from './brands.ts'
import { sizeTitle } from './categories/spec.ts'
import type { Leaf } from './categories/tree.ts'
import { COLOURS } from './colours.ts'
import { versionTitle } from './equipment.ts'
import { parameterId, parameterSpec, type ParameterKey } from './parameters.ts'
import { coloursOf } from './pictures.ts'
import { sortKey } from './sort-key.ts'
import type { ParameterOption, ParameterValue } from './types.ts'

/** All values of enum and colour parameters in the catalogue, with stable ids. */
export interface Options {
  readonly list: readonly ParameterOption[]
  /** The value in products. */
  readonly value: (parameter: ParameterKey, title: string) => ParameterValue
}

export function optionsOf(leaves: readonly Leaf[]): Options {
  const found = new Map<string, ParameterOption>()
  const counts = new Map<ParameterKey, number>()
  const add = (parameter: ParameterKey, title: string, more: Partial<ParameterOption> = {}): void => {
    const key = `${parameter}/${title}`
    if (found.has(key)) return
    const count = (counts.get(parameter) ?? 0) + 1
    counts.set(parameter, count)
    const id = parameterId(parameter) * 1000 + count
    found.set(key, { id, parameter, title, sortKey: sortKey(title), hex: null, brandId: null, ...more })
  }
  for (const brand of BRANDS) add('brand', brand.title, { brandId: brand.id })
  for (const colour of Object.values(COLOURS)) add('colour', colour.title, { hex: colour.hex })
  for (const { spec } of leaves) {
    for (const colour of coloursOf(spec.kind)) add('colour', COLOURS[colour].title, { hex: COLOURS[colour].hex })
    for (const [key, titles] of Object.entries(spec.choices)) {
      for (const title of titles) add(key as ParameterKey, title)
    }
    if (parameterSpec(spec.sizeParameter).type === 'enum') {
      for (const row of spec.sizes) add(spec.sizeParameter, sizeTitle(spec, row))
    }
    for (const { label } of spec.equipment ?? []) add('version', versionTitle(label))
  }
  // one shared object per value: a large catalogue compares them by identity
  const values = new Map(
    [...found].map(([key, one]) => [key, { parameter: one.parameter, valueId: one.id, title: one.title }]),
  )
  const value = (parameter: ParameterKey, title: string): ParameterValue => {
    const option = values.get(`${parameter}/${title}`)
    if (option === undefined) throw new RangeError(`Parameter ${parameter} has no value "${title}".`)
    return option
  }
  return { list: [...found.values()], value }
}
