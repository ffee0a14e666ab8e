import { inMarket } from '../market.ts'
import { words as cs } from './words.cs.ts'
import { words as sk } from './words.sk.ts'

export const words = inMarket({ cs, sk })
