import { inMarket } from '../market.ts'
import { folded } from './words.ts'
import { stem } from './stem.ts'
import { same as cs } from './synonyms.cs.ts'
import { same as sk } from './synonyms.sk.ts'

const SAME = inMarket({ cs, sk })

/** The words of shoppers, with accents. */
export const shoppersWords: readonly string[] = SAME.map(([written]) => written)

/** Synonyms by stem. */
export function synonyms(): ReadonlyMap<string, readonly string[]> {
  const map = new Map<string, readonly string[]>()
  for (const [written, meant] of SAME)
    for (const word of written.split(' ')) map.set(stem(folded(word)), meant.split(' ').map(stem))
  return map
}
