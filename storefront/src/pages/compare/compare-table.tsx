import * as texts from '#texts/pages/compare'
import { compareMaxProducts } from '@vanek/sdk/compare'
import type { Product } from '@vanek/sdk/product'
import { storagePort } from '@vanek/sdk/storage'
import { useId, useRef, useState } from 'react'
import { LineImage } from '../../entities/cart/line.tsx'
import { Rating } from '../../entities/product/badges.tsx'
import { boxOf } from '../../entities/product/box-of.ts'
import { useTheme } from '../../entities/shop/use-shell.ts'
import { BoxBuy } from '../../features/add-to-cart/box-buy.tsx'
import { useProductPath } from '../../lib/goods/product-path.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { useCompareLines } from './compare-lines.tsx'
import { CompareStrip } from './compare-strip.tsx'
import type { ComparedProduct } from './compared.tsx'

function Buy({ product }: { readonly product: Product }) {
  return <BoxBuy product={boxOf(product)} to={useProductPath()(product)} />
}

interface CompareHeadProps {
  readonly product: Product
  readonly onRemove: (product: Product) => void
}

/** The head of a column: the product, and buttons to buy it and to remove it. */
function CompareHead({ product, onRemove }: CompareHeadProps) {
  const to = useProductPath()(product)
  const { name, brand, mainImage, rating, reviewCount } = product
  return (
    <th scope="col">
      <div className="compare-head">
        <LineImage image={mainImage} sized="style-w160-h160" />
        <span className="small quiet">
          {brand?.title}
          <Rating rating={rating} count={reviewCount} />
        </span>
        <Link to={to}>{name}</Link>
        <Buy product={product} />
        <IconButton label={texts.remove(name)} onClick={() => onRemove(product)}>
          <Icon name="close" />
        </IconButton>
      </div>
    </th>
  )
}

/** Whether rows without differences are hidden; the tab remembers it for Back and reload. */
const onlyDifferentPort = storagePort(() => sessionStorage, 'vanek_only_different')

export interface CompareTableProps {
  readonly products: readonly ComparedProduct[]
  /** Whether parameters are known; without them nothing is computed from them. */
  readonly isComplete: boolean
  readonly onRemove: (product: Product) => void
  readonly onClear: () => void
}

/** Products side by side; the best numbers are marked, and rows without differences can be hidden. */
export function CompareTable({ products, isComplete, onRemove, onClear }: CompareTableProps) {
  const id = useId()
  const theme = useTheme('compare')
  const [onlyDifferent, setOnlyDifferent] = useState(() => onlyDifferentPort.read() !== null)
  const scroller = useRef<HTMLElement>(null)
  const head = useRef<HTMLTableRowElement>(null)
  const lines = useCompareLines(products, isComplete)
  const several = products.length > 1
  const different = lines.filter(({ differs }) => differs)
  const hasSwitch = several && Boolean(theme.only_differences) && different.length < lines.length
  const shown = onlyDifferent && hasSwitch ? different : lines
  const more = products.length < compareMaxProducts && products[0] && (
    <Link to={`/${products[0].product.categoryPath}`}>
      <Icon name="plus" />
      {texts.addAnother}
    </Link>
  )
  const hide = (hidden: boolean) => {
    onlyDifferentPort.write(hidden ? '1' : null)
    setOnlyDifferent(hidden)
  }
  return (
    <>
      <div className="compare-bar">
        {hasSwitch && (
          <>
            <input id={id} type="checkbox" checked={onlyDifferent} onChange={({ target }) => hide(target.checked)} />
            <label htmlFor={id}>
              {texts.onlyDifferences}
              <small className="quiet num">{texts.ofRows(different.length, lines.length)}</small>
            </label>
          </>
        )}
        {!several && <p className="quiet">{texts.addOneMore}</p>}
        <Button tone="plain" onClick={onClear}>
          {texts.clear}
        </Button>
        {several && (
          <p className="compare-more">{more || <span className="quiet">{texts.full(compareMaxProducts)}</span>}</p>
        )}
      </div>
      <div
        className="compare-frame"
        data-columns={products.length + (more ? 1 : 0)}
        data-free={more ? true : undefined}
      >
        <CompareStrip
          products={products.map(({ product }) => product)}
          isFree={Boolean(more)}
          scroller={scroller}
          head={head}
        />
        {/* the table is wider than a phone: it scrolls, also by arrow keys */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
        <section ref={scroller} className="compare-scroll" aria-label={texts.title} tabIndex={0}>
          <table className="compare-table">
            <thead>
              <tr ref={head}>
                <th scope="col">
                  <span className="hide">{texts.property}</span>
                </th>
                {products.map(({ product }) => (
                  <CompareHead key={product.id} product={product} onRemove={onRemove} />
                ))}
                {more && <td className="compare-free">{more}</td>}
              </tr>
            </thead>
            {[...new Set(shown.map(({ group }) => group))].map((group) => (
              <tbody key={group}>
                {group && (
                  <tr className="compare-group">
                    <th scope="rowgroup" colSpan={products.length + (more ? 2 : 1)}>
                      {group}
                    </th>
                  </tr>
                )}
                {shown
                  .filter((line) => line.group === group)
                  .map(({ key, title, note, differs, renderCell }) => (
                    <tr key={key} data-differs={(several && differs) || undefined}>
                      <th scope="row">
                        {title}
                        {several && differs && <span className="hide">{texts.differs}</span>}
                        {note && <small className="quiet">{note}</small>}
                      </th>
                      {products.map(({ product }, at) => (
                        <td key={product.id} className="num">
                          {renderCell(at)}
                        </td>
                      ))}
                    </tr>
                  ))}
              </tbody>
            ))}
            {/* the head is far above */}
            <tfoot>
              <tr>
                <th scope="row">
                  <span className="hide">{texts.buy}</span>
                </th>
                {products.map(({ product }) => (
                  <td key={product.id}>
                    <Buy product={product} />
                  </td>
                ))}
              </tr>
            </tfoot>
          </table>
        </section>
        {shown.some(({ hasRange }) => hasRange) && <p className="small quiet">{texts.range}</p>}
      </div>
    </>
  )
}
