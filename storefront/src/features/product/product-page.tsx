import type { Product, ProductBox, Variant } from '@vanek/sdk/product'
import type { ReviewPage } from '@vanek/sdk/reviews'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { BuyForm } from './buy-form.tsx'
import { CompareButton } from './compare-button.tsx'
import { Gallery } from './gallery.tsx'
import { Parameters } from './parameters.tsx'
import { ProductGauges } from './product-gauges.tsx'
import { ProductGrid } from './product-grid.tsx'
import { ProductPrice } from './product-price.tsx'
import { Promises } from './promises.tsx'
import { Rating } from './rating.tsx'
import { Reviews } from './reviews.tsx'
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

function Relatives({ title, products }: { readonly title: string; readonly products: readonly ProductBox[] }) {
  if (products.length === 0) return null
  return (
    <section className="section wrap">
      <div className="section-head">
        <h2>{title}</h2>
      </div>
      <ProductGrid products={products} />
    </section>
  )
}

/** Everything about a product: what it looks like, what it can do, what it costs, and how to have it. */
export function ProductPage({ product, variant, alternatives, goesWith, reviews, json }: ProductPageProps) {
  const { name, brand, perex, description, parents, rating, reviewCount } = product
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
            <ProductGauges gauges={product.gauges} />
          </div>
          <VariantPicker variants={product.variants} chosen={variant.id} />
          <ProductPrice prices={variant.prices} full unit={variant.unit} />
          <BuyForm key={variant.id} product={product} variant={variant} />
          <Promises variant={variant} />
          <CompareButton id={product.id} name={name} text />
        </div>
      </div>
      <div className="wrap cols section">
        <div className="product-text stack gap-6">
          <section className="rich">
            <h2>Popis</h2>
            {description.split('\n\n').map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
          {reviews && (
            <section>
              <h2>Hodnocení zákazníků</h2>
              <Reviews
                rating={rating}
                count={reviewCount}
                distribution={reviews.meta.distribution}
                reviews={reviews.data}
              />
            </section>
          )}
        </div>
        <section className="product-params">
          <h2>Parametry</h2>
          <Parameters parameters={product.parameters} />
        </section>
      </div>
      <Relatives title="Hodí se k tomu" products={goesWith} />
      <Relatives title="Podobné výrobky" products={alternatives} />
      {/* data, not a script that runs: the content policy does not touch it */}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
    </div>
  )
}
