import type { CartPreview } from '@vanek/sdk/cart'
import { type ImageRef, imageUrl, productStyles } from '@vanek/sdk/images'
import type { Product, Variant } from '@vanek/sdk/product'
import type { Sources } from '../../ui/image.tsx'

/** The style of details and multiples of it, which a browser may choose from. */
const styles = [productStyles.detail, 'style-w450-h600', 'style-w600-h800', 'style-w900-h1200'] as const

/** How wide the picture stands: a good half of the page beside the text, nearly all of a narrow one. */
export const pictureSizes = '(width >= 84rem) 41rem, (width >= 64rem) 46vw, 84vw'

/** The picture that is shown over the page. */
export const largeStyle = 'style-w1200-h1600'

/** A picture of the gallery in the style of details and multiples of it, each told by its width (B9.46). */
export function pictureSources(cdn: string, image: ImageRef): Sources {
  const srcSet = (webp: boolean) =>
    styles.map((style) => `${imageUrl(cdn, image, style, { webp })} ${Number.parseInt(style.slice(7), 10)}w`).join(', ')
  return {
    webp: { srcSet: srcSet(true) },
    fallback: { src: imageUrl(cdn, image, styles[2]), srcSet: srcSet(false) },
    width: 300,
    height: 400,
  }
}

/** How the line looks in the cart until the back end has answered; its sums are marked as stale meanwhile. */
export function previewOf(product: Product, variant: Variant): CartPreview {
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
