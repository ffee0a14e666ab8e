import { productPath } from '../../market/paths.ts'

/** The product page of a line of the cart or of a list, with the variant of the line (B2.15). */
export const linePath = (
  { slug }: { readonly slug: string },
  variant: { readonly id: number; readonly isDefault: boolean } | null,
): string => productPath({ slug, categoryPath: '' }, variant ? { variant } : {})
