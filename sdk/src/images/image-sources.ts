import type { DenseImageStyle } from './image-styles.ts'
import { type ImageRef, imageUrl } from './image-url.ts'

/** What a `picture` element with one webp source and an `img` needs. */
export interface ImageSources {
  readonly webp: { readonly type: 'image/webp'; readonly srcSet: string }
  readonly fallback: { readonly src: string; readonly srcSet: string }
  readonly width: number
  readonly height: number
}

/**
 * Addresses of a picture for pixel ratios 1 and 2, in webp and in its own format (B7.52, B7.53, B7.54). Styles of a back
 * end that offers others than the contract, each with its double, are named as `Own`.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- named by the caller, never inferred
export function imageSources<Own extends string = never>(
  cdn: string,
  image: ImageRef | string,
  style: DenseImageStyle | NoInfer<Own>,
): ImageSources {
  const doubled = style.replace(/\d+/g, (side) => `${2 * Number(side)}`)
  const at = (own: string, webp: boolean) => imageUrl<string>(cdn, image, own, { webp })
  const srcSet = (webp: boolean) => `${at(style, webp)} 1x, ${at(doubled, webp)} 2x`
  const [width = 0, height = 0] = (style.match(/\d+/g) ?? []).map(Number)
  return {
    webp: { type: 'image/webp', srcSet: srcSet(true) },
    fallback: { src: at(style, false), srcSet: srcSet(false) },
    width,
    height,
  }
}
