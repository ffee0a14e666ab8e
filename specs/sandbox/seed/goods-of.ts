import type { Category, Product } from './types.ts'

/** Goods by a category and by which of its products: `sold-out` is the first one of which there is no piece. */
export type Pick = readonly [slug: string, which: number | 'sold-out']

/** A variant that the shop does not know any more: no catalogue is as large. */
export const GONE_VARIANT = 1_999_999_991

/** Finds picked goods: the default variant of ordinary products, that can be had. */
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
