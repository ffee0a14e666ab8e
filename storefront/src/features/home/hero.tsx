import { useShop } from '@vanek/react-hooks'
import type { WideBanner } from '@vanek/sdk/content'
import { imageSources } from '@vanek/sdk/images'
import type { ProductBox } from '@vanek/sdk/product'
import { Link } from 'react-router-dom'
import { useProductPath } from '../../app/product-path.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Image } from '../../ui/image.tsx'
import { ProductGauges } from '../product/product-gauges.tsx'
import { ProductPrice } from '../product/product-price.tsx'
import { Streams } from './streams.tsx'

export interface HeroProps {
  readonly title: string
  readonly text: string
  readonly banner: WideBanner | undefined
  /** The product that shows what the claim means. */
  readonly product: ProductBox | undefined
}

/** The claim of the shop beside a product in the stream of air, with the numbers that decide. */
export function Hero({ title, text, banner, product }: HeroProps) {
  const { cdn } = useShop().config.endpoints
  const pathOf = useProductPath()
  const image = product?.mainImage ?? banner?.image
  return (
    <section className="hero">
      <Streams />
      <div className="wrap hero-in">
        <div className="hero-text stack gap-3">
          <h1>{title}</h1>
          <p className="lead">{text}</p>
          <p className="row">
            {banner && (
              <Link className={buttonClass('action', 'btn-big')} to={banner.url}>
                {banner.button_text ?? banner.title}
                <Icon name="arrow" />
              </Link>
            )}
          </p>
        </div>
        {image && (
          <div className="hero-picture">
            <Image sources={imageSources(cdn, image, { width: 520, height: 520 })} alt="" eager />
          </div>
        )}
        {product && (
          <div className="hero-card">
            <p className="small quiet">{product.brand}</p>
            <h2>
              <Link to={pathOf(product)}>{product.name}</Link>
            </h2>
            <ProductGauges gauges={product.gauges} />
            <ProductPrice prices={product.prices} from={product.priceFrom} />
          </div>
        )}
      </div>
    </section>
  )
}
