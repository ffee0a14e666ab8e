import type { WantedVariant } from '@vanek/sdk/product'

/** The variant named by the URL, by its id or by one of its codes (B2.15, B4.01). */
export const wantedVariant = (params: URLSearchParams): WantedVariant => ({
  variantId: Number(params.get('variant_id')) || null,
  catalogCode: params.get('catalog_code'),
})
