import type { Product, ProductBox } from '@vanek/sdk/product'
import type { ReviewPage } from '@vanek/sdk/reviews'
import { Parameters } from './parameters.tsx'
import { ProductGrid } from './product-grid.tsx'
import { Reviews } from './reviews.tsx'

export interface ProductMoreProps {
  readonly product: Product
  readonly alternatives: readonly ProductBox[]
  readonly goesWith: readonly ProductBox[]
  readonly reviews: ReviewPage | null
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

/** What a shopper reads further down: description, reviews, parameters, and what else there is. */
export function ProductMore({ product, alternatives, goesWith, reviews }: ProductMoreProps) {
  const { description, rating, reviewCount } = product
  return (
    <>
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
    </>
  )
}
