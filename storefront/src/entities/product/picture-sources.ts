import { type ImageRef, type ImageStyle, imageUrl } from '@vanek/sdk/images'
import type { Sources } from '../../ui/image.tsx'

const sidesOf = (style: ImageStyle) => (style.match(/\d+/g) ?? []).map(Number)

/** Sources of a picture in several styles, each with its width. Browsers without webp get the first one. */
export function sourcesByWidth(
  cdn: string,
  image: ImageRef,
  styles: readonly [ImageStyle, ImageStyle, ...ImageStyle[]],
): Sources {
  const [width = 0, height = 0] = sidesOf(styles[0])
  const webp = styles.map((style) => `${imageUrl(cdn, image, style, { webp: true })} ${sidesOf(style)[0] ?? 0}w`)
  return { webp: { srcSet: webp.join(', ') }, fallback: { src: imageUrl(cdn, image, styles[0]) }, width, height }
}

/** The only source of a picture, in webp: for what is seen for a moment, and is not missed without it. */
export function singleSource(cdn: string, image: ImageRef, style: ImageStyle): Sources {
  const [width = 0, height = 0] = sidesOf(style)
  return { fallback: { src: imageUrl(cdn, image, style, { webp: true }) }, width, height }
}
