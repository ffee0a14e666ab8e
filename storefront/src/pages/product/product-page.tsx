import { lowestPrice, startVariant, type Product } from '@vanek/sdk/product'
import { Suspense, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Heart } from '../../features/wish-list/heart.tsx'
import { BuyForm } from './buy-form.tsx'
import { CompareButton } from '../../features/compare/compare-button.tsx'
import { Gallery } from './gallery.tsx'
import { ProductFacts, ProductMore, ProductOffers } from './late-parts.tsx'
import type { ProductPageData } from './load-product.ts'
import { ProductPrice } from '../../entities/product/product-price.tsx'

export interface ProductPageProps {
  readonly data: ProductPageData
  /** Id of the variant that is shown. */
  readonly variantId: number
  /** Whether a variant is chosen already (C5.43). */
  readonly isChosen: boolean
  /** Whether it is bought for loyalty credits (B2.16). */
  readonly forCredits: boolean
}

/** Everything about a product: what it looks like, what it can do, what it costs, and how to have it. */
export function ProductPage({ data, variantId, isChosen, forCredits }: ProductPageProps) {
  const [product, setFresh] = useState<Product>(data.product)
  const { id, name, parents, variants } = product
  const variant = variants.find((each) => each.id === variantId) ?? startVariant(product)
  const images = variant.images.length > 0 ? variant.images : product.images
  // the page says it is there, the shop does not any more
  const soldMeanwhile =
    !variant.availability.isAvailable &&
    data.product.variants.some((each) => each.id === variant.id && each.availability.isAvailable)
  const price = isChosen ? { ...variant, priceFrom: false } : lowestPrice(variants)
  // what comes later starts from the address that the server wrote it for, wherever the visitor has gone since
  const [search] = useState(useLocation().search)
  // made once for what they show: an update before their scripts are there would throw away what the server wrote
  const facts = useMemo(
    () => (
      <Suspense>
        <ProductFacts product={product} variant={variant} isChosen={isChosen} />
      </Suspense>
    ),
    [product, variant, isChosen],
  )
  const offers = useMemo(
    () => (
      <Suspense>
        <ProductOffers product={product} variant={variant} storage={data.storage} delivery={data.delivery} />
      </Suspense>
    ),
    [product, variant, data.storage, data.delivery],
  )
  const more = useMemo(
    () => (
      <Suspense>
        <ProductMore data={data} search={search} variant={isChosen ? variant.id : null} onFresh={setFresh} />
      </Suspense>
    ),
    [data, search, isChosen, variant.id],
  )
  return (
    <div className="product">
      <Breadcrumb crumbs={[...parents.map(({ title, path }) => ({ title, to: `/${path}` })), { title: name }]} />
      <div className="wrap cols">
        <Gallery images={images} name={name} key={variant.id} />
        <div className="product-side stack">
          {facts}
          <ProductPrice
            prices={price.prices}
            defaultPrices={price.defaultPrices}
            from={price.priceFrom}
            full
            unit={variant.unit}
          />
          <BuyForm
            key={variant.id}
            product={product}
            variant={variant}
            isChosen={isChosen}
            forCredits={forCredits}
            soldMeanwhile={soldMeanwhile}
          />
          {offers}
          <div className="product-marks">
            <Heart variantId={variant.id} name={variant.fullname} text />
            <CompareButton id={id} name={name} text />
          </div>
        </div>
      </div>
      {more}
      {/* data, not a script that runs: the content policy does not touch it */}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: data.json }} />
    </div>
  )
}
