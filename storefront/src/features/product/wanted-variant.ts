import type { WantedVariant } from '@vanek/sdk/product'

/** The variant that an address asks for, by its id or by a code of it (B2.15, B4.01). */
export const wantedVariant = (params: URLSearchParams): WantedVariant => ({
  variantId: Number(params.get('variant_id')) || null,
  catalogCode: params.get('catalog_code'),
})
