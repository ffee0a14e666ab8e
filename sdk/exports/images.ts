/**
 * URLs of images and files.
 *
 * @example
 * ```ts
 * const { webp, fallback } = imageSources(shop.config.endpoints.cdn, 'products/fan.png', productStyles.box)
 * ```
 * @module
 */
export { contentFileUrl, shopFileUrl } from '../src/images/file-url.ts'
export { imageSources, type ImageSources } from '../src/images/image-sources.ts'
export { type DenseImageStyle, type ImageStyle, imageStyles, productStyles } from '../src/images/image-styles.ts'
export { type ImageOptions, type ImageRef, imageUrl } from '../src/images/image-url.ts'
