import * as texts from '#texts/pages/compare'
import { type UseReadResult, useShop, useShopQuery } from '@vanek/react-hooks'
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
import { Empty } from '../../ui/empty.tsx'
import { CompareTable } from './compare-table.tsx'

/** A product with its displayed parameters. */
export interface ComparedProduct {
  readonly product: Product
  readonly parameters: readonly DisplayParameter[]
}

/** Loads products to compare, and the names of their parameters in a second request. */
async function loadCompared(
  shop: Shop,
  ids: readonly number[],
  options: CallOptions,
): Promise<Result<readonly ComparedProduct[], ShopError>> {
  const products = await getProducts(shop, { ids }, options)
  if (!products.ok) return products
  const all = products.data.flatMap(({ parameters }) => parameters)
  const entities = await getParameterEntities(shop, { parameters: all }, options)
  // without the names of parameters, picture, price and gauges can still be compared
  const names = entities.ok ? entities.data : null
  return ok(
    products.data.map((product) => ({
      product,
      parameters: names ? resolveParameters(product.parameters, names) : [],
    })),
  )
}

/** Products to compare, in the order of their ids; those that no longer exist are left out. */
function useComparedProducts(ids: readonly number[]): UseReadResult<readonly ComparedProduct[]> {
  const shop = useShop()
  // removing a product needs no request
  const [requestedIds, setRequestedIds] = useState(ids)
  if (!ids.every((id) => requestedIds.includes(id))) setRequestedIds(ids)

  const query = defineQuery(shop, ['compared', requestedIds], (context) => loadCompared(shop, requestedIds, context))
  const read = useShopQuery(query, { gcTime: 0, family: 'compared' })
  return { ...read, data: ids.flatMap((id) => read.data?.find(({ product }) => product.id === id) ?? []) }
}

export interface ComparedProps {
  /** At least one. */
  readonly ids: readonly number[]
  /** Shown if none of the products exists any more. */
  readonly nothing: ReactNode
  readonly onRemove: (id: number) => void
  readonly onClear: () => void
}

/** The chosen products side by side, once they are loaded. */
export function Compared({ ids, nothing, onRemove, onClear }: ComparedProps) {
  const { data: products, status } = useComparedProducts(ids)
  const gone = status === 'success' ? ids.find((id) => !products.some(({ product }) => product.id === id)) : undefined
  // it would take up a place in the comparison, with no button to remove it
  useEffect(() => {
    if (gone !== undefined) onRemove(gone)
  }, [gone, onRemove])
  return (
    <>
      {products.length > 0 && <CompareTable products={products} onRemove={onRemove} onClear={onClear} />}
      {products.length === 0 && status === 'success' && nothing}
      {products.length === 0 && status === 'pending' && <p className="compare-wait quiet" />}
      {status === 'error' && (
        <Empty icon="breeze" title={texts.failedTitle}>
          <p>{texts.failedNote}</p>
        </Empty>
      )}
    </>
  )
}
