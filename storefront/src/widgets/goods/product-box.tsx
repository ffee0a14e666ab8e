import * as texts from '#texts/widgets/goods'
import { Link } from '../../ui/link.tsx'
import { useShop } from '@vanek/react-hooks'
import { productStyles } from '@vanek/sdk/images'
import { isMadeToOrder, type ProductBox as Box } from '@vanek/sdk/product'
import type { ReactNode } from 'react'
import { AvailabilityState } from '../../entities/product/availability.tsx'
import { ProductGauges, Rating, Tags } from '../../entities/product/badges.tsx'
import { boxLink, boxName, boxVariantId } from '../../entities/product/box-variant.ts'
import { ProductPrice } from '../../entities/product/product-price.tsx'
import { BoxBuy } from '../../features/add-to-cart/box-buy.tsx'
import { CompareButton } from '../../features/compare/compare-button.tsx'
import { Heart } from '../../features/wish-list/heart.tsx'
import { singleSource, sourcesByWidth } from '../../entities/product/picture-sources.ts'
import { useProductPath } from '../../lib/goods/product-path.ts'
import { Icon } from '../../ui/icon.tsx'
import { Image, isFull } from '../../ui/image.tsx'

/** The style of a box and what a phone needs at a higher density. */
const boxStyles = [productStyles.box, 'style-w320-h320', 'style-w510-h540'] as const
/** Rendered width of the picture, without its padding. */
const boxSizes = '(width >= 64rem) 15.5rem, (width >= 48rem) 25vw, 39vw'

/** A product in a list: picture, key numbers, price, availability and the button to buy. */
export function ProductBox({ product, eager }: { readonly product: Box; readonly eager?: false | 'first' }) {
  const { cdn } = useShop().config.endpoints
  const to = useProductPath()(product, boxLink(product))
  const { brand, mainImage, product_box_hover_image: hover, prices, defaultPrices, variantCount } = product
  const { availability, visibility, unit } = product
  const name = boxName(product)
  return (
    <article className="box">
      <div className="box-picture stage">
        {mainImage ? (
          <Image sources={sourcesByWidth(cdn, mainImage, boxStyles)} sizes={boxSizes} alt="" eager={eager ?? false} />
        ) : (
          <Icon name="breeze" />
        )}
        {hover && (
          <div className="box-hover">
            <Image
              sources={singleSource(cdn, hover, isFull(hover) ? 'style-w520-h520' : 'style-w510-h540')}
              alt=""
              full={isFull(hover)}
            />
          </div>
        )}
        <Tags product={product} where="catalog" />
      </div>
      <div className="box-marks">
        <Heart variantId={boxVariantId(product)} name={name} />
        <CompareButton id={product.id} name={product.name} />
      </div>
      <p className="box-meta small quiet">
        {brand}
        <Rating rating={product.rating} count={product.reviewCount} />
      </p>
      <h3>
        <Link to={to}>{name}</Link>
      </h3>
      <ProductGauges gauges={product.gauges} />
      <div className="box-end">
        <ProductPrice prices={prices} defaultPrices={defaultPrices} from={product.priceFrom} unit={unit} />
        {visibility.saleable && (
          <span>
            <AvailabilityState availability={availability} {...(isMadeToOrder(availability) && { unit })} />
          </span>
        )}
        {variantCount > 1 && <span className="small quiet">{texts.variants(variantCount)}</span>}
      </div>
      <BoxBuy product={product} to={to} />
    </article>
  )
}

interface ProductGridProps {
  readonly products: readonly Box[]
  /** More list items after the products. */
  readonly children?: ReactNode
}

/** Products in a grid: two columns on a phone, up to four on a wide screen. */
export function ProductGrid({ products, children }: ProductGridProps) {
  return (
    <ul className="grid">
      {products.map((product) => (
        <li key={product.id}>
          <ProductBox product={product} />
        </li>
      ))}
      {children}
    </ul>
  )
}
