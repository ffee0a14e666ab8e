import type { Product, Variant } from '@vanek/sdk/product'
import { ProductGauges } from '../../entities/product/product-gauges.tsx'
import { PropertyPicker } from './property-picker.tsx'
import { Rating } from '../../entities/product/rating.tsx'
import { Tags } from '../../entities/product/tags.tsx'
import { variantGauges } from '../../entities/product/variant-gauges.ts'
import { Link } from '../../ui/link.tsx'

export interface ProductFactsProps {
  readonly product: Product
  readonly variant: Variant
  /** Whether the variant was chosen by the shopper, or needs no choice. */
  readonly isChosen: boolean
}

/** What it is called, how it is rated, the numbers that decide, and the choice of a variant by links. */
export function ProductFacts({ product, variant, isChosen }: ProductFactsProps) {
  const { name, brand, perex, rating, reviewCount, variants, defaultVariantId, variantRequired } = product
  return (
    <>
      <header className="stack gap-1">
        {/* the tags of this variant: free delivery depends on its price */}
        <Tags product={{ ...product, prices: variant.prices }} where="content" />
        <h1>{name}</h1>
        <p className="row small quiet">
          {brand && <Link to={`/znacky/${brand.slug}`}>{brand.title}</Link>}
          {reviewCount > 0 && (
            <a className="product-rating" href="#recenze">
              <Rating rating={rating} count={reviewCount} />
            </a>
          )}
          {isChosen && <span className="num">Kód {variant.catalogCode}</span>}
        </p>
      </header>
      <p>{perex}</p>
      {variant.content && <p>{variant.content}</p>}
      <div className="dials">
        <ProductGauges gauges={variantGauges(product.gauges, variant)} full />
      </div>
      <PropertyPicker
        variants={variants}
        usual={variantRequired ? null : defaultVariantId}
        chosen={isChosen ? variant.id : null}
      />
    </>
  )
}
