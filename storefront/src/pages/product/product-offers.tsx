import { canBeOrdered, type Product, type Variant, type Prices } from '@vanek/sdk/product'
import { Gifts } from './gifts.tsx'
import type { ProductPageData } from './load-product.ts'
import { Promises } from './promises.tsx'
import { Watcher } from '../../features/watch/watcher.tsx'
import { formatAmount } from '@vanek/sdk/format'
import { Amount } from '../../entities/price/amount.tsx'
import { unitPair } from '../../entities/price/pairs.ts'

/** What a piece costs when more are bought at once (B3.15). */
function QuantityPrices({ prices, unit }: { readonly prices: Prices; readonly unit: string }) {
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

export interface ProductOffersProps {
  readonly product: Product
  readonly variant: Variant
  readonly storage: ProductPageData['storage']
  readonly delivery: ProductPageData['delivery']
}

/** What comes with it: prices of more pieces, gifts, how it gets home, and word when it is back in stock. */
export function ProductOffers({ product, variant, storage, delivery }: ProductOffersProps) {
  const { saleable } = product.visibility
  return (
    <>
      <QuantityPrices prices={variant.prices} unit={variant.unit} />
      <Gifts gifts={product.gifts} />
      {saleable && <Promises product={product} variant={variant} storage={storage} delivery={delivery} />}
      {saleable && !canBeOrdered(variant.availability) && (
        <Watcher key={variant.id} productId={product.id} slug={product.slug} variantId={variant.id} />
      )}
    </>
  )
}
