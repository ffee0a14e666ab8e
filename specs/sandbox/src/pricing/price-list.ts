import { percentOf, type Haler } from '../money.ts'

/** A customer group's own prices: so many per cent under the usual ones. */
export interface PriceList {
  readonly code: string
  readonly percentOff: number
}

export const USUAL_PRICES: PriceList = { code: '', percentOff: 0 }

/** A usual price under a price list. */
export function listPrice(usual: Haler, list: PriceList): Haler {
  return usual - percentOf(usual, list.percentOff)
}
