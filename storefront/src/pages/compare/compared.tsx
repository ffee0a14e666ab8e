import { Empty } from '../../ui/empty.tsx'
import { CompareTable } from './compare-table.tsx'
import { NothingCompared } from './nothing-compared.tsx'
import { type ReadOf, useShop, useShopQuery } from '@vanek/react-hooks'
import { defineQuery } from '@vanek/sdk/transport'
import { useState } from 'react'
import { type ComparedProduct, loadCompared } from './load-compared.ts'

/** Products to compare, in the order of their ids; those that no longer exist are left out. */
function useComparedProducts(ids: readonly number[]): ReadOf<readonly ComparedProduct[]> {
  const shop = useShop()
  // what was taken away needs no new question
  const [wanted, setWanted] = useState(ids)
  if (!ids.every((id) => wanted.includes(id))) setWanted(ids)

  const query = defineQuery(shop, ['compared', wanted], (context) => loadCompared(shop, wanted, context))
  const read = useShopQuery(query, { keepMs: 0, family: 'compared' })
  return { ...read, data: ids.flatMap((id) => read.data?.find(({ product }) => product.id === id) ?? []) }
}

export interface ComparedProps {
  /** At least one. */
  readonly ids: readonly number[]
  readonly onRemove: (id: number) => void
}

/** The chosen products beside each other, once they are read. */
export function Compared({ ids, onRemove }: ComparedProps) {
  const { data: products, status } = useComparedProducts(ids)
  return (
    <>
      {products.length > 0 && <CompareTable products={products} onRemove={onRemove} />}
      {products.length === 0 && status === 'success' && <NothingCompared />}
      {products.length === 0 && status === 'pending' && <p className="compare-wait quiet" />}
      {status === 'error' && (
        <Empty icon="breeze" title="Výrobky teď neumíme načíst">
          <p>Zkuste to prosím za chvíli znovu. Váš výběr zůstává.</p>
        </Empty>
      )}
    </>
  )
}
