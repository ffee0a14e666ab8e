import { useShop } from '@vanek/react-hooks'
import { plural } from '@vanek/sdk/format'
import { imageSources, productStyles } from '@vanek/sdk/images'
import type { ProductBox as Box } from '@vanek/sdk/product'
import { useProductPath } from '../../lib/goods/product-path.ts'
import { Icon } from '../../ui/icon.tsx'
import { Image } from '../../ui/image.tsx'
import { Heart } from '../../features/wish-list/heart.tsx'
import { AvailabilityState } from '../../entities/product/availability.tsx'
import { boxLink, boxName, boxVariantId } from '../../entities/product/box-variant.ts'
import { BoxBuy } from '../../features/add-to-cart/box-buy.tsx'
import { CompareButton } from '../../features/compare/compare-button.tsx'
import { ProductGauges } from '../../entities/product/product-gauges.tsx'
import { ProductPrice } from '../../entities/product/product-price.tsx'
import { Rating } from '../../entities/product/rating.tsx'
import { Tags } from '../../entities/product/tags.tsx'
import { Link } from '../../ui/link.tsx'

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
