import * as texts from '#texts/pages/compare'
import { type CompareRow, toCompareRows } from '@vanek/sdk/compare'
import { displayAvailability, formatParameter, type Gauge, lowestPrice, type Product } from '@vanek/sdk/product'
import { productMessages } from '#market/messages'
import { AvailabilityState } from '../../entities/product/availability.tsx'
import { ProductGauges } from '../../entities/product/badges.tsx'
import { ProductPrice } from '../../entities/product/product-price.tsx'
import { useNumber } from '../../lib/texts/use-number.ts'
import { Best, bestOf, type CompareLine, NotSpecified, RangeBar } from './compare-cell.tsx'
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

function priceLine(products: readonly Product[]): CompareLine {
  const prices = products.map(({ variants }) => lowestPrice(variants).prices.unitWithTax)
  const cheapest = bestOf(prices, 'min')
  return {
    key: 'price',
    title: texts.price,
    differs: new Set(prices).size > 1,
    renderCell: (at) =>
      products[at] && (
        <div className="compare-price">
          <LowestPrice product={products[at]} />
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
    differs: new Set(alone.map((own) => own.map(({ value }) => value).join())).size > 1,
    renderCell: (at) => <ProductGauges gauges={alone[at] ?? []} />,
  }
}

/** The row of one parameter; numbers that can be rated have bars, and the best one a mark. */
function parameterLine({ code, title, cells, differs }: CompareRow, products: readonly ComparedProduct[]): CompareLine {
  const numbers = products.map(({ parameters }) =>
    (parameters.find((parameter) => parameter.code === code)?.values ?? []).flatMap(({ number }) => number ?? []),
  )
  const max = Math.max(0, ...numbers.flat())
  const rated = isRated(code) && max > 0 && products.length > 1 ? code : null
  // several numbers are those of variants
  const best = bestOf(
    numbers.map(([first]) => first),
    rated && numbers.every((own) => own.length < 2) ? better[rated] : undefined,
  )
  return {
    key: code,
    title,
    differs,
    hasRange: rated !== null && numbers.some((own) => own.length > 1),
    renderCell: (at) => {
      const own = numbers[at] ?? []
      return (
        <>
          <span className="compare-value">
            {cells[at] ?? <NotSpecified />}
            {best[at] && rated && <Best text={texts.best[rated]} />}
          </span>
          {rated && own.length > 0 && (
            <RangeBar from={Math.min(...own)} to={Math.max(...own)} max={max} best={best[at]} />
          )}
        </>
      )
    },
  }
}

/** All rows of the comparison below its head: price, availability, charts and parameters. */
export function useCompareLines(compared: readonly ComparedProduct[]): readonly CompareLine[] {
  const number = useNumber()
  const figures = useFigureLines(compared)
  const products = compared.map(({ product }) => product)
  const rows = toCompareRows(compared, (parameter) =>
    formatParameter(parameter, { yes: texts.yes, no: texts.no, both: texts.byVariant, number }),
  )
  const gauges = gaugesLine(products, rows)
  return [
    priceLine(products),
    availabilityLine(products),
    ...(gauges ? [gauges] : []),
    ...figures,
    ...rows.map((row) => parameterLine(row, compared)),
  ]
}
