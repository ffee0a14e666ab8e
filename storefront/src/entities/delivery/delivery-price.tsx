import type { DeliveryFrom } from '@vanek/sdk/checkout'
import type { PricePair } from '@vanek/sdk/format'
import { Amount } from '../price/amount.tsx'

/** `od 69 Kč, osobní odběr zdarma`: what delivery costs until a method is chosen. */
export function DeliveryPrice({ from: { price, freePickup } }: { readonly from: DeliveryFrom }) {
  return (
    <>
      {price && <Amount of={price} from free one />}
      {freePickup && price?.withTax !== 0 && `${price ? ', o' : 'O'}sobní odběr zdarma`}
    </>
  )
}

/** The price of one delivery method within a sentence: `69 Kč`, `zdarma`. */
export function PriceInText({ of }: { readonly of: PricePair }) {
  return of.withTax === 0 ? 'zdarma' : <Amount of={of} one />
}
