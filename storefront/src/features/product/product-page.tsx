import type { Product, ProductBox, Variant } from '@vanek/sdk/product'
import type { ReviewPage } from '@vanek/sdk/reviews'
import { Suspense } from 'react'
import { later } from '../../app/later.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { BuyForm } from './buy-form.tsx'
import { CompareButton } from './compare-button.tsx'
import { Gallery } from './gallery.tsx'
import { ProductGauges } from './product-gauges.tsx'
import { ProductPrice } from './product-price.tsx'
import { Promises } from './promises.tsx'
import { Rating } from './rating.tsx'
import { Tags } from './tags.tsx'
import { VariantPicker } from './variant-picker.tsx'

export interface ProductPageProps {
  readonly product: Product
  readonly variant: Variant
  readonly alternatives: readonly ProductBox[]
  readonly goesWith: readonly ProductBox[]
  readonly reviews: ReviewPage | null
  /** Data for search engines, safe to stand in a script block. */
  readonly json: string
}

const ProductMore = import.meta.env.SSR
  ? (await import('./product-more.tsx')).ProductMore
  : later(() => import('./product-more.tsx').then(({ ProductMore }) => ProductMore))

/** Everything about a product: what it looks like, what it can do, what it costs, and how to have it. */
export function ProductPage({ product, variant, alternatives, goesWith, reviews, json }: ProductPageProps) {
  const { name, brand, perex, parents, rating, reviewCount } = product
  const images = variant.images.length > 0 ? variant.images : product.images
  return (
    <div className="product">
      <Breadcrumb crumbs={[...parents.map(({ title, path }) => ({ title, to: `/${path}` })), { title: name }]} />
      <div className="wrap cols">
        <Gallery images={images} name={name} key={variant.id} />
        <div className="product-side stack">
          <header className="stack gap-1">
            <Tags tags={product.tags} where="content" />
            <h1>{name}</h1>
            <p className="row small quiet">
              {brand?.title}
              <Rating rating={rating} count={reviewCount} />
              <span className="num">Kód {variant.catalogCode}</span>
            </p>
          </header>
          <p>{perex}</p>
          <div className="dials">
            <ProductGauges gauges={product.gauges} full />
          </div>
          <VariantPicker variants={product.variants} chosen={variant.id} />
          <ProductPrice prices={variant.prices} full unit={variant.unit} />
          <BuyForm key={variant.id} product={product} variant={variant} />
          <Promises variant={variant} />
          <CompareButton id={product.id} name={name} text />
        </div>
      </div>
      <Suspense>
        <ProductMore product={product} alternatives={alternatives} goesWith={goesWith} reviews={reviews} />
      </Suspense>
      {/* data, not a script that runs: the content policy does not touch it */}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
    </div>
  )
}
