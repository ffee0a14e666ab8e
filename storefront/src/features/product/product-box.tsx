import { useShop } from '@vanek/react-hooks'
import { plural } from '@vanek/sdk/format'
import { imageSources } from '@vanek/sdk/images'
import type { ProductBox as Box } from '@vanek/sdk/product'
import { Link } from 'react-router-dom'
import { Icon } from '../../ui/icon.tsx'
import { Image } from '../../ui/image.tsx'
import { AvailabilityState } from './availability.tsx'
import { CompareButton } from './compare-button.tsx'
import { ProductGauges } from './product-gauges.tsx'
import { ProductPrice } from './product-price.tsx'
import { Rating } from './rating.tsx'
import { Tags } from './tags.tsx'

const SIZE = { width: 300, height: 300 }
const VARIANTS = { one: '{n} varianta', few: '{n} varianty', many: '{n} variant' }

/** A product in a list: picture, the numbers that decide, price and when it can be had. */
export function ProductBox({ product, eager }: { readonly product: Box; readonly eager?: boolean }) {
  const { cdn } = useShop().config.endpoints
  const { name, slug, brand, mainImage, product_box_hover_image: hover, prices } = product
  const to = `/produkt/${slug}`
  return (
    <article className="box">
      <div className="box-picture stage">
        {mainImage ? (
          <Image sources={imageSources(cdn, mainImage, SIZE)} alt="" eager={eager ?? false} />
        ) : (
          <Icon name="breeze" />
        )}
        {hover && (
          <div className="box-hover">
            <Image sources={imageSources(cdn, hover, SIZE)} alt="" />
          </div>
        )}
      </div>
      <Tags tags={product.tags} where="catalog" />
      <CompareButton id={product.id} name={name} />
      <p className="box-meta small quiet">
        {brand}
        <Rating rating={product.rating} count={product.reviewCount} />
      </p>
      <h3>
        <Link to={to}>{name}</Link>
      </h3>
      <ProductGauges gauges={product.gauges} />
      <div className="box-end">
        <ProductPrice prices={prices} />
        <AvailabilityState availability={product.availability} />
        {product.variantCount > 1 && (
          <span className="small quiet">{plural('cs', product.variantCount, VARIANTS)}</span>
        )}
      </div>
    </article>
  )
}
