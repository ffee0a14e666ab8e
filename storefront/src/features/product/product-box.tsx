import { useShop } from '@vanek/react-hooks'
import { plural } from '@vanek/sdk/format'
import { imageSources, productStyles } from '@vanek/sdk/images'
import type { ProductBox as Box } from '@vanek/sdk/product'
import { Link } from 'react-router-dom'
import { useProductPath } from '../../app/product-path.ts'
import { Icon } from '../../ui/icon.tsx'
import { Image } from '../../ui/image.tsx'
import { Heart } from '../wish-list/heart.tsx'
import { AvailabilityState } from './availability.tsx'
import { boxLink, boxName, boxVariantId } from './box-variant.ts'
import { BoxBuy } from './box-buy.tsx'
import { CompareButton } from './compare-button.tsx'
import { ProductGauges } from './product-gauges.tsx'
import { ProductPrice } from './product-price.tsx'
import { Rating } from './rating.tsx'
import { Tags } from './tags.tsx'

const VARIANTS = { one: '{n} varianta', few: '{n} varianty', many: '{n} variant' }

/** A product in a list: picture, the numbers that decide, price, when it can be had and the way into the cart. */
export function ProductBox({ product, eager }: { readonly product: Box; readonly eager?: boolean }) {
  const { cdn } = useShop().config.endpoints
  const to = useProductPath()(product, boxLink(product))
  const { brand, mainImage, product_box_hover_image: hover, prices, defaultPrices, variantCount } = product
  const name = boxName(product)
  return (
    <article className="box">
      <div className="box-picture stage">
        {mainImage ? (
          <Image sources={imageSources(cdn, mainImage, productStyles.box)} alt="" eager={eager ?? false} />
        ) : (
          <Icon name="breeze" />
        )}
        {hover && (
          <div className="box-hover">
            <Image sources={imageSources(cdn, hover, productStyles.box)} alt="" />
          </div>
        )}
      </div>
      <Tags product={product} where="catalog" />
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
        <ProductPrice prices={prices} defaultPrices={defaultPrices} from={product.priceFrom} unit={product.unit} />
        <AvailabilityState availability={product.availability} />
        {variantCount > 1 && <span className="small quiet">{plural('cs', variantCount, VARIANTS)}</span>}
      </div>
      <BoxBuy product={product} to={to} />
    </article>
  )
}
