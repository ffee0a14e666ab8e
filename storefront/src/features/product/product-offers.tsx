import { canBeOrdered, type Product, type Variant } from '@vanek/sdk/product'
import { Gifts } from './gifts.tsx'
import type { ProductPageData } from './load-product.ts'
import { Promises } from './promises.tsx'
import { QuantityPrices } from './quantity-prices.tsx'
import { Watcher } from './watcher.tsx'

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
