import { inMarket } from '../src/market.ts'
import { CZECH } from './words.cs.ts'
import type { Words } from './words.shape.ts'
import { SLOVAK } from './words.sk.ts'

/** What the code of the seed says itself, in the language of the shop; all else stands in data files. */
export const WORDS: Words = inMarket({ cs: CZECH, sk: SLOVAK })
