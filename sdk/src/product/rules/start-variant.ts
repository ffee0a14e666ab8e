/** What is needed of a variant to start with it. */
export interface Startable {
  readonly id: number
  readonly catalogCode: string
  readonly marketingCode?: string
  readonly ean?: string | null
  readonly availability: { readonly isAvailable: boolean; readonly stock: number | null }
}

interface WithVariants<V> {
  readonly variants: readonly V[]
  readonly defaultVariantId: number
}

/** What an address or a link asks for. */
export interface WantedVariant {
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
 * Whether a variant is chosen. If a product requires a choice, only a variant named by the URL is chosen; otherwise the one
 * that is shown is (C5.43).
 */
export const isVariantChosen = (
  { variants, variantRequired }: { readonly variants: readonly Startable[]; readonly variantRequired: boolean },
  wanted: WantedVariant = {},
): boolean => !variantRequired || variants.length < 2 || namedVariant(variants, wanted) !== undefined

/**
 * The variant a product page starts with: the one of the wanted catalogue code or id (B4.01), else the default one
 * (B4.02), else the first. When that one has no stock and cannot be had, the first with stock is shown instead; when no
 * variant has any, it stays (B4.03). Unlimited stock is stock. A shopper's own later choice is not corrected: this is
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
