import { initialVariant } from '@vanek/sdk/product'
import { variantToItem, viewItemEvent } from '@vanek/sdk/tracking'
import type { ProductPageData } from '../../../pages/product/data.ts'
import type { VariantState } from '../../../pages/product/product-screen.tsx'
import { wantedVariant } from '../../../pages/product/head.ts'
import type { TellPage } from './page-told.ts'

/** The product in its shown variant; another variant is tracked again. */
export const tellProduct: TellPage<ProductPageData> = ({ product, alternatives }, { location: { search, state } }) => {
  const chosen = (state as VariantState | null)?.variant
  const asked = wantedVariant(new URLSearchParams(search))
  const variant = product.variants.find(({ id }) => id === chosen) ?? initialVariant(product, asked)
  return {
    events: [viewItemEvent(product, variant)],
    lists: [{ id: 'alternatives', name: 'Podobné výrobky', products: alternatives }],
    items: product.variants.map((own) => variantToItem(product, own)),
  }
}
