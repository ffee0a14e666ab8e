import type { VirtualDoc } from '../catalogue/vocabulary.ts'
import { inHomeCurrency } from '../pricing/price-list.ts'
import type { Catalogue } from './catalogue.ts'
import type { Columns, Range } from './columns.ts'
import { brandsCondition, priceCondition, tagsCondition, toHundredths, valuesCondition } from './conditions.ts'
import type { Condition } from './conditions.ts'
import type { Viewer } from './viewer.ts'

/** Source of a listing, before filters are applied. */
export interface Source {
  readonly category: number | null
  readonly virtual: VirtualDoc | null
  /** Products of a search, in the order of its results. */
  readonly ids: readonly number[] | null
  /** Cache key of the query; equal keys have equal products until the catalogue changes. */
  readonly queryKey: string | null
}

export interface Base {
  readonly key: string
  /** Slots of the products; slots of one product are adjacent. */
  readonly slots: Int32Array
}

/** All slots of a listing that this viewer may see, cached for the next calls. */
export function baseOf(catalogue: Catalogue, source: Source, viewer: Viewer): Base {
  const key = JSON.stringify([
    source.category,
    source.virtual?.slug ?? null,
    source.queryKey,
    [...viewer.groups].sort(),
    source.virtual?.price ? viewer.list.code : null,
  ])
  const slots = catalogue.computed.get(`base ${key}`, () => slotsOf(catalogue, source, viewer))
  return { key, slots }
}

function slotsOf({ columns, vocabulary }: Catalogue, source: Source, viewer: Viewer): Int32Array {
  const { firstSlot, productOf, audience } = columns
  const seen = audiences(columns, viewer.groups)
  const fixed = source.virtual === null ? [] : slices(columns, source.virtual, viewer, vocabulary.parameters)
  const ranges = rangesOf(columns, source)
  const slots = new Int32Array(productOf.length)
  let length = 0
  const take = (position: number): void => {
    if (seen[audience[position] ?? 0] !== 1) return
    const end = firstSlot[position + 1] ?? 0
    for (let slot = firstSlot[position] ?? 0; slot < end; slot += 1) {
      if (!fixed.every((condition) => condition.fits(slot, position))) continue
      slots[length] = slot
      length += 1
    }
  }
  if (source.ids === null) for (const { from, to } of ranges) for (let at = from; at < to; at += 1) take(at)
  else
    for (const id of new Set(source.ids)) {
      const position = columns.positionOf.get(id)
      if (position !== undefined && ranges.some(({ from, to }) => position >= from && position < to)) take(position)
    }
  return slots.slice(0, length)
}

/** By group number: whether the viewer belongs to the group. Group 0 is public. */
function audiences({ groups }: Columns, own: readonly string[]): readonly number[] {
  return [1, ...groups.map((group) => Number(own.includes(group)))]
}

function rangesOf({ ranges, ids }: Columns, { category, virtual }: Source): readonly Range[] {
  const everything = [{ from: 0, to: ids.length }]
  const of = (categories: readonly number[]): readonly Range[] =>
    apart(categories.flatMap((id) => ranges.get(id) ?? []))
  const outer = category === null ? everything : of([category])
  const inner = virtual === null || virtual.categories.length === 0 ? everything : of(virtual.categories)
  return outer.flatMap((one) =>
    inner.flatMap((two) => {
      const both = { from: Math.max(one.from, two.from), to: Math.min(one.to, two.to) }
      return both.from < both.to ? [both] : []
    }),
  )
}

/** Removes nested ranges: ranges of categories are either nested or disjoint. */
function apart(ranges: readonly Range[]): readonly Range[] {
  const sorted = [...ranges].sort((one, two) => one.from - two.from || two.to - one.to)
  return sorted.filter((range, at) => !sorted.slice(0, at).some((before) => before.to >= range.to))
}

/** Conditions of a virtual category (B3.32). Its price bounds are in the home currency, so its products are the same in any currency. */
function slices(
  columns: Columns,
  virtual: VirtualDoc,
  { list }: Viewer,
  parameters: Catalogue['vocabulary']['parameters'],
): readonly Condition[] {
  return [
    ...(virtual.tags.length > 0 ? [tagsCondition(columns, virtual.tags)] : []),
    ...(virtual.brands.length > 0 ? [brandsCondition(columns, virtual.brands)] : []),
    ...virtual.parameters.map(({ entityId, values }) =>
      valuesCondition(
        columns,
        entityId,
        parameters.get(entityId)?.type === 'number' ? values.map(toHundredths) : values,
      ),
    ),
    ...(virtual.price === null ? [] : [priceCondition(columns, inHomeCurrency(list), virtual.price)]),
  ]
}
