import * as texts from '#texts/entities/cart'
import { useShop } from '@vanek/react-hooks'
import type { CartItem } from '@vanek/sdk/cart'
import { type DenseImageStyle, imageSources } from '@vanek/sdk/images'
import { productPath } from '../../lib/paths/product.ts'
import { Image } from '../../ui/image.tsx'

/** Name of a line: that of the product, else that of the item for sale. */
export const lineName = (item: CartItem): string => item.product?.name ?? item.shoppable?.name ?? texts.goods

/** Name of the line's variant; null if it adds nothing to the line's name. */
export const variantName = (item: CartItem): string | null => {
  const name = item.variant?.name ?? ''
  return name !== '' && name !== lineName(item) ? name : null
}

/** The product page of a line of the cart or of a list, with the variant of the line (B2.15). */
export const linePath = (
  { slug }: { readonly slug: string },
  variant: { readonly id: number; readonly isDefault: boolean } | null,
): string => productPath({ slug, categoryPath: '' }, variant ? { variant } : {})

/** A small picture of a line; decorative, because the name is beside it. */
export function LineImage({
  image,
  sized,
}: {
  readonly image: { readonly path: string } | null | undefined
  readonly sized: DenseImageStyle
}) {
  const { cdn } = useShop().config.endpoints
  return <span className="stage line-image">{image && <Image sources={imageSources(cdn, image, sized)} alt="" />}</span>
}
