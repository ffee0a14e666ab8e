/** The fields of a variant that {@link startVariant} needs; a `Variant` has all of them. */
export interface Startable {
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

/** The variant that an address names. With both fields the code wins. */
export interface WantedVariant {
  /** Id of the variant, usually from `variant_id` of the address. */
  readonly variantId?: number | null | undefined
  /** A catalogue code, an EAN or a marketing code; case-insensitive. */
  readonly catalogCode?: string | null | undefined
}

const hasCode = ({ catalogCode, ean, marketingCode }: Startable, wanted: string): boolean =>
  [catalogCode, ean, marketingCode].some((code) => code?.toLowerCase() === wanted)

function namedVariant<V extends Startable>(variants: readonly V[], { variantId, catalogCode }: WantedVariant) {
  const code = catalogCode?.trim().toLowerCase()
  const coded = code ? variants.find((own) => hasCode(own, code)) : undefined
  return coded ?? variants.find(({ id }) => id === variantId)
}

/**
 * Whether a variant is chosen. If a product requires a choice, only a variant named by the URL is chosen; otherwise the
 * one that is shown is.
 */
export const isVariantChosen = (
  { variants, variantRequired }: { readonly variants: readonly Startable[]; readonly variantRequired: boolean },
  wanted: WantedVariant = {},
): boolean => !variantRequired || variants.length < 2 || namedVariant(variants, wanted) !== undefined

/**
 * The variant a product page starts with: the one of the wanted catalogue code or id, else the default one,
 * else the first. When that one has no stock and cannot be had, the first with stock is shown instead; when no
 * variant has any, it stays. Unlimited stock is stock. A shopper's own later choice is not corrected: this is
 * for the start only.
 */
export function startVariant<V extends Startable>(
  { variants, defaultVariantId }: WithVariants<V>,
  { variantId, catalogCode }: WantedVariant = {},
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
