import { startVariant, type Product } from '@vanek/sdk/product'
import { Suspense, useMemo, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { later } from '../../app/later.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { BuyForm } from './buy-form.tsx'
import { CompareButton } from './compare-button.tsx'
import { Gallery } from './gallery.tsx'
import { Gifts } from './gifts.tsx'
import type { ProductPageData } from './load-product.ts'
import { ProductGauges } from './product-gauges.tsx'
import { ProductPrice } from './product-price.tsx'
import { Promises } from './promises.tsx'
import { PropertyPicker } from './property-picker.tsx'
import { QuantityPrices } from './quantity-prices.tsx'
import { Rating } from './rating.tsx'
import { Tags } from './tags.tsx'
import { variantGauges } from './variant-gauges.ts'

export interface ProductPageProps {
  readonly data: ProductPageData
  readonly variantId: number
  /** Whether it is bought for loyalty credits (B2.16). */
  readonly forCredits: boolean
}

const ProductMore = import.meta.env.SSR
  ? (await import('./product-more.tsx')).ProductMore
  : later(() => import('./product-more.tsx').then(({ ProductMore }) => ProductMore))

const Watcher = import.meta.env.SSR
  ? (await import('./watcher.tsx')).Watcher
  : later(() => import('./watcher.tsx').then(({ Watcher }) => Watcher))

/** Everything about a product: what it looks like, what it can do, what it costs, and how to have it. */
export function ProductPage({ data, variantId, forCredits }: ProductPageProps) {
  const [product, setFresh] = useState<Product>(data.product)
  const { id, name, slug, brand, perex, parents, rating, reviewCount, variants, defaultVariantId } = product
  const variant = variants.find((each) => each.id === variantId) ?? startVariant(product)
  const images = variant.images.length > 0 ? variant.images : product.images
  const { isAvailable } = variant.availability
  // the page says it is there, the shop does not any more
  const soldMeanwhile =
    !isAvailable && data.product.variants.some((each) => each.id === variant.id && each.availability.isAvailable)
  // what comes later starts from the address that the server wrote it for, wherever the visitor has gone since
  const [search] = useState(useLocation().search)
  const more = useMemo(
    () => (
      <Suspense>
        <ProductMore data={data} search={search} onFresh={setFresh} />
      </Suspense>
    ),
    [data, search],
  )
  return (
    <div className="product">
      <Breadcrumb crumbs={[...parents.map(({ title, path }) => ({ title, to: `/${path}` })), { title: name }]} />
      <div className="wrap cols">
        <Gallery images={images} name={name} key={variant.id} />
        <div className="product-side stack">
          <header className="stack gap-1">
            <Tags product={product} where="content" />
            <h1>{name}</h1>
            <p className="row small quiet">
              {brand && <Link to={`/znacky/${brand.slug}`}>{brand.title}</Link>}
              {reviewCount > 0 && (
                <a className="product-rating" href="#recenze">
                  <Rating rating={rating} count={reviewCount} />
                </a>
              )}
              <span className="num">Kód {variant.catalogCode}</span>
            </p>
          </header>
          <p>{perex}</p>
          {variant.content && <p>{variant.content}</p>}
          <div className="dials">
            <ProductGauges gauges={variantGauges(product.gauges, variant)} full />
          </div>
          <PropertyPicker variants={variants} defaultVariantId={defaultVariantId} chosen={variant.id} />
          <ProductPrice prices={variant.prices} defaultPrices={variant.defaultPrices} full unit={variant.unit} />
          <QuantityPrices prices={variant.prices} unit={variant.unit} />
          <BuyForm
            key={variant.id}
            product={product}
            variant={variant}
            forCredits={forCredits}
            soldMeanwhile={soldMeanwhile}
          />
          <Gifts gifts={product.gifts} />
          {product.visibility.saleable && <Promises variant={variant} storage={data.storage} />}
          {!isAvailable && product.visibility.saleable && (
            <Suspense>
              <Watcher key={variant.id} productId={id} slug={slug} variantId={variant.id} />
            </Suspense>
          )}
          <CompareButton id={id} name={name} text />
        </div>
      </div>
      {more}
      {/* data, not a script that runs: the content policy does not touch it */}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: data.json }} />
    </div>
  )
}
