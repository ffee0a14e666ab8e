import type { DeliveryFrom } from '@vanek/sdk/checkout'
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
