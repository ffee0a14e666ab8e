import { VIDEOS } from '../../seed/content/videos.ts'
import type { Content } from '../wire.ts'

/** Videos of the products of a category. */
export function videosOf(categorySlug: string): Content['ProductVideo'][] {
  return VIDEOS.filter(({ goods }) => goods.includes(categorySlug)).map(({ title, path, picture }) => ({
    title,
    video_url: path,
    image: { path: `products/${picture.replace(/\.(avif|webp)$/, '.png')}`, alt: title },
  }))
}
