import type { Product, Variant } from '@vanek/sdk/product'

/** A number parameter of a variant, stored with the variant, or with its product if all variants share it. */
export function factOf(
  code: string,
  { parameters }: Pick<Variant, 'parameters'>,
  product: Pick<Product, 'parameters'>,
): number | undefined {
  const own = parameters.find((parameter) => parameter.code === code)?.number
  const shared = product.parameters.find((parameter) => parameter.code === code)?.values
  return own ?? (shared?.length === 1 ? shared[0] : undefined)
}
