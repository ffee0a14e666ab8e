import type { ProductBox, ProductPathOptions } from '@vanek/sdk/product'

/** The variant that a box represents: the one matching the query, or the default one. */
export const boxVariantId = ({ variant, defaultVariantId }: Pick<ProductBox, 'variant' | 'defaultVariantId'>): number =>
  variant?.id ?? defaultVariantId

/** The name of a box; it includes the size or colour if only one variant matches. */
export const boxName = ({ name, variant }: Pick<ProductBox, 'name' | 'variant'>): string => variant?.fullname ?? name

/** The variant for the link, so that the page opens with the variant shown in the box (B2.15, B4.01). */
export const boxLink = ({
  variant,
  defaultVariantId,
  variantRequired,
}: Pick<ProductBox, 'variant' | 'defaultVariantId' | 'variantRequired'>): Pick<ProductPathOptions, 'variant'> =>
  variant ? { variant: { id: variant.id, isDefault: variant.id === defaultVariantId && !variantRequired } } : {}
