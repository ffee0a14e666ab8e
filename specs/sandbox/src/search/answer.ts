import { addBit, countBits, emptyBits, fullBits, hasBit, intersect, numbersOf, subtract, type Bits } from './bits.ts'
import type { Fit } from './match.ts'

export interface Around {
  /** Number of all products. */
  readonly size: number
  /** Positions that come first regardless of the score: products with the typed code. */
  readonly ahead: readonly number[]
  /** Positions to exclude. */
  readonly hidden: readonly Bits[]
  /** Whether every part of the query must match. */
  readonly whole?: boolean
}

/** Search results as positions, best first. */
export interface Answer {
  readonly total: number
  /** The first `most` results. */
  first(most: number): number[]
}

/** Limit of partial matches: otherwise a common word would match half of the products. */
const PARTLY = 40

/**
 * Products that match every part, best name match first. Without such products, the best of those that match the most
 * parts.
 */
export function answerOf(fits: readonly Fit[], { size, ahead: first, hidden, whole = false }: Around): Answer {
  const ahead = first.filter((place) => !hidden.some((bits) => hasBit(bits, place)))
  const layers = fits.map(({ all }) => without(all, hidden))
  const tiers = atLeast(layers, size)
  const every = fits.length === 0 ? emptyBits(size) : (tiers[fits.length] ?? emptyBits(size))
  const partly = !whole && ahead.length === 0 && countBits(every) === 0
  const found = partly ? best(fits, tiers.slice(1).findLast((bits) => countBits(bits) > 0) ?? emptyBits(size)) : every
  const others = found.slice()
  for (const place of ahead) others[place >>> 5] = (others[place >>> 5] ?? 0) & ~(1 << (place & 31))
  return {
    total: countBits(others) + ahead.length,
    first(most) {
      const places = ahead.slice(0, most)
      if (places.length < most) places.push(...inOrderOfFit(fits, others, most - places.length))
      return places
    },
  }
}

function best(fits: readonly Fit[], among: Bits): Bits {
  if (countBits(among) <= PARTLY) return among
  const bits = emptyBits(among.length * 32)
  for (const place of inOrderOfFit(fits, among, PARTLY)) addBit(bits, place)
  return bits
}

function without(bits: Bits, hidden: readonly Bits[]): Bits {
  if (hidden.length === 0) return bits
  const left = bits.slice()
  for (const one of hidden) subtract(left, one)
  return left
}

/** For each number n up to the number of layers: the positions in at least n layers. */
function atLeast(layers: readonly Bits[], size: number): Bits[] {
  const tiers = [fullBits(size), ...layers.map(() => emptyBits(size))]
  for (const [at, layer] of layers.entries())
    for (let count = at + 1; count > 0; count -= 1) {
      const [tier, lower] = [tiers[count], tiers[count - 1]]
      if (tier === undefined || lower === undefined) continue
      for (let word = 0; word < layer.length; word += 1)
        tier[word] = (tier[word] ?? 0) | ((lower[word] ?? 0) & (layer[word] ?? 0))
    }
  return tiers
}

/** Sorts by score: an exact form counts twice, a match in the name more than one in the category; then by bestselling order. */
function inOrderOfFit(fits: readonly Fit[], among: Bits, most: number): number[] {
  const layers = fits.flatMap(({ exact, named, called }) => [exact, exact, named, called])
  const tiers = atLeast(layers, among.length * 32)
  const places: number[] = []
  const left = among.slice()
  for (const tier of tiers.reverse()) {
    const here = left.slice()
    intersect(here, tier)
    for (const place of numbersOf(here, most - places.length)) places.push(place)
    if (places.length >= most) break
    subtract(left, here)
  }
  return places
}
