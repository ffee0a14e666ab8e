import { inMarket } from '../market.ts'
import { CZECH_TOWNS } from './known-places.cs.ts'
import { SLOVAK_TOWNS } from './known-places.sk.ts'

export type Known = readonly [title: string, postcode: string, latitude: number, longitude: number]

/** Towns that a visitor can enter. */
export const KNOWN_PLACES: readonly Known[] = inMarket({ cs: CZECH_TOWNS, sk: SLOVAK_TOWNS })
