import { useShop } from '@vanek/react-hooks'
import type { RichTextNode } from '@vanek/sdk/content'
import { imageSources } from '@vanek/sdk/images'
import { Image } from '../../ui/image.tsx'

const SIZE = { width: 640, height: 400 }
const MOST = 1280

/** The next larger square that is made. */
function styleFor(side: number) {
  if (side <= 320) return 'style-w320-h320'
  return side <= 640 ? 'style-w640-h640' : 'style-w1280-h1280'
}

/** A picture of the shop in a text, with the words under it; pictures of others are not loaded (B3.47). */
export function RichImage({ attrs }: { readonly attrs: RichTextNode['attrs'] }) {
  const { cdn } = useShop().config.endpoints
  const { path, alt = '', title, width = SIZE.width, height = SIZE.height } = attrs ?? {}
  if (path === undefined || path.includes(':')) return null
  const size = { width: Math.min(width, MOST), height: Math.min(height, MOST) }
  const sources = imageSources(cdn, { path }, styleFor(Math.max(size.width, size.height)))
  return (
    <figure className="rich-image">
      <Image sources={{ ...sources, ...size }} alt={alt} />
      {title && <figcaption className="quiet small">{title}</figcaption>}
    </figure>
  )
}
