import * as texts from '#texts/pages/compare'
import { compareMaxProducts } from '@vanek/sdk/compare'
import type { Product } from '@vanek/sdk/product'
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

interface CompareHeadProps {
  readonly product: Product
  readonly onRemove: (id: number) => void
}

/** The head of a column: the product, and buttons to buy it and to remove it. */
function CompareHead({ product, onRemove }: CompareHeadProps) {
  const to = useProductPath()(product)
  const { id, name, brand, mainImage, rating, reviewCount } = product
  return (
    <th scope="col">
      <div className="compare-head">
        <LineImage image={mainImage} sized="style-w160-h160" />
        <span className="small quiet">
          {brand?.title}
          <Rating rating={rating} count={reviewCount} />
        </span>
        <Link to={to}>{name}</Link>
        <BoxBuy product={boxOf(product)} to={to} />
        <IconButton label={texts.remove(name)} onClick={() => onRemove(id)}>
          <Icon name="close" />
        </IconButton>
      </div>
    </th>
  )
}

export interface CompareTableProps {
  readonly products: readonly ComparedProduct[]
  readonly onRemove: (id: number) => void
  readonly onClear: () => void
}

/** Products side by side; the best numbers are marked, and rows without differences can be hidden. */
export function CompareTable({ products, onRemove, onClear }: CompareTableProps) {
  const id = useId()
  const theme = useTheme('compare')
  const [onlyDifferent, setOnlyDifferent] = useState(false)
  const scroller = useRef<HTMLElement>(null)
  const head = useRef<HTMLTableRowElement>(null)
  const lines = useCompareLines(products)
  const several = products.length > 1
  const different = lines.filter(({ differs }) => differs)
  const isFree = products.length < compareMaxProducts
  return (
    <>
      <div className="compare-bar">
        {several && theme.only_differences && (
          <>
            <input
              id={id}
              type="checkbox"
              checked={onlyDifferent}
              onChange={({ target }) => setOnlyDifferent(target.checked)}
            />
            <label htmlFor={id}>
              {texts.onlyDifferences}
              <small className="quiet num">{different.length}</small>
            </label>
          </>
        )}
        {!several && <p className="quiet">{texts.addOneMore}</p>}
        <Button tone="plain" onClick={onClear}>
          {texts.clear}
        </Button>
      </div>
      <div className="compare-frame">
        <CompareStrip
          products={products.map(({ product }) => product)}
          isFree={isFree}
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
                {isFree && products[0] && (
                  <td className="compare-free">
                    <Link to={`/${products[0].product.categoryPath}`}>
                      <Icon name="plus" />
                      {texts.addAnother}
                    </Link>
                  </td>
                )}
              </tr>
            </thead>
            <tbody>
              {(onlyDifferent && several ? different : lines).map(({ key, title, note, differs, renderCell }) => (
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
          </table>
        </section>
        {lines.some(({ hasRange }) => hasRange) && <p className="small quiet">{texts.range}</p>}
      </div>
    </>
  )
}
