import { Empty } from '../../ui/empty.tsx'
import { CompareTable } from './compare-table.tsx'
import { NothingCompared } from './nothing-compared.tsx'
import { useComparedProducts } from './use-compared-products.ts'

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
