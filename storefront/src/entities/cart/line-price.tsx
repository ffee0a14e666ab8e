import type { CartItem } from '@vanek/sdk/cart'
import { Amount } from '../price/amount.tsx'
import { totalPair, unitPair } from '../price/pairs.ts'

/** What one piece costs, the way the shop shows prices. */
export function UnitPrice({ item }: { readonly item: CartItem }) {
  return <Amount of={unitPair(item.prices)} unit={item.shoppable?.unit ?? 'ks'} one />
}

/** The price of the line as computed by the back end. */
export function LineTotal({ item }: { readonly item: CartItem }) {
  return (
    <>
      <span className="hide">Celkem </span>
      <Amount of={totalPair(item.prices)} />
    </>
  )
}
