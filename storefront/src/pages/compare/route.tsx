import { Link } from 'react-router-dom'
import type { Head } from '../../app/env.ts'
import { CompareTable } from '../../features/compare/compare-table.tsx'
import { useComparedProducts } from '../../features/compare/use-compared-products.ts'
import { LastVisited } from '../../features/visited/last-visited.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'

export const head = (): Head => ({ title: 'Porovnání produktů', robots: 'noindex' })

/** `/porovnat`: the same page for everybody, filled in the browser with what this visitor compares (B4.09). */
export function Component() {
  const { data: products, status, remove, clear } = useComparedProducts()
  return (
    <>
      <Breadcrumb crumbs={[{ title: 'Porovnání' }]} />
      <div className="page wrap">
        <div className="section-head">
          <h1>Porovnání produktů</h1>
          {products.length > 0 && (
            <Button tone="plain" onClick={clear}>
              Vymazat vše
            </Button>
          )}
        </div>
        {products.length > 0 && <CompareTable products={products} onRemove={remove} />}
        {products.length === 0 && status === 'success' && (
          <Empty icon="compare" title="Zatím nemáte co porovnávat">
            <p>U výrobku klepněte na značku vah a uvidíte je tu vedle sebe.</p>
            <Link className={buttonClass('action')} to="/">
              Vybrat výrobky
            </Link>
          </Empty>
        )}
        {products.length === 0 && status === 'pending' && (
          <p className="compare-wait quiet">
            <noscript>Porovnání potřebuje zapnutý JavaScript: váš výběr zná jen tento prohlížeč.</noscript>
          </p>
        )}
        {status === 'error' && (
          <Empty icon="breeze" title="Výrobky teď neumíme načíst">
            <p>Zkuste to prosím za chvíli znovu. Váš výběr zůstává.</p>
          </Empty>
        )}
      </div>
      <LastVisited current={null} />
    </>
  )
}
