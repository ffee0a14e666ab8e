import { useMoney } from '@vanek/react-hooks'
import type { CartItem } from '@vanek/sdk/cart'
import { shownPrices } from '@vanek/sdk/format'
import { useDisplay } from '../../app/use-display.ts'

/** What one piece costs, the way the shop shows prices. */
export function UnitPrice({ item }: { readonly item: CartItem }) {
  const money = useMoney()
  const { mainAmount } = shownPrices(item.prices, useDisplay())
  return (
    <>
      {money(mainAmount)} / {item.shoppable?.unit ?? 'ks'}
    </>
  )
}

/** What the line costs as the back end computed it; without VAT below where both prices are shown. */
export function LineTotal({ item }: { readonly item: CartItem }) {
  const money = useMoney()
  const { totalWithTax, totalWithoutTax } = item.prices
  const { mainAmount, otherAmount } = shownPrices(
    { unitWithTax: totalWithTax, unitWithoutTax: totalWithoutTax },
    useDisplay(),
  )
  return (
    <>
      <span className="hide">Celkem </span>
      {money(mainAmount)}
      {otherAmount !== null && <span className="line-other">{money(otherAmount)} bez DPH</span>}
    </>
  )
}
