import * as texts from '#texts/pages/compare'
import { Link } from '../../ui/link.tsx'
import { compareMaxProducts, toCompareRows } from '@vanek/sdk/compare'
import { type Gauge, lowestPrice, formatParameter, type Product } from '@vanek/sdk/product'
import { type ReactNode, useId, useState } from 'react'
import { LineImage } from '../../entities/cart/line.tsx'
import { AvailabilityState } from '../../entities/product/availability.tsx'
import { ProductGauges, Rating, shareOf } from '../../entities/product/badges.tsx'
import { boxOf } from '../../entities/product/box-of.ts'
import { ProductPrice } from '../../entities/product/product-price.tsx'
import { useTheme } from '../../entities/shop/use-shell.ts'
import { BoxBuy } from '../../features/add-to-cart/box-buy.tsx'
import { useProductPath } from '../../lib/goods/product-path.ts'
import { useNumber } from '../../lib/texts/use-number.ts'
import { IconButton } from '../../ui/button.tsx'
import { GaugeLine } from '../../ui/gauge-line.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Best, bestOf, CompareFigures } from './compare-figures.tsx'
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
        <span className="small quiet row">
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

interface WithGauges {
  readonly gauges: readonly Gauge[]
}

/**
 * The gauges of products that may be in different categories, on one scale for each number, so that equal lengths mean
 * equal values.
 */
export function onCommonScale(products: readonly WithGauges[]): readonly (readonly Gauge[])[] {
  const all = products.flatMap(({ gauges }) => gauges)
  return products.map(({ gauges }) =>
    gauges.map((gauge) => {
      const same = all.filter(({ code }) => code === gauge.code)
      return {
        ...gauge,
        scaleMin: Math.min(...same.map(({ scaleMin }) => scaleMin)),
        scaleMax: Math.max(...same.map(({ scaleMax }) => scaleMax)),
      }
    }),
  )
}

/** Of these numbers more or less is better. */
const better: Readonly<Record<string, 'max' | 'min'>> = { airflow: 'max', pressure: 'max', noise: 'min', input: 'min' }

interface CompareTableProps {
  readonly products: readonly ComparedProduct[]
  readonly onRemove: (id: number) => void
}

function LowestPrice({ product }: { readonly product: Product }) {
  const { prices, priceFrom } = lowestPrice(product.variants)
  return <ProductPrice prices={prices} from={priceFrom} unit={product.variants[0]?.unit} />
}

interface RowProps {
  readonly title: ReactNode
  readonly products: readonly ComparedProduct[]
  readonly differs?: boolean
  readonly className?: string
  readonly renderCell: (product: Product, at: number) => ReactNode
}

function Row({ title, products, differs, className, renderCell }: RowProps) {
  return (
    <tr data-differs={differs || undefined}>
      <th scope="row">{title}</th>
      {products.map(({ product }, at) => (
        <td key={product.id} className={className}>
          {renderCell(product, at)}
        </td>
      ))}
    </tr>
  )
}

/** Products side by side; the best numbers are marked, and rows without differences can be hidden. */
export function CompareTable({ products, onRemove }: CompareTableProps) {
  const id = useId()
  const number = useNumber()
  const theme = useTheme('compare')
  const [onlyDifferent, setOnlyDifferent] = useState(false)
  const rows = toCompareRows(products, (parameter) =>
    formatParameter(parameter, { yes: texts.yes, no: texts.no, both: texts.byVariant, number }),
  )
  const several = products.length > 1
  const shown = onlyDifferent && several ? rows.filter(({ differs }) => differs) : rows
  const gauges = onCommonScale(products.map(({ product }) => product))
  // others are a line in the row of their parameter
  const isAlone = ({ code }: Gauge) => !rows.some((row) => row.code === code)
  const cheapest = bestOf(
    products.map(({ product }) => lowestPrice(product.variants).prices.unitWithTax),
    'min',
  )
  return (
    <>
      {several && theme.only_differences && (
        <p className="compare-switch">
          <input
            id={id}
            type="checkbox"
            checked={onlyDifferent}
            onChange={({ target }) => setOnlyDifferent(target.checked)}
          />
          <label htmlFor={id}>
            {texts.onlyDifferences}
            <small className="quiet num">{rows.filter(({ differs }) => differs).length}</small>
          </label>
        </p>
      )}
      {!several && <p className="quiet">{texts.addOneMore}</p>}
      {/* the table is wider than a phone: it scrolls, also by arrow keys */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <section className="compare-scroll" aria-label={texts.title} tabIndex={0}>
        <table className="compare-table">
          <thead>
            <tr>
              <th scope="col">
                <span className="hide">{texts.property}</span>
              </th>
              {products.map(({ product }) => (
                <CompareHead key={product.id} product={product} onRemove={onRemove} />
              ))}
              {products.length < compareMaxProducts && products[0] && (
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
            <Row
              title={texts.price}
              products={products}
              differs={cheapest.includes(true)}
              renderCell={(product, at) => (
                <>
                  <LowestPrice product={product} />
                  {cheapest[at] && <Best />}
                </>
              )}
            />
            <Row
              title={texts.availability}
              products={products}
              renderCell={(product) => <AvailabilityState availability={product.availability} />}
            />
            {gauges.some((own) => own.some(isAlone)) && (
              <Row
                title={texts.gauges}
                products={products}
                renderCell={(_, at) => <ProductGauges gauges={(gauges[at] ?? []).filter(isAlone)} />}
              />
            )}
            <CompareFigures products={products} />
            {shown.map(({ code, title, cells, differs }) => {
              const own = gauges.map((all) => all.find((gauge) => gauge.code === code))
              // a gauge is that of one variant
              const differsByVariant = cells.map((cell) => cell?.includes(', ') === true)
              const best = bestOf(
                own.map((gauge) => gauge?.value),
                differsByVariant.includes(true) ? undefined : better[code],
              )
              return (
                <Row
                  key={code}
                  className="num"
                  products={products}
                  differs={differs && several}
                  title={
                    <>
                      {title}
                      {differs && several && <span className="hide">{texts.differs}</span>}
                    </>
                  }
                  renderCell={(_, at) => {
                    const gauge = own[at]
                    return (
                      <>
                        {cells[at] ?? (
                          <span className="quiet">
                            <span aria-hidden="true">–</span>
                            <span className="hide">{texts.notSpecified}</span>
                          </span>
                        )}
                        {best[at] && <Best />}
                        {gauge && !differsByVariant[at] && (
                          <GaugeLine share={shareOf(gauge.value, gauge.scaleMin, gauge.scaleMax)} />
                        )}
                      </>
                    )
                  }}
                />
              )
            })}
          </tbody>
        </table>
      </section>
    </>
  )
}
