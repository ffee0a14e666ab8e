import { type Duct, ductPressureLoss } from './duct.ts'

/** The two values of a fan that every catalogue has. */
export interface FanCurve {
  /** Airflow without any duct, m³/h. */
  readonly freeAirflow: number
  /** Pressure at which no air flows any more, Pa. */
  readonly maxPressure: number
}

/** Where the curve of a fan meets that of the duct. {@link fanWorkingPoint} returns it. */
export interface WorkingPoint {
  /** Airflow through the duct, m³/h. */
  readonly airflow: number
  /** Pressure of the fan, equal to the pressure loss of the duct, Pa. */
  readonly pressure: number
}

/**
 * Pressure of a fan at an airflow, in Pa: a parabola through its two values, which approximates the curves of axial and
 * mixed-flow fans.
 *
 * @param fan - Free airflow and maximum pressure.
 * @param airflow - Airflow in m³/h.
 */
export const fanPressure = ({ freeAirflow, maxPressure }: FanCurve, airflow: number): number =>
  airflow >= freeAirflow ? 0 : maxPressure * (1 - (airflow / freeAirflow) ** 2)

/**
 * Airflow and pressure of a fan in a duct.
 *
 * @param fan - Free airflow and maximum pressure.
 * @param duct - The way of the air.
 * @example
 * ```ts
 * const fan = { freeAirflow: 160, maxPressure: 60 }
 * const point = fanWorkingPoint(fan, { diameter: 125, length: 3, elbows: 2, material: 'smooth', outlet: 'wall' })
 * ```
 */
export function fanWorkingPoint(fan: FanCurve, duct: Duct): WorkingPoint {
  // one curve falls and the other rises, so they meet once; 40 bisections are precise enough
  let [low, high] = [0, fan.freeAirflow]
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2
    if (fanPressure(fan, middle) > ductPressureLoss(middle, duct)) low = middle
    else high = middle
  }
  return { airflow: low, pressure: fanPressure(fan, low) }
}

/**
 * Yearly cost of a fan, in the currency of the price.
 *
 * @param use - Power in W at full speed, hours a day, and the price of one kWh.
 * @example
 * ```ts
 * const cost = yearlyRunningCost({ power: 16, hoursPerDay: 1.5, pricePerKwh: 6.5 }) // 56.94
 * ```
 */
export const yearlyRunningCost = ({
  power,
  hoursPerDay,
  pricePerKwh,
}: {
  readonly power: number
  readonly hoursPerDay: number
  readonly pricePerKwh: number
}): number => (power / 1000) * hoursPerDay * 365 * pricePerKwh
