import { useMoney } from '@vanek/react-hooks'
import { shownPrices } from '@vanek/sdk/format'
import type { Prices } from '@vanek/sdk/product'
import { useDisplay } from '../../app/use-display.ts'

/** What a piece costs when more are bought at once (B3.15). */
export function QuantityPrices({ prices, unit }: { readonly prices: Prices; readonly unit: string }) {
  const money = useMoney()
  const display = useDisplay()
  if (prices.quantityPrices.length === 0) return null
  return (
    <table className="quantity-prices small num">
      <caption>Čím víc, tím levněji</caption>
      <tbody>
        {prices.quantityPrices.map(({ amount, ...price }) => (
          <tr key={amount}>
            <th scope="row">
              od {amount} {unit}
            </th>
            <td>
              {money(shownPrices({ ...prices, ...price }, display).mainAmount)} / {unit}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
