import * as texts from '#texts/pages/compare'
import { useShop } from '@vanek/react-hooks'
import { initialVariant } from '@vanek/sdk/product'
import { ductPressureLoss, fanPressure, yearlyRunningCost } from '@vanek/sdk/ventilation'
import { energyPrices } from '#market/ventilation'
import { useWriters, vatTexts } from '../../entities/price/amount.tsx'
import { type Figures, figuresOf, usualWay, type UsualWay } from '../../entities/ventilation/figures.ts'
import { measure } from '../../entities/ventilation/measure.ts'
import { useNumber } from '../../lib/texts/use-number.ts'
import { type CompareLine, NotSpecified, RatedCell, rangeOf } from './compare-cell.tsx'
import type { ComparedProduct } from './compared.tsx'

const hoursPerDay = 8

interface Compared extends Figures {
  readonly way: UsualWay | null
  /** Whether the curve is that of one variant, and others have another. */
  readonly isOfVariant: boolean
}

const shares = Array.from({ length: 17 }, (_, at) => at / 16)

/** The curves of a fan and of its duct on the axes of all compared fans; the numbers are shown beside it. */
function MiniCurve({
  curve,
  way,
  axisMax,
}: Pick<Compared, 'curve' | 'way'> & { readonly axisMax: readonly [number, number] }) {
  if (!curve || !way) return null
  const [width, height] = [160, 90]
  const at = (airflow: number, pressure: number) =>
    `${((airflow / axisMax[0]) * width).toFixed(1)},${(height - (pressure / axisMax[1]) * height).toFixed(1)}`
  const line = (pressureAt: (airflow: number) => number, end: number) =>
    shares
      .map((share) => share * end)
      .filter((airflow) => pressureAt(airflow) <= axisMax[1])
      .map((airflow) => at(airflow, pressureAt(airflow)))
      .join(' ')
  const [cx, cy] = at(way.point.airflow, way.point.pressure).split(',')
  return (
    <svg className="mini-curve fan-curve" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path className="curve-axes" d={`M0 0V${height}H${width}`} />
      <polyline className="curve-duct" points={line((airflow) => ductPressureLoss(airflow, way.duct), axisMax[0])} />
      <polyline points={line((airflow) => fanPressure(curve, airflow), curve.freeAirflow)} />
      <circle className="curve-point" cx={cx} cy={cy} r="5" />
    </svg>
  )
}

/** The line of charts, all on one scale: air in a duct; null if no product has the numbers. */
function ductLine(products: readonly ComparedProduct[], group: string): CompareLine | null {
  const all = products.map(({ product, parameters }): Compared => {
    const figures = figuresOf(parameters, initialVariant(product))
    const curves = product.variants.map((variant) => JSON.stringify(figuresOf(parameters, variant).curve))
    return { ...figures, way: usualWay(figures, product.categoryPath), isOfVariant: new Set(curves).size > 1 }
  })
  if (all.every(({ way }) => !way)) return null
  const greatest = (value: (own: Compared) => number | null | undefined) =>
    Math.max(...all.map((own) => value(own) ?? 0))
  const axisMax = [greatest(({ curve }) => curve?.freeAirflow), greatest(({ curve }) => curve?.maxPressure)] as const
  return {
    key: 'duct',
    title: texts.inDuct,
    note: texts.inDuctNote,
    group,
    differs: new Set(all.map(({ way }) => way?.point.airflow)).size > 1,
    renderCell: (at) => {
      const { curve = null, way = null, isOfVariant = false } = all[at] ?? {}
      if (!way) return <NotSpecified />
      const diameter = measure(way.duct.diameter, 'mm')
      return (
        <>
          <MiniCurve curve={curve} way={way} axisMax={axisMax} />
          {texts.works(measure(way.point.airflow, 'm³/h'), measure(way.point.pressure, 'Pa'))}
          <small className="compare-way quiet">
            {(isOfVariant ? texts.waysOfVariant : texts.ways)[way.kind](diameter)}
          </small>
        </>
      )
    },
  }
}

/** Lines that the shop computes from parameters: air in a duct, the yearly cost. `group` is their heading. */
export function useFigureLines(products: readonly ComparedProduct[], group: string): readonly CompareLine[] {
  const { money } = useWriters()
  const number = useNumber()
  const pricePerKwh = energyPrices[useShop().config.currency.code]
  const duct = ductLine(products, group)
  const lines = duct ? [duct] : []
  if (pricePerKwh === undefined) return lines
  const costs = products.map(({ product, parameters }) =>
    rangeOf(
      product.variants.flatMap((variant) => {
        const { power } = figuresOf(parameters, variant)
        return power === null ? [] : Math.round(yearlyRunningCost({ power, hoursPerDay, pricePerKwh }))
      }),
    ),
  )
  if (costs.every((cost) => cost === null)) return lines
  const cost: CompareLine = {
    key: 'cost',
    title: texts.yearly(measure(hoursPerDay, 'h')),
    note: [texts.perKwh(`${money(pricePerKwh)} ${vatTexts.with}`), ...(products.length > 1 ? [texts.less] : [])].join(
      ', ',
    ),
    group,
    differs: new Set(costs.map(String)).size > 1,
    hasRange: costs.some((own) => own && own[0] < own[1]),
    renderCell: (at) => {
      const own = costs[at]
      if (!own) return <NotSpecified />
      const [from, to] = own
      const text = `${from < to ? texts.fromTo(number(from), money(to)) : money(to)} ${vatTexts.with}`
      return <RatedCell text={text} ranges={costs} at={at} which="min" mark={texts.best.cost} />
    },
  }
  return [...lines, cost]
}
