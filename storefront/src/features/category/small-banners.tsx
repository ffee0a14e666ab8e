import { useShop } from '@vanek/react-hooks'
import type { CategoryContent } from '@vanek/sdk/catalog'
import { imageSources } from '@vanek/sdk/images'
import { Link } from 'react-router-dom'
import { Image } from '../../ui/image.tsx'
import { safeHref } from '../../ui/safe-href.ts'

/** Small banners in a row, the heaviest first; one without an address is only read. */
export function SmallBanners({ banners }: { readonly banners: CategoryContent['small_banners'] }) {
  const { cdn } = useShop().config.endpoints
  if (banners.length === 0) return null
  return (
    <ul className="small-banners" aria-label="Tipy">
      {banners.map(({ title, description, link, main_image: image }) => {
        const to = safeHref(link)
        return (
          <li key={title}>
            {image && <Image sources={imageSources(cdn, image, 'style-w96-h96')} alt="" />}
            <p>
              {to ? <Link to={to}>{title}</Link> : <b>{title}</b>}
              {description && <span className="quiet small">{description}</span>}
            </p>
          </li>
        )
      })}
    </ul>
  )
}
