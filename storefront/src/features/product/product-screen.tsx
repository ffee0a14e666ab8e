import { startVariant, type Variant } from '@vanek/sdk/product'
import { useState } from 'react'
import { useLocation, useSearchParams, type ShouldRevalidateFunctionArgs } from 'react-router-dom'
import type { ProductPageData } from './load-product.ts'
import { ProductPage } from './product-page.tsx'

/** Another variant of the same product, or other reviews of it, need no new data. */
export function sameProduct({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate
}

/** Links that choose a variant tell it here, so that one that is sold out can be chosen as well. */
export interface VariantState {
  readonly variant: Variant['id']
}

/** The product in the variant that the address asks for (B2.15, B4.01 to B4.03), for credits when it says so (B2.16). */
export function ProductScreen({ data }: { readonly data: ProductPageData }) {
  const [params] = useSearchParams()
  const { key, state } = useLocation()
  // what an earlier visit chose is not known to the server that wrote this page
  const [start] = useState(key)
  const chosen = key === start ? undefined : (state as VariantState | null)?.variant
  const { id } =
    data.product.variants.find((variant) => variant.id === chosen) ??
    startVariant(data.product, { variantId: Number(params.get('variant_id')) || null })
  return (
    <ProductPage key={data.product.id} data={data} variantId={id} forCredits={params.get('for_credits') === 'true'} />
  )
}
