import { isVariantChosen, startVariant, type Variant } from '@vanek/sdk/product'
import { useState } from 'react'
import { useLocation, type ShouldRevalidateFunctionArgs } from 'react-router-dom'
import type { ProductPageData } from './load-product.ts'
import { ProductPage } from './product-page.tsx'
import { wantedVariant } from './wanted-variant.ts'

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
  const { key, search, state } = useLocation()
  const params = new URLSearchParams(search)
  // what an earlier visit chose is not known to the server that wrote this page
  const [start] = useState(key)
  const chosen = key === start ? undefined : (state as VariantState | null)?.variant
  const { product } = data
  const wanted = wantedVariant(params)
  const picked = product.variants.find((variant) => variant.id === chosen)
  return (
    <ProductPage
      key={product.id}
      data={data}
      variantId={(picked ?? startVariant(product, wanted)).id}
      isChosen={picked !== undefined || isVariantChosen(product, wanted)}
      forCredits={params.get('for_credits') === 'true'}
    />
  )
}
