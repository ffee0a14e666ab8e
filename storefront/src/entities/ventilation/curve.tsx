import * as texts from '#texts/entities/ventilation'
import { type Duct, ductPressureLoss, type FanCurve, fanPressure, type WorkingPoint } from '@vanek/sdk/ventilation'
import { measure } from './measure.ts'

interface CurveProps {
  readonly name: string
  readonly fan: FanCurve
  readonly point: WorkingPoint
  readonly duct: Duct
  /** What the way out is called. */
  readonly way: string
  /** Airflow that is needed, m³/h, if it is known. */
  readonly airflow?: number
}

const width = 440
const height = 280
const left = 40
const bottom = 48
const top = 30
const points = 32
const shares = Array.from({ length: points + 1 }, (_, at) => at / points)

/** A round number for the end of an axis. */
function roundEnd(value: number): number {
  const step = 10 ** Math.floor(Math.log10(value)) / 2
  return Math.ceil(value / step) * step
}

/** The curves of a fan and of its duct, which meet where the fan works; the same as a table. */
export function Curve({ name, fan, point, duct, way, airflow }: CurveProps) {
  const most = { airflow: roundEnd(fan.freeAirflow), pressure: roundEnd(fan.maxPressure) }
  const x = (own: number) => left + (own / most.airflow) * (width - left - 12)
  const y = (own: number) => height - bottom - (own / most.pressure) * (height - bottom - top)
  const line = (pressureAt: (own: number) => number, end: number) =>
    shares
      .map((share) => share * end)
      .filter((own) => pressureAt(own) <= most.pressure)
      .map((own) => `${x(own).toFixed(1)},${y(pressureAt(own)).toFixed(1)}`)
      .join(' ')
  const loss = (own: number) => ductPressureLoss(own, duct)
  const rows = [0, 0.25, 0.5, 0.75, 1].map((share) => Math.round(share * fan.freeAirflow))
  const flow = (own: number) => measure(own, 'm³/h')
  const pressure = (own: number) => measure(own, 'Pa')
  return (
    <div className="fan-curve stack">
      <p>
        {texts.meetAt} <b>{flow(point.airflow)}</b>{' '}
        {texts.meetRest(pressure(point.pressure), airflow === undefined ? null : flow(airflow))}
      </p>
      <figure>
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          {airflow !== undefined && (
            <rect
              className="curve-enough"
              x={x(airflow)}
              y={y(most.pressure)}
              width={Math.max(0, x(most.airflow) - x(airflow))}
              height={y(0) - y(most.pressure)}
            />
          )}
          <path className="curve-axes" d={`M${left} ${y(most.pressure)}V${y(0)}H${x(most.airflow)}`} />
          {[0, 0.5, 1].map((share) => (
            <g className="curve-label" key={share}>
              <text x={x(share * most.airflow)} y={height - 28} textAnchor={share === 1 ? 'end' : 'middle'}>
                {share * most.airflow}
              </text>
              <text x={left - 8} y={y(share * most.pressure) + 4} textAnchor="end">
                {share * most.pressure}
              </text>
            </g>
          ))}
          <text className="curve-label" x={x(most.airflow)} y={height - 6} textAnchor="end">
            {texts.airflowAxis}
          </text>
          <text className="curve-label" x={0} y={14}>
            {texts.pressureAxis}
          </text>
          <polyline className="curve-duct" points={line(loss, most.airflow)} />
          <polyline className="curve-fan" points={line((own) => fanPressure(fan, own), fan.freeAirflow)} />
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
