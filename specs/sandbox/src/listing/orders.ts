import type { Content } from '../wire.ts'
import type { Columns } from './columns.ts'

type Sort = Content['Sort']

/** All positions in one sort order, and the rank of each position. */
export interface Order {
  readonly positions: Int32Array
  readonly ranks: Int32Array
}

export type Orders = Readonly<Record<Sort, Order>>

type Compare = (one: number, two: number) => number

/** Comparators of the sort orders. In `recommended`, available products come first; this is applied when a page is built. */
function comparisons(columns: Columns): Readonly<Record<Sort, Compare>> {
  const { ids, merit, popularity, rating, reviewCount, created, shownPrice } = columns
  const at = (column: Int32Array, position: number): number => column[position] ?? 0
  const byId: Compare = (one, two) => at(ids, one) - at(ids, two)
  const most =
    (column: Int32Array, then: Compare): Compare =>
    (one, two) =>
      at(column, two) - at(column, one) || then(one, two)
  return {
    recommended: most(merit, byId),
    bestselling: most(popularity, byId),
    price_asc: (one, two) => at(shownPrice, one) - at(shownPrice, two) || byId(one, two),
    price_desc: most(shownPrice, byId),
    rating: most(rating, most(reviewCount, byId)),
    newest: most(created, byId),
  }
}

export function makeOrders(columns: Columns): Orders {
  const make = (compare: Compare): Order => {
    const positions = Int32Array.from(columns.ids.keys()).sort(compare)
    const ranks = new Int32Array(positions.length)
    rank({ positions, ranks })
    return { positions, ranks }
  }
  const all = comparisons(columns)
  return {
    recommended: make(all.recommended),
    bestselling: make(all.bestselling),
    price_asc: make(all.price_asc),
    price_desc: make(all.price_desc),
    rating: make(all.rating),
    newest: make(all.newest),
  }
}

/** Updates the orders after some products changed; all other products are still sorted. */
export function reorder(columns: Columns, orders: Orders, changed: readonly number[]): void {
  const all = comparisons(columns)
  for (const [sort, order] of Object.entries(orders) as [Sort, Order][]) {
    const moved = new Set(changed)
    const unmoved = order.positions.filter((position) => !moved.has(position))
    order.positions.set(unmoved)
    let length = unmoved.length
    for (const position of changed) {
      const place = placeFor(order.positions, length, position, all[sort])
      order.positions.copyWithin(place + 1, place, length)
      order.positions[place] = position
      length += 1
    }
    rank(order)
  }
}

function rank({ positions, ranks }: Order): void {
  for (let place = 0; place < positions.length; place += 1) ranks[positions[place] ?? 0] = place
}

function placeFor(positions: Int32Array, length: number, position: number, compare: Compare): number {
  let low = 0
  let high = length
  while (low < high) {
    const middle = (low + high) >> 1
    if (compare(positions[middle] ?? 0, position) < 0) low = middle + 1
    else high = middle
  }
  return low
}
