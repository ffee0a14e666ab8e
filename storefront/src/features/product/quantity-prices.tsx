import { formatAmount } from '@vanek/sdk/format'
import type { Prices } from '@vanek/sdk/product'
import { Amount } from '../price/amount.tsx'
import { unitPair } from '../price/pairs.ts'

/** What a piece costs when more are bought at once (B3.15). */
export function QuantityPrices({ prices, unit }: { readonly prices: Prices; readonly unit: string }) {
  if (prices.quantityPrices.length === 0) return null
  return (
    <table className="quantity-prices small num">
      <caption>Čím víc, tím levněji</caption>
      <tbody>
        {prices.quantityPrices.map(({ amount, ...price }) => (
          <tr key={amount}>
            <th scope="row">od {formatAmount(amount, unit)}</th>
            <td>
              <Amount of={unitPair(price)} unit={unit} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
