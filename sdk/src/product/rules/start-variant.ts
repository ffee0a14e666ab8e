/** The fields of a variant that {@link initialVariant} needs; a `Variant` has all of them. */
export interface SelectableVariant {
  /** Id of the variant. */
  readonly id: number
  /** Catalogue code of the variant. */
  readonly catalogCode: string
  /** Marketing code of the variant; a link may name the variant by it. */
  readonly marketingCode?: string
  /** EAN barcode of the variant; null if it has none. */
  readonly ean?: string | null
  /** Availability of the variant. */
  readonly availability: {
    /** Whether the variant can be bought now. */
    readonly isAvailable: boolean
    /** Amount in all warehouses, in the unit of sale; null when unlimited. */
    readonly stock: number | null
  }
}

interface WithVariants<V> {
  readonly variants: readonly V[]
  readonly defaultVariantId: number
}

/** The variant in a URL. With both fields the code wins. */
export interface VariantSelection {
  /** Id of the variant, usually from `variant_id` of the address. */
  readonly variantId?: number | null | undefined
  /** A catalogue code, an EAN or a marketing code; case-insensitive. */
  readonly catalogCode?: string | null | undefined
}

const hasCode = ({ catalogCode, ean, marketingCode }: SelectableVariant, wanted: string): boolean =>
  [catalogCode, ean, marketingCode].some((code) => code?.toLowerCase() === wanted)

function namedVariant<V extends SelectableVariant>(
  variants: readonly V[],
  { variantId, catalogCode }: VariantSelection,
) {
  const code = catalogCode?.trim().toLowerCase()
  const coded = code ? variants.find((own) => hasCode(own, code)) : undefined
  return coded ?? variants.find(({ id }) => id === variantId)
}

/**
 * Whether a variant is chosen. If a product requires a choice, only a variant named by the URL is chosen; otherwise
 * the one that is shown is.
 *
 * @param product - Its variants, and whether it requires a choice.
 * @param wanted - The variant that the URL names. Defaults to none.
 */
export const isVariantChosen = (
  { variants, variantRequired }: { readonly variants: readonly SelectableVariant[]; readonly variantRequired: boolean },
  wanted: VariantSelection = {},
): boolean => !variantRequired || variants.length < 2 || namedVariant(variants, wanted) !== undefined

/**
 * Returns the variant that a product page starts with: the one the URL names, else the default one, else the first. If it is
 * out of stock and cannot be ordered, the first one in stock is shown instead; if none is in stock, it stays. For the
 * start only: do not correct a later choice of the shopper.
 *
 * @param product - Its variants and the id of the default one.
 * @param wanted - The variant that the URL names. Defaults to none.
 * @returns One of `variants`.
 * @throws TypeError if the product has no variants
 * @example
 * ```ts
 * const { variants, defaultVariantId } = unwrap(await getProduct(shop, { slug: 'air-500' }))
 * const variant = initialVariant({ variants, defaultVariantId }, { variantId })
 * console.log(variant.fullname)
 * ```
 */
export function initialVariant<V extends SelectableVariant>(
  { variants, defaultVariantId }: WithVariants<V>,
  { variantId, catalogCode }: VariantSelection = {},
): V {
  const variant =
    namedVariant(variants, { variantId, catalogCode }) ??
    variants.find(({ id }) => id === defaultVariantId) ??
    variants[0]
  if (!variant) throw new TypeError('a product has at least one variant')
  const { isAvailable, stock } = variant.availability
  if (stock !== 0 || isAvailable) return variant
  return variants.find(({ availability }) => availability.stock === null || availability.stock > 0) ?? variant
}
