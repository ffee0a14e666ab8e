import * as texts from '#texts/pages/product'
import { anchors } from '#market/anchors'
import { brandsPath } from '#market/paths'
import { Link } from '../../ui/link.tsx'
import type { Gauge, Product, Variant } from '@vanek/sdk/product'
import { factOf } from '../../entities/product/fact-of.ts'
import { ProductGauges, Rating, Tags } from '../../entities/product/badges.tsx'
import { adviserFor } from '../../lib/paths/adviser.ts'
import { bathroomFans } from '#market/categories'
import { fittingRoom } from '../../market/shared/ventilation-rooms.ts'
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

/** How large a room a fan of a wall is enough for, and the way to count it for another one. */
export function RoomFit({ product, variant }: Pick<ProductFactsProps, 'product' | 'variant'>) {
  const [freeAirflow, maxPressure, diameter] = ['airflow', 'pressure', 'diameter'].map((code) =>
    factOf(code, variant, product),
  )
  if (!product.categoryPath.startsWith(bathroomFans) || !freeAirflow || !maxPressure || !diameter) return null
  const fit = fittingRoom({ freeAirflow, maxPressure }, diameter)
  return (
    fit && (
      <p className="room-fit">
        <b>{`${texts.roomFits[fit.room]} ${fit.area}\u00a0m²`}</b>{' '}
        <Link to={adviserFor(fit.room)}>{texts.countForMyRoom}</Link>
      </p>
    )
  )
}

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
          {brand && <Link to={`${brandsPath}/${brand.slug}`}>{brand.title}</Link>}
          {reviewCount > 0 && (
            <a className="product-rating" href={`#${anchors.reviews}`}>
              <Rating rating={rating} count={reviewCount} />
            </a>
          )}
          {isChosen && <span className="num">{texts.code(variant.catalogCode)}</span>}
        </p>
      </header>
      <p>{perex}</p>
      {variant.content && <p>{variant.content}</p>}
      <div className="dials">
        <ProductGauges gauges={variantGauges(product.gauges, variant)} full />
      </div>
      <RoomFit product={product} variant={variant} />
      <PropertyPicker
        variants={variants}
        usual={variantRequired ? null : defaultVariantId}
        chosen={isChosen ? variant.id : null}
      />
    </>
  )
}
