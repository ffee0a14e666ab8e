import { addBit, countBits, emptyBits, fullBits, hasBit, keepOnly, numbersOf, takeAway, type Bits } from './bits.ts'
import type { Fit } from './match.ts'

export interface Around {
  /** How many products there are. */
  readonly size: number
  /** Positions that come first whatever the score: goods whose code was typed. */
  readonly ahead: readonly number[]
  /** Places that may not be found. */
  readonly hidden: readonly Bits[]
  /** Whether nothing but what fits every part is an answer. */
  readonly whole?: boolean
}

/** Products in the order in which they answer a query, as places. */
export interface Answer {
  readonly total: number
  /** The first so many of them. */
  first(most: number): number[]
}

/** How many are answered that do not fit every part: a word that half of the goods have would bring half of them. */
const PARTLY = 40

/**
 * Those that fit every part, the better they are called so the sooner; when there is none, the best of those that fit as
 * many parts as any does.
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
  for (const one of hidden) takeAway(left, one)
  return left
}

/** For every number up to that of the layers: the places that lie in at least so many of them. */
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

/** The very word counts twice, a name more than a category; among equals the order of sale stays. */
function inOrderOfFit(fits: readonly Fit[], among: Bits, most: number): number[] {
  const layers = fits.flatMap(({ exact, named, called }) => [exact, exact, named, called])
  const tiers = atLeast(layers, among.length * 32)
  const places: number[] = []
  const left = among.slice()
  for (const tier of tiers.reverse()) {
    const here = left.slice()
    keepOnly(here, tier)
    for (const place of numbersOf(here, most - places.length)) places.push(place)
    if (places.length >= most) break
    takeAway(left, here)
  }
  return places
}
