import * as texts from '#texts/pages/compare'
import { type CompareRow, toCompareRows } from '@vanek/sdk/compare'
import { displayAvailability, formatParameter, type Gauge, lowestPrice, type Product } from '@vanek/sdk/product'
import { productMessages } from '#market/messages'
import { AvailabilityState } from '../../entities/product/availability.tsx'
import { ProductGauges } from '../../entities/product/badges.tsx'
import { ProductPrice } from '../../entities/product/product-price.tsx'
import { useNumber } from '../../lib/texts/use-number.ts'
import { Best, bestOf, type CompareLine, NotSpecified, RatedCell, rangeOf } from './compare-cell.tsx'
import { useFigureLines } from './compare-figures.tsx'
import type { ComparedProduct } from './compared.tsx'

/** Of these numbers more or less is better. */
const better = { airflow: 'max', pressure: 'max', noise: 'min', input: 'min' } as const

const isRated = (code: string): code is keyof typeof better => code in better

interface WithGauges {
  readonly gauges: readonly Gauge[]
}

/** The gauges of products that may be in different categories, each from zero to the greatest value of them all. */
export function onCommonScale(products: readonly WithGauges[]): readonly (readonly Gauge[])[] {
  const all = products.flatMap(({ gauges }) => gauges)
  return products.map(({ gauges }) =>
    gauges.map((gauge) => ({
      ...gauge,
      scaleMin: 0,
      scaleMax: Math.max(...all.filter(({ code }) => code === gauge.code).map(({ value }) => value)),
    })),
  )
}

function LowestPrice({ product }: { readonly product: Product }) {
  const { prices, priceFrom } = lowestPrice(product.variants)
  return <ProductPrice prices={prices} from={priceFrom} unit={product.variants[0]?.unit} />
}

function priceLine(compared: readonly ComparedProduct[]): CompareLine {
  const prices = compared.map(({ product }) => lowestPrice(product.variants).prices.unitWithTax)
  // a clamp is not a cheaper fan
  const isFan = compared.map(({ parameters }) => parameters.some(({ code }) => isRated(code)))
  const cheapest = bestOf(
    prices.map((price) => (new Set(isFan).size === 1 ? [price, price] : null)),
    'min',
  )
  return {
    key: 'price',
    title: texts.price,
    group: null,
    differs: new Set(prices).size > 1,
    renderCell: (at) =>
      compared[at] && (
        <div className="compare-price">
          <LowestPrice product={compared[at].product} />
          {cheapest[at] && <Best text={texts.best.price} />}
        </div>
      ),
  }
}

function availabilityLine(products: readonly Product[]): CompareLine {
  const states = products.map(({ availability }) => displayAvailability(availability, productMessages).text)
  return {
    key: 'availability',
    title: texts.availability,
    group: null,
    differs: new Set(states).size > 1,
    renderCell: (at) => products[at] && <AvailabilityState availability={products[at].availability} />,
  }
}

function gaugesLine(products: readonly Product[], rows: readonly CompareRow[]): CompareLine | null {
  // others are a bar in the row of their parameter
  const alone = onCommonScale(products).map((own) => own.filter(({ code }) => !rows.some((row) => row.code === code)))
  if (alone.every((own) => own.length === 0)) return null
  return {
    key: 'gauges',
    title: texts.gauges,
    group: texts.performance,
    differs: new Set(alone.map((own) => own.map(({ value }) => value).join())).size > 1,
    renderCell: (at) => <ProductGauges gauges={alone[at] ?? []} />,
  }
}

/** The row of one parameter. */
function parameterLine(
  { code, title, group, unit, cells }: CompareRow,
  products: readonly ComparedProduct[],
  number: ReturnType<typeof useNumber>,
): CompareLine {
  const numbers = products.map(({ parameters }) =>
    (parameters.find((parameter) => parameter.code === code)?.values ?? []).flatMap((value) => value.number ?? []),
  )
  const ranges = numbers.map(rangeOf)
  const textOf = (at: number) => {
    const range = ranges[at]
    const isLong = isRated(code) && range && (numbers[at]?.length ?? 0) > 2
    return isLong ? texts.fromTo(number(range[0]), number(range[1], unit)) : (cells[at] ?? <NotSpecified />)
  }
  // what is not specified does not differ from what is
  const differs = new Set(cells.filter((cell) => cell !== null)).size > 1
  const line = { key: code, title, differs, group }
  if (!isRated(code) || products.length === 1) return { ...line, renderCell: textOf }
  const which = better[code]
  return {
    ...line,
    note: which === 'max' ? texts.more : texts.less,
    hasRange: ranges.some((range) => range && range[0] < range[1]),
    renderCell: (at) => <RatedCell text={textOf(at)} ranges={ranges} at={at} which={which} mark={texts.best[code]} />,
  }
}

/** Parameters that only one of the products has: all of them in one row, because side by side there is nothing to compare. */
function onlyOneLine(rows: readonly CompareRow[]): CompareLine {
  return {
    key: 'only-one',
    title: texts.onlyOne,
    group: texts.moreParameters,
    differs: true,
    renderCell: (at) => {
      const own = rows.filter(({ cells }) => cells[at] !== null)
      if (own.length === 0) return <NotSpecified />
      return (
        <ul className="compare-only">
          {own.map(({ code, title, cells }) => (
            <li key={code}>
              <span className="quiet">{`${title}: `}</span>
              {cells[at]}
            </li>
          ))}
        </ul>
      )
    },
  }
}

/** Rows of one group together, in the order in which groups first occur. */
export function inGroups<Line extends Pick<CompareLine, 'group'>>(lines: readonly Line[]): readonly Line[] {
  const groups = [...new Set(lines.map(({ group }) => group))]
  return [...lines].sort((one, two) => groups.indexOf(one.group) - groups.indexOf(two.group))
}

/** All rows of the comparison below its head: price, availability, charts, which need all parameters, and these. */
export function useCompareLines(compared: readonly ComparedProduct[], isComplete: boolean): readonly CompareLine[] {
  const number = useNumber()
  const products = compared.map(({ product }) => product)
  const rows = toCompareRows(compared, (parameter) =>
    formatParameter(parameter, { yes: texts.yes, no: texts.no, both: texts.byVariant, number }),
  )
  const performance = rows.find(({ code }) => isRated(code))?.group ?? texts.performance
  const figures = useFigureLines(compared, performance)
  const gauges = gaugesLine(products, rows)
  // the head of the table shows the brand
  const brands = compared.flatMap(({ parameters }) => parameters).filter(({ type }) => type === 'brand')
  const shown = rows.filter(({ code }) => !brands.some((brand) => brand.code === code))
  const isShared = ({ cells }: CompareRow) => compared.length === 1 || cells.filter((cell) => cell !== null).length > 1
  const onlyOne = shown.filter((row) => !isShared(row))
  return inGroups([
    priceLine(compared),
    availabilityLine(products),
    ...(gauges ? [gauges] : []),
    ...(isComplete ? figures : []),
    ...shown.filter(isShared).map((row) => parameterLine(row, compared, number)),
    ...(onlyOne.length > 0 ? [onlyOneLine(onlyOne)] : []),
  ])
}
