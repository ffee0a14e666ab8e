import { useShop } from '@vanek/react-hooks'
import type { WideBanner } from '@vanek/sdk/content'
import { imageSources } from '@vanek/sdk/images'
import type { ProductBox } from '@vanek/sdk/product'
import { Link } from 'react-router-dom'
import { useProductPath } from '../../app/product-path.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Image } from '../../ui/image.tsx'
import { safeHref } from '../../ui/safe-href.ts'
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

/** The shop's claim and the main banner, beside a product with its key figures. */
export function Hero({ title, text, banner, product }: HeroProps) {
  const { cdn } = useShop().config.endpoints
  const pathOf = useProductPath()
  const image = product?.mainImage
  return (
    <section className="hero">
      <Streams />
      <div className="wrap hero-in">
        <div className="hero-text stack gap-3">
          <h1>{title}</h1>
          <p className="lead">{text}</p>
          {banner && (
            <section className="hero-banner" aria-label="Hlavní nabídka">
              {banner.image && <Image sources={imageSources(cdn, banner.image, 'style-w96-h96')} alt="" eager />}
              <div>
                <h2>{banner.title}</h2>
                {banner.text && <p className="quiet">{banner.text}</p>}
              </div>
              <Link className={buttonClass('action', 'btn-big')} to={safeHref(banner.url) ?? '/'}>
                {banner.button_text ?? banner.title}
                <Icon name="arrow" />
              </Link>
            </section>
          )}
        </div>
        {image && (
          <div className="hero-picture">
            <Image sources={imageSources(cdn, image, 'style-w520-h520')} alt="" eager />
          </div>
        )}
        {product && (
          <div className="hero-card">
            <p className="small quiet">{product.brand}</p>
            <h2>
              <Link to={pathOf(product)}>{product.name}</Link>
            </h2>
            <ProductGauges gauges={product.gauges} />
            <ProductPrice prices={product.prices} from={product.priceFrom} unit={product.unit} />
          </div>
        )}
      </div>
    </section>
  )
}
