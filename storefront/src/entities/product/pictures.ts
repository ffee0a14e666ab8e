import type { CartItemPreview } from '@vanek/sdk/cart'
import { type ImageRef, productStyles } from '@vanek/sdk/images'
import type { Image, Product, Variant } from '@vanek/sdk/product'
import { sourcesByWidth } from './picture-sources.ts'
import { isFull, type Sources } from '../../ui/image.tsx'

/** The style of the detail page and multiples of it, for `srcset`. */
const detailStyles = [productStyles.detail, 'style-w450-h600', 'style-w600-h800', 'style-w900-h1200'] as const

/** Rendered width of the picture: about half of a wide page; on a phone its height is limited. */
const cutOut = '(width >= 84rem) 41rem, (width >= 64rem) 46vw, (width >= 48rem) 42vw, 60vw'
/** Width of a scene, which is cut at its sides. */
const scene = '(width >= 84rem) 55rem, (width >= 64rem) 62vw, (width >= 48rem) 56vw, 92vw'

export const pictureSizes = (image: Image): string => (isFull(image) ? scene : cutOut)

/** Style of the picture in the lightbox. */
export const largeStyle = 'style-w1200-h1600'

/** Sources of a gallery picture in the style of the detail page and multiples of it (B9.46). */
export const pictureSources = (cdn: string, image: ImageRef): Sources => sourcesByWidth(cdn, image, detailStyles)

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
