import type { Columns } from './columns.ts'

/** The displayed variant and price of a product in a list. */
export interface Shown {
  readonly id: number
  /** The variant whose picture, availability and gauges are shown. */
  readonly variantId: number
  /** Whether only some variants match, so that the variant is named. */
  readonly narrowed: boolean
  /** The number of matching variants. */
  readonly fitting: number
  /** The variant whose price is shown: the cheapest match. */
  readonly cheapestId: number
  /** Whether another matching variant costs more. */
  readonly priceFrom: boolean
}

/** Variants with the searched code, by product. */
export type Named = ReadonlyMap<number, ReadonlySet<number>>

export const noNamedVariants: Named = new Map()

/**
 * The displayed variants of products, in order.
 *
 * @param fits whether a slot matches the filters; among the matches, those with the searched code take precedence
 */
export function shownBy(
  columns: Columns,
  ids: readonly number[],
  fits: (slot: number) => boolean = () => true,
  named: Named = noNamedVariants,
): Shown[] {
  return ids.flatMap((id) => {
    const position = columns.positionOf.get(id)
    return position === undefined ? [] : [shownAt(columns, position, fits, named.get(id))]
  })
}

function shownAt(
  columns: Columns,
  position: number,
  fits: (slot: number) => boolean,
  named: ReadonlySet<number> | undefined,
): Shown {
  const { ids, firstSlot, variantIds, defaults, price, buyable } = columns
  const first = firstSlot[position] ?? 0
  const all = Array.from({ length: (firstSlot[position + 1] ?? first) - first }, (_, at) => first + at)
  const idOf = (slot: number | undefined): number => variantIds[slot ?? first] ?? 0
  const priceOf = (slot: number | undefined): number => price[slot ?? first] ?? 0
  const fitting = orAll(all.filter(fits), all)
  const meant =
    named === undefined
      ? fitting
      : orAll(
          fitting.filter((slot) => named.has(idOf(slot))),
          fitting,
        )
  const usual = meant.find((slot) => idOf(slot) === defaults[position])
  // a product is not sold out while one of its variants can be bought
  const shown = [usual, ...meant].find((slot) => slot !== undefined && buyable[slot] === 1) ?? usual ?? meant[0]
  const cheapest = meant.reduce((one, two) => (priceOf(two) < priceOf(one) ? two : one), shown ?? first)
  return {
    id: ids[position] ?? 0,
    variantId: idOf(shown),
    narrowed: meant.length < all.length,
    fitting: meant.length,
    cheapestId: idOf(cheapest),
    priceFrom: meant.some((slot) => priceOf(slot) > priceOf(cheapest)),
  }
}

const orAll = (some: readonly number[], all: readonly number[]): readonly number[] => (some.length > 0 ? some : all)
