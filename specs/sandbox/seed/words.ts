import { inMarket } from '../src/market.ts'
import { CZECH } from './words.cs.ts'
import type { Words } from './words.shape.ts'
import { SLOVAK } from './words.sk.ts'

/** Texts in the code of the seed, in the language of the shop; all other texts are in data files. */
export const WORDS: Words = inMarket({ cs: CZECH, sk: SLOVAK })
