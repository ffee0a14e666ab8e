import { useShop } from '@vanek/react-hooks'
import type { WideBanner } from '@vanek/sdk/content'
import { imageSources } from '@vanek/sdk/images'
import { Icon } from '../../ui/icon.tsx'
import { Image } from '../../ui/image.tsx'
import { safeHref } from '../../ui/safe-href.ts'
import { Link } from '../../ui/link.tsx'

/** Wide banners below the hero; they stand still, and each is one link. */
export function Banners({ banners }: { readonly banners: readonly WideBanner[] }) {
  const { cdn } = useShop().config.endpoints
  if (banners.length === 0) return null
  return (
    <section className="section wrap" aria-label="Právě teď">
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
