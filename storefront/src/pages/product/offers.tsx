import { useShop } from '@vanek/react-hooks'
import { formatAmount } from '@vanek/sdk/format'
import { imageSources, productStyles } from '@vanek/sdk/images'
import { canBeOrdered, type Prices, type Product, type Variant } from '@vanek/sdk/product'
import { Amount } from '../../entities/price/amount.tsx'
import { unitPair } from '../../entities/price/pairs.ts'
import { Watcher } from '../../features/watch/watcher.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Image } from '../../ui/image.tsx'
import type { ProductPageData } from './data.ts'
import { Promises } from './promises.tsx'

/** Available gifts with the product (B3.08, B3.18). */
function Gifts({ gifts }: Pick<Product, 'gifts'>) {
  const { cdn } = useShop().config.endpoints
  const there = gifts.filter(({ availability }) => availability.isAvailable)
  if (there.length === 0) return null
  return (
    <ul className="gifts small">
      {there.map(({ id, name, image }) => (
        <li key={id}>
          {image ? <Image sources={imageSources(cdn, image, productStyles.thumbnail)} alt="" /> : <Icon name="gift" />}
          <span>
            <b>Dárek</b> {name}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Unit prices of larger amounts (B3.15). */
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

interface ProductOffersProps {
  readonly product: Product
  readonly variant: Variant
  readonly storage: ProductPageData['storage']
  readonly delivery: ProductPageData['delivery']
}

/** Quantity prices, gifts, delivery, and the form to watch a sold-out product. */
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
