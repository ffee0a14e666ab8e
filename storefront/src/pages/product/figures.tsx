import * as texts from '#texts/pages/product'
import { useShop } from '@vanek/react-hooks'
import { type DisplayParameter, initialVariant, type Product, type Variant } from '@vanek/sdk/product'
import { yearlyRunningCost } from '@vanek/sdk/ventilation'
import { adviserPath } from '#market/paths'
import { energyPrices } from '#market/ventilation'
import { useWriters, vatTexts } from '../../entities/price/amount.tsx'
import { Bar } from '../../entities/ventilation/bar.tsx'
import { Curve } from '../../entities/ventilation/curve.tsx'
import { dailyHours, figuresOf, usualWay } from '../../entities/ventilation/figures.ts'
import { measure } from '../../entities/ventilation/measure.ts'
import { Link } from '../../ui/link.tsx'
import { Noise } from './noise.tsx'

function Costs({ power }: { readonly power: number }) {
  const { money } = useWriters()
  const pricePerKwh = energyPrices[useShop().config.currency.code]
  if (pricePerKwh === undefined) return null
  const costs = dailyHours.map((hoursPerDay) => ({
    hoursPerDay,
    cost: yearlyRunningCost({ power, hoursPerDay, pricePerKwh }),
  }))
  const maxCost = Math.max(...costs.map(({ cost }) => cost))
  return (
    <section className="running stack gap-1">
      <h2>{texts.runningTitle}</h2>
      <table className="fan-table">
        <caption className="hide">{texts.runningTitle}</caption>
        <thead className="hide">
          <tr>
            <th scope="col">{texts.running}</th>
            <th scope="col" colSpan={2}>
              {texts.yearly}
            </th>
          </tr>
        </thead>
        <tbody>
          {costs.map(({ hoursPerDay, cost }) => (
            <tr key={hoursPerDay}>
              <th scope="row">{texts.daily(measure(hoursPerDay, 'h', 1))}</th>
              <td className="bar-cell">
                <Bar share={cost / maxCost} />
              </td>
              <td className="num">
                {`${money(Math.round(cost))} `}
                <small className="quiet">{vatTexts.with}</small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small quiet">
        {texts.runningHow(measure(power, 'W', 1), `${money(pricePerKwh)} ${vatTexts.with}`)}
      </p>
    </section>
  )
}

interface ProductFiguresProps {
  readonly product: Product
  readonly parameters: readonly DisplayParameter[]
  /** The chosen variant; the usual one if none is. */
  readonly variant: Variant | undefined
}

/** What the numbers mean at home: air in a duct, and noise over distance. */
export function ProductFigures({ product, parameters, variant: chosen }: ProductFiguresProps) {
  const variant = chosen ?? initialVariant(product)
  const figures = figuresOf(parameters, variant)
  const { curve, noise } = figures
  const way = usualWay(figures, product.categoryPath)
  if (!way && noise === null) return null
  return (
    <section className="figures">
      <h2>{texts.figuresTitle}</h2>
      {product.variants.length > 1 && <p className="small quiet">{texts.countedFor(variant.fullname)}</p>}
      {way && curve && (
        <section className="stack gap-1">
          <h3>{texts.curveTitle}</h3>
          <p className="quiet">{texts.curveNote[way.kind](measure(way.duct.diameter, 'mm'))}</p>
          <Curve name={texts.thisFan} fan={curve} point={way.point} duct={way.duct} way={texts.wayOut} />
          <p>
            <Link to={adviserPath}>{texts.countMyDuct}</Link>
          </p>
        </section>
      )}
      {noise !== null && <Noise noise={noise} />}
    </section>
  )
}

/** What running costs in a year, by hours a day; nothing where no price of energy is assumed. */
export function Running({ product, parameters, variant }: ProductFiguresProps) {
  const { power } = figuresOf(parameters, variant ?? initialVariant(product))
  return power !== null && <Costs power={power} />
}
