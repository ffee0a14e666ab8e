import * as texts from '#texts/pages/compare'
import { useShop } from '@vanek/react-hooks'
import { initialVariant } from '@vanek/sdk/product'
import { ductPressureLoss, fanPressure, yearlyRunningCost } from '@vanek/sdk/ventilation'
import { Fragment, type ReactNode } from 'react'
import { energyPrices } from '#market/ventilation'
import { useWriters, vatTexts } from '../../entities/price/amount.tsx'
import { type Figures, figuresOf, usualWay, type UsualWay } from '../../entities/ventilation/figures.ts'
import { measure } from '../../entities/ventilation/measure.ts'
import { GaugeLine } from '../../ui/gauge-line.tsx'
import type { ComparedProduct } from './compared.tsx'

const hoursPerDay = 8

/** Whether a value is the best one of those compared; false for all if they are equal. */
export function bestOf(
  values: readonly (number | null | undefined)[],
  which: 'max' | 'min' | undefined,
): readonly boolean[] {
  const known = values.filter((value) => value !== null && value !== undefined)
  const best = which && Math[which](...known)
  const none = new Set(known).size < 2
  return values.map((value) => !none && value === best)
}

/** The mark of the best number in a row. */
export const Best = () => <span className="tag fill-ok">{texts.best}</span>

interface Compared extends Figures {
  readonly id: number
  readonly way: UsualWay | null
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

interface ChartRowProps {
  readonly title: string
  readonly all: readonly Compared[]
  readonly differs: boolean
  /** The content of each product in this row; null or false if it has no such number. */
  readonly cells: readonly ReactNode[]
}

/** A row of charts; nothing if no product has such a number. */
function ChartRow({ title, all, differs, cells }: ChartRowProps) {
  if (cells.every((cell) => !cell)) return null
  return (
    <tr data-differs={differs || undefined}>
      <th scope="row">{title}</th>
      {all.map(({ id }, at) => (
        <td key={id} className="num">
          {cells[at] || (
            <span className="quiet">
              <span aria-hidden="true">–</span>
              <span className="hide">{texts.notSpecified}</span>
            </span>
          )}
        </td>
      ))}
    </tr>
  )
}

/** Charts of the compared products, each row on one scale: air in a duct, the yearly cost. */
export function CompareFigures({ products }: { readonly products: readonly ComparedProduct[] }) {
  const { money } = useWriters()
  const pricePerKwh = energyPrices[useShop().config.currency.code]
  const all = products.map(({ product, parameters }): Compared => {
    const figures = figuresOf(parameters, initialVariant(product))
    return { ...figures, id: product.id, way: usualWay(figures, product.categoryPath) }
  })
  const costs = all.map(({ power }) =>
    power === null || pricePerKwh === undefined
      ? null
      : Math.round(yearlyRunningCost({ power, hoursPerDay, pricePerKwh })),
  )
  const cheapest = bestOf(costs, 'min')
  const greatest = (value: (own: Compared) => number | null | undefined) =>
    Math.max(...all.map((own) => value(own) ?? 0))
  const axisMax = [greatest(({ curve }) => curve?.freeAirflow), greatest(({ curve }) => curve?.maxPressure)] as const
  return (
    <>
      <ChartRow
        title={texts.inDuct}
        all={all}
        differs={new Set(all.map(({ way }) => way?.point.airflow)).size > 1}
        cells={all.map(
          ({ id, curve, way }) =>
            way && (
              <Fragment key={id}>
                <MiniCurve curve={curve} way={way} axisMax={axisMax} />
                {texts.works(measure(way.point.airflow, 'm³/h'), measure(way.point.pressure, 'Pa'))}{' '}
                <small className="quiet">{texts.ways[way.kind](measure(way.duct.diameter, 'mm'))}</small>
              </Fragment>
            ),
        )}
      />
      <ChartRow
        title={texts.yearly(measure(hoursPerDay, 'h'))}
        all={all}
        differs={new Set(costs).size > 1}
        cells={costs.map(
          (cost, at) =>
            cost && (
              <Fragment key={all[at]?.id}>
                {`${money(cost)} ${vatTexts.with}`}
                {cheapest[at] && <Best />}
                <GaugeLine share={cost / Math.max(...costs.map(Number))} />
              </Fragment>
            ),
        )}
      />
    </>
  )
}
