import { useShop } from '@vanek/react-hooks'
import type { CategoryContent } from '@vanek/sdk/catalog'
import { imageSources } from '@vanek/sdk/images'
import { Icon } from '../../ui/icon.tsx'
import { Image } from '../../ui/image.tsx'
import { safeHref } from '../../ui/safe-href.ts'
import { Link } from '../../ui/link.tsx'

export type CatalogBanner = CategoryContent['banner_catalog'][number]

/** A banner in the place of a product. */
export function BannerTile({ banner: { title, image, url } }: { readonly banner: CatalogBanner }) {
  const { cdn } = useShop().config.endpoints
  return (
    <li className="grid-banner">
      <Link to={safeHref(url) ?? '/'}>
        {image && <Image sources={imageSources(cdn, image, 'style-w240-h240')} alt="" />}
        <b>{title}</b>
        <Icon name="arrow" />
      </Link>
    </li>
  )
}
