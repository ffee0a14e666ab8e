import type { Category, Product } from './types.ts'

/** A product by category and index; `sold-out` is the first sold out product. */
export type Pick = readonly [slug: string, which: number | 'sold-out']

/** The id of a removed variant, larger than any catalogue. */
export const REMOVED_VARIANT = 1_999_999_991

/** Finds picked goods: the default variant of regular products in stock. */
export function goodsOf(products: readonly Product[], categories: readonly Category[]) {
  return ([slug, which]: Pick): number | undefined => {
    const category = categories.find((one) => one.slug === slug)
    const all = products.filter((one) => one.categoryId === category?.id && one.saleable)
    if (which === 'sold-out') return all.find(isSoldOut)?.defaultVariantId
    const sold = all.filter((one) => !isSoldOut(one))
    return sold[which % Math.max(1, sold.length)]?.defaultVariantId
  }
}

function isSoldOut({ variants, defaultVariantId }: Product): boolean {
  const variant = variants.find(({ id }) => id === defaultVariantId)
  return variant?.checkStock === true && variant.stock.every(({ amount }) => amount === 0)
}
