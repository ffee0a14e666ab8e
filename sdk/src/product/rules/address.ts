/** What is needed of a product or a box to link to it. */
export interface Linkable {
  readonly slug: string
  readonly categoryPath: string
}

export interface ProductPathOptions {
  /** The variant meant; it is named only when it is not the default one (B2.15). */
  readonly variant?: { readonly id: number; readonly isDefault: boolean }
  /** Whether products live under the path of their category (B2.25); off unless told. */
  readonly wildcard?: boolean
  /** Whether it is bought for loyalty credits. */
  readonly forCredits?: boolean
}

/** The address of a product page, with leading slash: `/produkt/{slug}?variant_id=` (B2.15, B2.25). */
export function productPath(
  { slug, categoryPath }: Linkable,
  { variant, wildcard = false, forCredits = false }: ProductPathOptions = {},
): string {
  const folders = wildcard ? categoryPath.split('/').filter((part) => part !== '') : ['produkt']
  const path = `/${[...folders, slug].map(encodeURIComponent).join('/')}`
  const query = new URLSearchParams({
    ...(variant && !variant.isDefault && { variant_id: String(variant.id) }),
    ...(forCredits && { for_credits: 'true' }),
  }).toString()
  return query === '' ? path : `${path}?${query}`
}
