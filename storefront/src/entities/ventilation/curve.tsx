import * as texts from '#texts/entities/ventilation'
import { type Duct, ductPressureLoss, type FanCurve, fanPressure, type WorkingPoint } from '@vanek/sdk/ventilation'
import { measure, tick } from './measure.ts'

interface CurveProps {
  readonly name: string
  readonly fan: FanCurve
  readonly point: WorkingPoint
  readonly duct: Duct
  /** The name of the duct. */
  readonly way: string
  /** The required airflow in m³/h, if known. */
  readonly airflow?: number
}

const width = 440
const height = 280
const left = 40
const bottom = 48
const top = 30
const shares = Array.from({ length: 33 }, (_, at) => at / 32)

const toTenths = (value: number): number => Math.round(value * 10) / 10

/** A round number for the end of an axis, whose half is round too. */
function roundEnd(value: number): number {
  const decade = 10 ** Math.floor(Math.log10(value))
  return ([1, 1.2, 1.6, 2, 3, 4, 5, 6, 8].find((share) => value <= share * decade) ?? 10) * decade
}

/** The curves of a fan and of its duct, with the operating point where they meet; also as a table. */
export function Curve({ name, fan, point, duct, way, airflow }: CurveProps) {
  const axisMax = { airflow: roundEnd(fan.freeAirflow), pressure: roundEnd(fan.maxPressure) }
  const x = (own: number) => toTenths(left + (own / axisMax.airflow) * (width - left - 12))
  const y = (own: number) => toTenths(height - bottom - (own / axisMax.pressure) * (height - bottom - top))
  // through both ends and the middle: exact for a fan, whose curve is a parabola; that of a duct differs by less than a pixel
  const arc = (pressureAt: (own: number) => number, end: number) => {
    const [from, middle, to] = [y(pressureAt(0)), y(pressureAt(end / 2)), y(pressureAt(end))]
    return `M${left} ${from}Q${x(end / 2)} ${toTenths(2 * middle - (from + to) / 2)} ${x(end)} ${to}`
  }
  const loss = (own: number) => ductPressureLoss(own, duct)
  const lossEnd = Math.max(
    ...shares.map((share) => share * axisMax.airflow).filter((own) => loss(own) <= axisMax.pressure),
  )
  const rows = [0, 0.25, 0.5, 0.75, 1].map((share) => Math.round(share * fan.freeAirflow))
  const flow = (own: number) => measure(own, 'm³/h')
  const pressure = (own: number) => measure(own, 'Pa')
  return (
    <div className="fan-curve stack">
      <p>
        {`${texts.meetAt} `}
        <b>{flow(point.airflow)}</b>
        {` ${texts.meetRest(pressure(point.pressure), airflow === undefined ? null : flow(airflow))}`}
      </p>
      <figure>
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          {airflow !== undefined && (
            <rect
              className="curve-enough"
              x={x(airflow)}
              y={y(axisMax.pressure)}
              width={Math.max(0, x(axisMax.airflow) - x(airflow))}
              height={y(0) - y(axisMax.pressure)}
            />
          )}
          <path className="curve-axes" d={`M${left} ${y(axisMax.pressure)}V${y(0)}H${x(axisMax.airflow)}`} />
          {[0, 0.5, 1].map((share) => (
            <g className="curve-label" key={share}>
              <text x={x(share * axisMax.airflow)} y={height - 28} textAnchor={share === 1 ? 'end' : 'middle'}>
                {tick(share * axisMax.airflow)}
              </text>
              <text x={left - 8} y={y(share * axisMax.pressure) + 4} textAnchor="end">
                {tick(share * axisMax.pressure)}
              </text>
            </g>
          ))}
          <text className="curve-label" x={x(axisMax.airflow)} y={height - 6} textAnchor="end">
            {texts.airflowAxis}
          </text>
          <text className="curve-label" x={0} y={14}>
            {texts.pressureAxis}
          </text>
          <path className="curve-duct" d={arc(loss, lossEnd)} />
          <path className="curve-fan" d={arc((own) => fanPressure(fan, own), fan.freeAirflow)} />
          <circle className="curve-point" cx={x(point.airflow)} cy={y(point.pressure)} r="7" />
        </svg>
        <figcaption className="small quiet">
          <span className="curve-key is-fan">{name}</span> <span className="curve-key is-duct">{way}</span>
          {airflow !== undefined && (
            <>
              {' '}
              <span className="curve-key is-enough">{texts.enoughAir(flow(airflow))}</span>
            </>
          )}
        </figcaption>
      </figure>
      <details className="fold">
        <summary>{texts.asTable}</summary>
        <table className="fan-table">
          <caption className="hide">{texts.tableCaption}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.airflow}</th>
              <th scope="col">{texts.fanGives}</th>
              <th scope="col">{texts.ductTakes}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((own) => (
              <tr key={own}>
                <th scope="row">{flow(own)}</th>
                <td>{pressure(fanPressure(fan, own))}</td>
                <td>{pressure(loss(own))}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">{texts.workTogether(flow(point.airflow))}</th>
              <td>{pressure(point.pressure)}</td>
              <td>{pressure(loss(point.airflow))}</td>
            </tr>
          </tbody>
        </table>
      </details>
    </div>
  )
}
