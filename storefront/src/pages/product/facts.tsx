import { Link } from '../../ui/link.tsx'
import type { Gauge, Product, Variant } from '@vanek/sdk/product'
import { ProductGauges, Rating, Tags } from '../../entities/product/badges.tsx'
import { PropertyPicker } from './variants.tsx'

/** The key numbers of one variant: its own where it differs from the others. */
export const variantGauges = (
  gauges: readonly Gauge[],
  { parameters }: Pick<Variant, 'parameters'>,
): readonly Gauge[] =>
  gauges.map((gauge) => {
    const own = parameters.find(({ code }) => code === gauge.code)
    return typeof own?.number === 'number' ? { ...gauge, value: own.number } : gauge
  })

interface ProductFactsProps {
  readonly product: Product
  readonly variant: Variant
  /** Whether the variant was chosen by the shopper, or needs no choice. */
  readonly isChosen: boolean
}

/** Name, rating, key numbers, and links to choose a variant. */
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
