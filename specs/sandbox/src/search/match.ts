import { addAll, countBits, emptyBits, hasBit, keepOnly, numbersOf, takeAway, type Bits } from './bits.ts'
import { stem } from './stem.ts'
import type { WordIndex } from './word-index.ts'
import type { Word } from './words.ts'

/** The products that fit one part of a query. */
export interface Fit {
  /** Those with it in their name. */
  readonly best: Bits
  /** Those and the ones of such a category, brand or size. */
  readonly well: Bits
  /** All. */
  readonly all: Bits
}

export function createMatcher(index: WordIndex, synonyms: ReadonlyMap<string, readonly string[]>): (part: Word) => Fit {
  const { vocabulary, size } = index

  return ({ text, measure }) => {
    const best = emptyBits(size)
    const well = emptyBits(size)
    const all = emptyBits(size)
    const found = (word: number): void => {
      index.collect(best, word, 'named')
      index.collect(well, word, 'called')
      index.collect(all, word, 'said')
    }
    const root = stem(text)
    for (const one of [root, ...(synonyms.get(root) ?? [])]) {
      const word = vocabulary.whole(one)
      if (word !== undefined) found(word)
    }
    if (measure) return { best, well, all }
    if (/^\d+$/.test(text)) {
      // a bare number is first of all a diameter
      const diameter = vocabulary.whole(`${text}mm`)
      if (diameter !== undefined) found(diameter)
    }
    for (const word of vocabulary.beginningWith(root)) index.collect(all, word, 'said')
    if (countBits(all) === 0) for (const word of vocabulary.near(root)) found(word)
    return { best, well, all }
  }
}

export interface Around {
  /** How many products there are. */
  readonly size: number
  /** Places that come first whatever the parts say: goods whose code was written. */
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

/**
 * Those that fit every part, those first that are called so; when there is none, those that fit as many
 * parts as any does.
 */
export function answerOf(fits: readonly Fit[], { size, ahead: first, hidden, whole = false }: Around): Answer {
  const ahead = first.filter((place) => !hidden.some((bits) => hasBit(bits, place)))
  const every = everyPart(
    fits.map((fit) => fit.all),
    size,
  )
  for (const bits of hidden) takeAway(every, bits)
  const all = whole || countBits(every) > 0 || ahead.length > 0 ? every : mostParts(fits, size)
  for (const bits of hidden) takeAway(all, bits)
  for (const place of ahead) takeOut(all, place)
  return {
    total: countBits(all) + ahead.length,
    first(most) {
      const best = everyPart(
        fits.map((fit) => fit.best),
        size,
      )
      keepOnly(best, all)
      const found = [...ahead.slice(0, most)]
      found.push(...numbersOf(best, most - found.length))
      if (found.length >= most) return found
      const others = all.slice()
      takeAway(others, best)
      return [...found, ...byFit(fits, others).slice(0, most - found.length)]
    },
  }
}

function takeOut(bits: Bits, place: number): void {
  bits[place >>> 5] = (bits[place >>> 5] ?? 0) & ~(1 << (place & 31))
}

function everyPart(parts: readonly Bits[], size: number): Bits {
  const [first, ...rest] = parts
  if (first === undefined) return emptyBits(size)
  const every = first.slice()
  for (const bits of rest) keepOnly(every, bits)
  return every
}

function mostParts(fits: readonly Fit[], size: number): Bits {
  const any = emptyBits(size)
  for (const { all } of fits) addAll(any, all)
  const most = emptyBits(size)
  let record = 0
  for (const place of numbersOf(any)) {
    const count = fits.reduce((sum, { all }) => sum + (hasBit(all, place) ? 1 : 0), 0)
    if (count < record) continue
    if (count > record) most.fill(0)
    record = count
    most[place >>> 5] = (most[place >>> 5] ?? 0) | (1 << (place & 31))
  }
  return most
}

/** In order of how well they fit the parts all in all; among equals the order of sale stays. */
function byFit(fits: readonly Fit[], places: Bits): number[] {
  const byScore: number[][] = Array.from({ length: 2 * fits.length + 1 }, () => [])
  for (const place of numbersOf(places)) {
    let score = 0
    for (const { best, well } of fits) score += (hasBit(best, place) ? 1 : 0) + (hasBit(well, place) ? 1 : 0)
    byScore[score]?.push(place)
  }
  return byScore.reverse().flat()
}
