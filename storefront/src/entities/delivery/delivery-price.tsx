import * as texts from '#texts/entities/delivery'
import type { CheapestDelivery } from '@vanek/sdk/checkout'
import type { PricePair } from '@vanek/sdk/format'
import { Amount } from '../price/amount.tsx'

/** Number of branches that have the goods on the shown day, unless it is all of them. */
export const AtBranches = ({ n }: { readonly n: number | null }) =>
  n !== null && <span className="quiet">{` ${texts.atBranches(n)}`}</span>

/** What delivery costs until a method is chosen: "from 69, pickup free". */
export function DeliveryPrice({ from: { price, freePickup } }: { readonly from: CheapestDelivery }) {
  return (
    <>
      {price && <Amount of={price} from free one />}
      {freePickup && price?.withTax !== 0 && (price ? texts.andFreePickup : texts.freePickup)}
    </>
  )
}

/** The price of one delivery method within a sentence: a sum, or "free". */
export function PriceInText({ of }: { readonly of: PricePair }) {
  return of.withTax === 0 ? texts.free : <Amount of={of} one />
}
