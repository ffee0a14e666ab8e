import * as texts from '#texts/pages/home'
import { Link } from '../../ui/link.tsx'
import { useShop } from '@vanek/react-hooks'
import type { WideBanner } from '@vanek/sdk/content'
import { imageSources } from '@vanek/sdk/images'
import type { ProductBox } from '@vanek/sdk/product'
import { ProductGauges } from '../../entities/product/badges.tsx'
import { ProductPrice } from '../../entities/product/product-price.tsx'
import { useProductPath } from '../../lib/goods/product-path.ts'
import { adviserPath } from '#market/paths'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { sourcesByWidth } from '../../entities/product/picture-sources.ts'
import { Image } from '../../ui/image.tsx'
import { safeHref } from '../../ui/safe-href.ts'

/** Wide banners below the hero; static, and each is one link. */
export function Banners({ banners }: { readonly banners: readonly WideBanner[] }) {
  const { cdn } = useShop().config.endpoints
  if (banners.length === 0) return null
  return (
    <section className="section wrap" aria-label={texts.bannersLabel}>
      <ul className="home-banners">
        {banners.map(({ _id, title, text, button_text: button, url, image }) => (
          <li className="home-banner" key={_id}>
            <div className="home-banner-text">
              <h2>{title}</h2>
              {text && <p className="quiet">{text}</p>}
              <Link className="home-banner-link" to={safeHref(url) ?? '/'}>
                {button ?? title}
                <Icon name="arrow" />
              </Link>
            </div>
            {image && <Image sources={imageSources(cdn, image, 'style-w320-h320')} alt="" />}
          </li>
        ))}
      </ul>
    </section>
  )
}

const LINES = [
  'M-40 96C180 40 320 150 520 96s300-70 480-10 300 40 480-12',
  'M-40 150C200 110 340 196 540 150s300-52 460-6 320 34 480-16',
  'M-40 206C220 190 380 232 580 206s280-24 440 4 320 20 460-10',
  'M-40 262C220 262 400 262 600 258s280 6 440 10 320 2 440-8',
  'M-40 320C220 344 380 288 580 312s280 34 440 14 320-22 460 4',
  'M-40 380C200 424 340 330 540 372s300 58 460 22 320-40 480 4',
]

/** Animated lines of air, like the current of the product. */
function Streams() {
  return (
    <div className="streams" aria-hidden="true">
      <div>
        <svg viewBox="0 0 1440 470" preserveAspectRatio="xMidYMid slice">
          {LINES.map((line) => (
            <path key={line} d={line} />
          ))}
        </svg>
      </div>
    </div>
  )
}

const heroStyles = ['style-w520-h520', 'style-w1040-h1040'] as const
/** Rendered width of the large picture. */
const heroSizes = '(width >= 48rem) 31rem, 70vw'

interface HeroProps {
  readonly title: string
  readonly text: string
  readonly banner: WideBanner | undefined
  /** The product that illustrates the claim. */
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
            <section className="hero-banner" aria-label={texts.mainOffer}>
              {banner.image && (
                <Image sources={imageSources(cdn, banner.image, 'style-w96-h96')} alt="" eager="first" />
              )}
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
          <p className="hero-adviser">
            {texts.adviserBefore}
            <Link className={buttonClass()} to={adviserPath}>
              {texts.adviser}
            </Link>
          </p>
        </div>
        {image && (
          <div className="hero-picture">
            <Image sources={sourcesByWidth(cdn, image, heroStyles)} sizes={heroSizes} alt="" eager="first" />
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
