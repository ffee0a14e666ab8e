import type { TopCategories } from '../types.ts'

/** A tile of the home page that links to a category. {@link topCategoryTiles} returns these. */
export interface TopCategoryTile {
  /** Text of the tile in the language of the shop. */
  readonly title: string
  /** With leading slash, or an absolute address that an editor wrote. */
  readonly path: string
  /** Picture of the tile; null if there is none. */
  readonly image: {
    /** Path of the picture, for `imageUrl` of `@vanek/sdk/images`. */
    readonly path: string
    /** Alternative text of the picture. */
    readonly alt: string
  } | null
}

type Link = TopCategories['links'][number]

const slashed = (path: string | null): string | null => path && `/${path.replace(/^\/+/, '')}`

function targetOf({ link_type, custom_link, category_link, virtual_category_link }: Link): string | null {
  if (link_type === 'category') return slashed(category_link)
  if (link_type === 'virtual_category') return slashed(virtual_category_link)
  return link_type === 'custom' ? custom_link : null
}

/**
 * The tiles that a configuration of top categories describes.
 *
 * @param config - Configuration from the content service. Links without a target are left out.
 */
export function topCategoryTiles(config: TopCategories): readonly TopCategoryTile[] {
  const { top_category_item_type: kind, top_category_image: image } = config
  if (kind === 'virtual_category')
    return config.top_virtual_categories.map(({ slug, title, image }) => ({ title, path: `/${slug}`, image }))
  if (kind !== 'link')
    return config.top_categories.map(({ path, title, image }) => ({ title, path: `/${path}`, image }))
  return config.links.flatMap((link) => {
    const path = targetOf(link)
    return path ? [{ title: link.title, path, image }] : []
  })
}
