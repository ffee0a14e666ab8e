/** The fields of a product or a box that a link needs. */
export interface ProductPathParts {
  /** Last part of the product's address, like `air-500`. */
  readonly slug: string
  /** Path of the product's category, like `ducts/flexible-hoses`; used only with the option `wildcard`. */
  readonly categoryPath: string
}

/** Options of {@link productPath}. */
export interface ProductPathOptions {
  /** The variant; it is in the URL only if it is not the default one. */
  readonly variant?: {
    /** Id of the variant, written as `variant_id`. */
    readonly id: number
    /** Whether it is the product's default variant; its id is then left out of the address. */
    readonly isDefault: boolean
  }
  /**
   * Whether product URLs start with the path of the category.
   *
   * @defaultValue false
   */
  readonly wildcard?: boolean
  /**
   * Whether the link leads to buying for loyalty credits; adds `for_credits=true`.
   *
   * @defaultValue false
   */
  readonly forCredits?: boolean
  /**
   * First part of the path where products do not live under their category.
   *
   * @defaultValue `'product'`
   */
  readonly folder?: string
}

/**
 * Path of a product page: `/product/{slug}?variant_id=`.
 *
 * @param product - Slug and category of the product.
 * @param options - Variant to select, and how the shop forms paths; `folder` is `product` by default.
 * @example
 * ```ts
 * const path = productPath({ slug: 'air-500', categoryPath: 'fans' }) // '/product/air-500'
 * ```
 */
export function productPath(
  { slug, categoryPath }: ProductPathParts,
  { variant, wildcard = false, forCredits = false, folder = 'product' }: ProductPathOptions = {},
): string {
  const folders = wildcard ? categoryPath.split('/').filter((part) => part !== '') : [folder]
  const path = `/${[...folders, slug].map(encodeURIComponent).join('/')}`
  const query = new URLSearchParams({
    ...(variant && !variant.isDefault && { variant_id: String(variant.id) }),
    ...(forCredits && { for_credits: 'true' }),
  }).toString()
  return query === '' ? path : `${path}?${query}`
}
