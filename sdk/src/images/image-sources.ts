import type { DenseImageStyle } from './image-styles.ts'
import { type ImageRef, imageUrl } from './image-url.ts'

/** Attributes of a `picture` element with one webp `source` and an `img`. {@link imageSources} returns them. */
export interface ImageSources {
  /** Attributes of the `source` element. */
  readonly webp: {
    /** MIME type of the source. */
    readonly type: 'image/webp'
    /** Addresses for the pixel ratios `1x` and `2x`, in webp. */
    readonly srcSet: string
  }
  /** Attributes of the `img` element, in the format of the original picture. */
  readonly fallback: {
    /** Address for the pixel ratio 1. */
    readonly src: string
    /** Addresses for the pixel ratios `1x` and `2x`. */
    readonly srcSet: string
  }
  /** Width of the style in CSS pixels. The picture itself may be narrower unless the style crops. */
  readonly width: number
  /** Height of the style in CSS pixels. The picture itself may be lower unless the style crops. */
  readonly height: number
}

/**
 * Returns the attributes of a `picture` element: URLs of an image for pixel ratios 1 and 2, in webp and in its own format.
 *
 * @typeParam Own - Further styles of a back end that offers others than the contract, each with its double.
 * @param cdn - Base URL of the image server, without a trailing slash.
 * @param image - The image, or its path.
 * @param style - Name of a style with its size, like `style-w320-h240-crop`.
 * @returns The attributes of `<source>` and `<img>`, and the size.
 * @example
 * ```ts
 * const { webp, fallback, width, height } = imageSources(shop.config.endpoints.cdn, 'products/fan.png', productStyles.box)
 * ```
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
