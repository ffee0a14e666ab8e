import { dayOfSeed } from './dates.ts'
import { randomOf } from './random.ts'
import type { Product, Variant } from './types.ts'

/** Restock dates of a product that is completely sold out: soon, in some weeks, or unknown. */
export function arrivalsOf(id: number, variants: readonly Variant[]): Product['arrivals'] {
  if (variants.some(({ checkStock, stock }) => !checkStock || stock.length > 0)) return []
  const random = randomOf(`arrivals/${id}`)
  if (random.chance(0.2)) return []
  const day = random.chance(0.7) ? random.int(3, 18) : random.int(24, 40)
  const first = { date: dayOfSeed(day), amount: random.int(5, 60) }
  return random.chance(0.4) ? [first, { date: dayOfSeed(day + 14), amount: random.int(20, 120) }] : [first]
}
