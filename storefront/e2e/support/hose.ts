import type { Product, Variant } from '@vanek/sdk/product'
import { findProduct } from './find-product.ts'

/** Hose sold in steps of this part of a metre, with more in stock than the maximum of an order. */
export async function hoseBy(
  sandboxUrl: string,
  step: 0.1 | 0.5,
): Promise<{ readonly product: Product; readonly variant: Variant }> {
  const fits = ({ unit, availability }: Variant) => unit === 'm' && availability.amountStep === step
  const product = await findProduct(sandboxUrl, ({ variants: [first] }) => first !== undefined && fits(first))
  const variant = product.variants.find(({ id }) => id === product.defaultVariantId)
  if (!variant) throw new Error('The hose has no default variant')
  return { product, variant }
}
