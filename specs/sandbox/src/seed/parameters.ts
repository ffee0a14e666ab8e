import type { Catalogue, Parameter } from '../../seed/catalogue.ts'
import { parameterPlace } from '../../seed/parameter-groups.ts'
import { parameterId, type ParameterKey } from '../../seed/parameters.ts'
import type { ParameterValue, Product, Variant } from '../../seed/types.ts'
import type { ParameterDoc } from '../db/schema.ts'
import { decimalText, NO, YES } from '../text.ts'

type Value = ParameterDoc['values'][number]

export interface ParameterDocs {
  /** All parameters of a product, ordered by group, with the values of all its variants. */
  ofProduct(product: Product): ParameterDoc[]
  /** Parameters that distinguish variants; the ones by which shoppers choose come first. */
  ofVariant(product: Product, variant: Variant): ParameterDoc[]
}

/** Converts parameters of the seed to stored ones. */
export function parameterDocs({ parameterOptions }: Catalogue): ParameterDocs {
  const options = new Map(parameterOptions.map((option) => [option.id, option]))
  const valueOf = (entry: ParameterValue): Value => {
    if ('number' in entry) return { title: decimalText(entry.number), value: entry.number }
    if ('flag' in entry) return { title: entry.flag ? YES : NO, value: entry.flag ? 1 : 0 }
    const { hex = null, brandId = null } = options.get(entry.valueId) ?? {}
    return { title: entry.title, id: brandId ?? entry.valueId, ...(hex === null ? {} : { color_hex: hex }) }
  }
  const doc = (entry: ParameterValue): ParameterDoc => ({ code: entry.parameter, values: [valueOf(entry)] })

  return {
    ofProduct({ parameters, variants }) {
      const byCode = new Map<ParameterKey, Map<string, Value>>()
      for (const entry of [...parameters, ...variants.flatMap((variant) => variant.parameters)]) {
        const values = byCode.get(entry.parameter) ?? new Map<string, Value>()
        const value = valueOf(entry)
        byCode.set(entry.parameter, values.set(value.title, value))
      }
      return [...byCode]
        .sort(([one], [two]) => parameterPlace(one).place - parameterPlace(two).place)
        .map(([code, values]) => ({ code, values: [...values.values()] }))
    },
    ofVariant({ axes }, { parameters }) {
      const rank = (entry: ParameterValue): number => (axes.includes(entry.parameter) ? 0 : 1)
      return [...parameters].sort((a, b) => rank(a) - rank(b)).map(doc)
    },
  }
}

/** Definition of a parameter. */
export function parameterSpecDoc({ id, title, group, type, unit, description }: Parameter) {
  return { id, title, group, type, unit, description }
}

/** Parameters for filters of listings: pairs of a parameter and its value. The brand has a separate column. */
export function facetsOf(entries: readonly ParameterValue[]): number[] {
  return entries.flatMap((entry) => {
    if (entry.parameter === 'brand') return []
    const value =
      'number' in entry ? Math.round(entry.number * 100) : 'flag' in entry ? Number(entry.flag) : entry.valueId
    return [parameterId(entry.parameter), value]
  })
}
