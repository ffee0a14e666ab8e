import type { ProductBox, ProductPathOptions } from '@vanek/sdk/product'

/** The variant that a box stands for: the one that fits what was asked for, else the usual one. */
export const boxVariantId = ({ variant, defaultVariantId }: Pick<ProductBox, 'variant' | 'defaultVariantId'>): number =>
  variant?.id ?? defaultVariantId

/** What a box calls itself: with its size or colour where only that one fits. */
export const boxName = ({ name, variant }: Pick<ProductBox, 'name' | 'variant'>): string => variant?.fullname ?? name

/** For the link to its page: it opens on the variant that is shown (B2.15, B4.01). */
export const boxLink = ({
  variant,
  defaultVariantId,
  variantRequired,
}: Pick<ProductBox, 'variant' | 'defaultVariantId' | 'variantRequired'>): Pick<ProductPathOptions, 'variant'> =>
  variant ? { variant: { id: variant.id, isDefault: variant.id === defaultVariantId && !variantRequired } } : {}
