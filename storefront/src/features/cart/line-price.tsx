import type { CartItem } from '@vanek/sdk/cart'
import { Amount } from '../price/amount.tsx'
import { totalPair, unitPair } from '../price/pairs.ts'

/** What one piece costs, the way the shop shows prices. */
export function UnitPrice({ item }: { readonly item: CartItem }) {
  return <Amount of={unitPair(item.prices)} unit={item.shoppable?.unit ?? 'ks'} one />
}

/** What the line costs as the back end computed it. */
export function LineTotal({ item }: { readonly item: CartItem }) {
  return (
    <>
      <span className="hide">Celkem </span>
      <Amount of={totalPair(item.prices)} />
    </>
  )
}
