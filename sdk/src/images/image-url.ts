import type { ImageStyle } from './image-styles.ts'

/** A picture as the contract names it; only `path` matters here. */
export interface ImageRef {
  /** Path under `{cdn}/image/{style}/`. */
  readonly path: string
}

/** Options of {@link imageUrl}. */
export interface ImageOptions {
  /**
   * Whether to link the webp variant of the picture.
   *
   * @defaultValue false
   */
  readonly webp?: boolean
}

/**
 * Returns the URL of an image in a style: `{cdn}/image/style-w320-h240-crop/{path}`.
 *
 * @typeParam Own - Further styles of a back end that offers others than the contract.
 * @param cdn - Base URL of the image server, without a trailing slash: `shop.config.endpoints.cdn`.
 * @param image - The image, or its path. Leading slashes are ignored.
 * @param style - Name of a style.
 * @param options - Whether to link the webp variant (false by default).
 * @returns The URL, for `src` of an `<img>`.
 * @example
 * ```ts
 * const { cdn } = shop.config.endpoints
 * const { mainImage } = unwrap(await getListing(shop, { path: 'koupelnove-ventilatory' })).products[0] ?? {}
 * const src = mainImage && imageUrl(cdn, mainImage, 'style-w255-h270')
 * ```
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- named by the caller, never inferred
export function imageUrl<Own extends string = never>(
  cdn: string,
  image: ImageRef | string,
  style: ImageStyle | NoInfer<Own>,
  { webp }: ImageOptions = {},
): string {
  const path = (typeof image === 'string' ? image : image.path).replace(/^\/+/, '')
  return `${cdn}/image/${style}/${path}${webp ? '.webp' : ''}`
}
