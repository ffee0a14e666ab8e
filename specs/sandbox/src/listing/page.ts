import type { Content } from '../wire.ts'
import type { Catalogue } from './catalogue.ts'
import { lowestPrices, type Slots } from './match.ts'

type Sort = Content['Sort']

/** Products to sort, and the part of them to return. */
export interface Piece {
  /** Each product once; in the order of the search if there is one. */
  readonly positions: Int32Array
  readonly sort: Sort
  readonly isOrdered: boolean
  readonly skip: number
  readonly take: number
  /** Matching slots if they determine the displayed price; null if all variants count. */
  readonly among: Slots | null
}

/** The positions of one part of a listing in its sort order. */
export function pieceOf(catalogue: Catalogue, { positions, sort, isOrdered, skip, take, among }: Piece): Int32Array {
  if (isOrdered && sort === 'recommended') return positions.slice(skip, skip + take)
  const needed = Math.min(skip + take, positions.length)
  if (needed <= skip) return new Int32Array()
  if (among !== null && (sort === 'price_asc' || sort === 'price_desc'))
    return byPrice(catalogue, positions, among, sort).slice(skip, needed)
  const all = catalogue.columns.ids.length
  // walking the precomputed order is cheaper if matches are frequent; otherwise only the matches are sorted
  const steps = (needed * all) / positions.length
  return steps < positions.length * 8
    ? walk(catalogue, positions, sort, needed).slice(skip)
    : sortThem(catalogue, positions, sort).slice(skip, needed)
}

/** Available products come first when sorted by recommendation. */
function isLast({ columns }: Catalogue, sort: Sort, position: number): number {
  return sort === 'recommended' && columns.available[position] !== 1 ? 1 : 0
}

function walk(catalogue: Catalogue, positions: Int32Array, sort: Sort, needed: number): Int32Array {
  const order = catalogue.orders[sort].positions
  const included = new Uint8Array(order.length)
  for (const position of positions) included[position] = 1
  const found = new Int32Array(needed)
  let length = 0
  for (const last of [0, 1]) {
    for (let at = 0; at < order.length && length < needed; at += 1) {
      const position = order[at] ?? 0
      if (included[position] !== 1 || isLast(catalogue, sort, position) !== last) continue
      found[length] = position
      length += 1
    }
  }
  return found.subarray(0, length)
}

function sortThem(catalogue: Catalogue, positions: Int32Array, sort: Sort): Int32Array {
  const { ranks, positions: order } = catalogue.orders[sort]
  const places = Float64Array.from(
    positions,
    (position) => (ranks[position] ?? 0) + isLast(catalogue, sort, position) * order.length,
  ).sort()
  return Int32Array.from(places, (place) => order[place % order.length] ?? 0)
}

/** Sorts by the lowest price of the matching variants, then by id. */
function byPrice({ columns }: Catalogue, positions: Int32Array, among: Slots, sort: Sort): Int32Array {
  const lowest = lowestPrices(columns, among)
  const direction = sort === 'price_asc' ? 1 : -1
  const priceAt = (position: number): number => lowest.get(position) ?? columns.shownPrice[position] ?? 0
  return positions
    .slice()
    .sort((one, two) => direction * (priceAt(one) - priceAt(two)) || (columns.ids[one] ?? 0) - (columns.ids[two] ?? 0))
}
