import type { CartItemPreview } from '@vanek/sdk/cart'
import { type ImageRef, type ImageStyle, imageUrl, productStyles } from '@vanek/sdk/images'
import type { Image, Product, Variant } from '@vanek/sdk/product'
import { isFull, type Sources } from '../../ui/image.tsx'

/** The style of the detail page and multiples of it, for `srcset`. */
const detailStyles = [productStyles.detail, 'style-w450-h600', 'style-w600-h800', 'style-w900-h1200'] as const
/** The style of a box in a list and what a phone needs at a higher density. */
const boxStyles = [productStyles.box, 'style-w320-h320', 'style-w510-h540'] as const
const heroStyles = ['style-w520-h520', 'style-w1040-h1040'] as const

/** Rendered width of the picture in a box, without its padding. */
export const boxSizes = '(width >= 64rem) 15.5rem, (width >= 48rem) 25vw, 39vw'
export const heroSizes = '(width >= 48rem) 31rem, 70vw'
/** Rendered width of the picture: about half of a wide page, nearly all of a narrow one. */
const cutOut = '(width >= 84rem) 41rem, (width >= 64rem) 46vw, (width >= 48rem) 42vw, 82vw'
/** Width of a scene, which is cut at its sides. */
const scene = '(width >= 84rem) 55rem, (width >= 64rem) 62vw, (width >= 48rem) 56vw, 112vw'

export const pictureSizes = (image: Image): string => (isFull(image) ? scene : cutOut)

/** Style of the picture in the lightbox. */
export const largeStyle = 'style-w1200-h1600'

const sidesOf = (style: ImageStyle) => (style.match(/\d+/g) ?? []).map(Number)

/** Sources by width. The few browsers without webp get one size. */
function sourcesOf(
  cdn: string,
  image: ImageRef | string,
  styles: readonly [ImageStyle, ImageStyle, ...ImageStyle[]],
): Sources {
  const [width = 0, height = 0] = sidesOf(styles[0])
  const webp = styles.map((style) => `${imageUrl(cdn, image, style, { webp: true })} ${sidesOf(style)[0] ?? 0}w`)
  return { webp: { srcSet: webp.join(', ') }, fallback: { src: imageUrl(cdn, image, styles[1]) }, width, height }
}

/** Sources of a gallery picture in the style of the detail page and multiples of it (B9.46). */
export const pictureSources = (cdn: string, image: ImageRef): Sources => sourcesOf(cdn, image, detailStyles)

/** Sources of the picture in a product box. */
export const boxSources = (cdn: string, image: ImageRef): Sources => sourcesOf(cdn, image, boxStyles)

/** Sources of the large picture of the home page. */
export const heroSources = (cdn: string, image: ImageRef): Sources => sourcesOf(cdn, image, heroStyles)

/** The optimistic cart line of a product until the back end answers; its totals are marked as stale meanwhile. */
export function previewOf(product: Product, variant: Variant): CartItemPreview {
  const { id, name, slug, categoryFullname, brand, marketingCode, mainImage, defaultVariantId } = product
  const { unitWithTax, unitWithoutTax, unitOriginalWithTax, currencyCode } = variant.prices
  return {
    productId: id,
    product: { id, name, slug, categoryFullname, brand: brand?.title ?? null, marketingCode, mainImage },
    variant: { id: variant.id, name: variant.name, isDefault: variant.id === defaultVariantId },
    shoppable: { ...variant, name: variant.fullname },
    prices: {
      ...{ unitWithTax, unitWithoutTax, unitOriginalWithTax, currencyCode },
      totalWithTax: unitWithTax,
      totalWithoutTax: unitWithoutTax,
    },
  }
}
