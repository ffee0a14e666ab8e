import * as texts from '#texts/entities/category'
import { Link } from '../../ui/link.tsx'
import { useShop } from '@vanek/react-hooks'
import { plural } from '@vanek/sdk/format'
import { market } from '#market/market'
import { imageSources } from '@vanek/sdk/images'
import { Image } from '../../ui/image.tsx'
import { safeHref } from '../../ui/safe-href.ts'

/** Forms of a number of products. */
export const PRODUCTS = texts.products

export interface Tile {
  readonly title: string
  /** Path without leading slash. */
  readonly path: string
  readonly image: { readonly path: string } | null
  readonly count: number
}

interface LinkTile {
  readonly title: string
  /** With a leading slash, or an absolute URL. */
  readonly path: string
  readonly image: { readonly path: string } | null
  readonly count?: number | undefined
}

/** Links as tiles with pictures: categories, virtual categories, links by editors. */
export function LinkTiles({ tiles }: { readonly tiles: readonly LinkTile[] }) {
  const { cdn } = useShop().config.endpoints
  return (
    <ul className="tiles">
      {tiles.map(({ title, path, image, count }) => (
        <li key={path}>
          <Link className="tile" to={safeHref(path) ?? '/'}>
            {image && <Image sources={imageSources(cdn, image, 'style-w96-h96')} alt="" />}
            <span>
              <b>{title}</b>
              {count !== undefined && <small className="quiet">{plural(market.locale, count, PRODUCTS)}</small>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
