import { productPath } from '@vanek/sdk/product'

/** The page of what a line of a cart or a list is about, in the variant of the line (B2.15). */
export const linePath = (
  { slug }: { readonly slug: string },
  variant: { readonly id: number; readonly isDefault: boolean } | null,
): string => productPath({ slug, categoryPath: '' }, variant ? { variant } : {})
