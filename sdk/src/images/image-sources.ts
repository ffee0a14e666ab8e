import { type ImageRef, type ImageSize, imageUrl } from './image-url.ts'

/** What a `picture` element with one webp source and an `img` needs. */
export interface ImageSources {
  readonly webp: { readonly type: 'image/webp'; readonly srcSet: string }
  readonly fallback: { readonly src: string; readonly srcSet: string }
  readonly width: number
  readonly height: number
}

/** Addresses of a picture for pixel ratios 1 and 2, in webp and in its own format (B7.52, B7.53, B7.54). */
export function imageSources(cdn: string, image: ImageRef | string, size: ImageSize): ImageSources {
  const srcSet = (webp: boolean) =>
    ([1, 2] as const).map((ratio) => `${imageUrl(cdn, image, { ...size, webp, ratio })} ${ratio}x`).join(', ')
  return {
    webp: { type: 'image/webp', srcSet: srcSet(true) },
    fallback: { src: imageUrl(cdn, image, { ...size }), srcSet: srcSet(false) },
    width: size.width,
    height: size.height,
  }
}
