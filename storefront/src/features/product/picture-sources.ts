import { imageStyles, imageUrl, type ImageRef } from '@vanek/sdk/images'
import type { Sources } from '../../ui/image.tsx'

const { width, height } = imageStyles.productDetail

/** Multiples of the style of details that a browser may choose from. */
const multiples = [1, 1.5, 2, 3] as const

/** How wide the picture stands: a good half of the page beside the text, nearly all of a narrow one. */
export const pictureSizes = '(width >= 84rem) 41rem, (width >= 64rem) 46vw, 84vw'

/** The picture that is shown over the page. */
export const largePicture = { width: width * 4, height: height * 4 }

/** A picture of the gallery in the style of details and multiples of it, each told by its width (B9.46). */
export function pictureSources(cdn: string, image: ImageRef): Sources {
  const at = (times: number, webp: boolean) =>
    imageUrl(cdn, image, { width: width * times, height: height * times, webp })
  const srcSet = (webp: boolean) => multiples.map((times) => `${at(times, webp)} ${width * times}w`).join(', ')
  return {
    webp: { srcSet: srcSet(true) },
    fallback: { src: at(2, false), srcSet: srcSet(false) },
    width,
    height,
  }
}
