import { choicesInWords } from '../choices.ts'
import { dataIn } from '../data.ts'
import { equipmentOf } from '../equipment.ts'
import type { ParameterKey } from '../parameter-keys.ts'
import type { Data } from '../schema/files.ts'
import type { LeafSpec, SizeRow, Span } from './spec.ts'

type Written = Data['goods/*']

/** A parsed size table: ranges by measure. */
function sizesOf({ measures, rows }: Written['sizes']): SizeRow[] {
  return rows.map(([label, price, ...values]) => ({
    label: String(label),
    price,
    measures: Object.fromEntries(
      measures.map((measure: ParameterKey, at) => {
        const value = values[at]
        if (value === undefined) throw new RangeError(`Size ${label} lacks ${measure}.`)
        return [measure, typeof value === 'number' ? [value, value] : value] as [ParameterKey, Span]
      }),
    ),
  }))
}

function specOf({ sizes, equipment, byMetre, ...written }: Written): LeafSpec {
  return {
    ...written,
    choices: choicesInWords(written.choices),
    sizes: sizesOf(sizes),
    ...(equipment === undefined ? {} : { equipment: equipment.map(equipmentOf) }),
    ...(byMetre === undefined ? {} : { byMetre: { ...byMetre, sizes: sizesOf(byMetre.sizes) } }),
  }
}

const GOODS = new Map(dataIn('goods/*').map((written) => [written.slug, specOf(written)]))

/** @throws RangeError for a kind of goods that does not exist */
export function goodsOf(slug: string): LeafSpec {
  const spec = GOODS.get(slug)
  if (spec === undefined) throw new RangeError(`No goods ${slug}.`)
  return spec
}
