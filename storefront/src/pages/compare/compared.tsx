import * as texts from '#texts/pages/compare'
import { useShop, useShopQuery } from '@vanek/react-hooks'
import { type CallOptions, ok, type Result, type Shop, type ShopError } from '@vanek/sdk'
import {
  getParameterEntities,
  getProducts,
  type Product,
  resolveParameters,
  type DisplayParameter,
} from '@vanek/sdk/product'
import { defineQuery } from '@vanek/sdk/transport'
import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Notice } from '../../ui/notice.tsx'
import { CompareTable } from './compare-table.tsx'

/** A product with its displayed parameters. */
export interface ComparedProduct {
  readonly product: Product
  readonly parameters: readonly DisplayParameter[]
}

interface Comparison {
  readonly all: readonly ComparedProduct[]
  /** Whether the names of parameters were loaded; without them picture, price and gauges can still be compared. */
  readonly isComplete: boolean
}

/** Loads products to compare, and the names of their parameters in a second request. */
async function loadCompared(
  shop: Shop,
  ids: readonly number[],
  options: CallOptions,
): Promise<Result<Comparison, ShopError>> {
  const products = await getProducts(shop, { ids }, options)
  if (!products.ok) return products
  const all = products.data.flatMap(({ parameters }) => parameters)
  const entities = await getParameterEntities(shop, { parameters: all }, options)
  return ok({
    all: products.data.map((product) => ({
      product,
      parameters: entities.ok ? resolveParameters(product.parameters, entities.data) : [],
    })),
    isComplete: entities.ok,
  })
}

/** Products to compare, in the order of their ids; those that no longer exist are left out. */
function useComparison(ids: readonly number[]) {
  const shop = useShop()
  // removing a product needs no request
  const [requestedIds, setRequestedIds] = useState(ids)
  if (!ids.every((id) => requestedIds.includes(id))) setRequestedIds(ids)

  const query = defineQuery(shop, ['compared', requestedIds], (context) => loadCompared(shop, requestedIds, context))
  const { data, status, refetch } = useShopQuery(query, { gcTime: 0, family: 'compared' })
  const products = ids.flatMap((id) => data?.all.find(({ product }) => product.id === id) ?? [])
  return { products, isComplete: data?.isComplete ?? true, status, refetch }
}

export interface ComparedProps {
  /** At least one. */
  readonly ids: readonly number[]
  /** Shown if none of the products exists any more. */
  readonly nothing: ReactNode
  /** Shown until the products are loaded. */
  readonly placeholder: ReactNode
  readonly onRemove: (product: Product) => void
  readonly onClear: () => void
  /** Called with the id of a product that no longer exists. */
  readonly onGone: (id: number) => void
}

/** The chosen products side by side, once they are loaded. */
export function Compared({ ids, nothing, placeholder, onRemove, onClear, onGone }: ComparedProps) {
  const { products, isComplete, status, refetch } = useComparison(ids)
  const gone = status === 'success' ? ids.find((id) => !products.some(({ product }) => product.id === id)) : undefined
  // it would take up a place in the comparison, with no button to remove it
  useEffect(() => {
    if (gone !== undefined) onGone(gone)
  }, [gone, onGone])
  const again = <Button onClick={() => void refetch()}>{texts.tryAgain}</Button>
  return (
    <>
      {!isComplete && (
        <Notice kind="warning">
          <div className="compare-failed">
            <p>{texts.incomplete}</p>
            {again}
          </div>
        </Notice>
      )}
      {products.length > 0 && (
        <CompareTable products={products} isComplete={isComplete} onRemove={onRemove} onClear={onClear} />
      )}
      {products.length === 0 && status === 'success' && nothing}
      {products.length === 0 && status === 'pending' && placeholder}
      {status === 'error' && (
        <Empty icon="breeze" title={texts.failedTitle}>
          <p>{texts.failedNote}</p>
          {again}
        </Empty>
      )}
    </>
  )
}
