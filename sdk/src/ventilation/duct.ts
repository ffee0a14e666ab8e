/** Density of air at 20 °C, kg/m³. */
const density = 1.2
/** Kinematic viscosity of air at 20 °C, m²/s. */
const viscosity = 1.51e-5
/** Below this Reynolds number the flow is laminar. */
const laminarBelow = 2300

/** Material of a duct: smooth pipes of steel or plastic, or a flexible hose pulled to its full length. */
export type DuctMaterial = 'smooth' | 'flexible'

/** Where the air leaves: a grille in the outer wall, a cowl on the roof, or a shared shaft with a damper. */
export type DuctOutlet = 'wall' | 'roof' | 'shaft'

/** The duct from the fan to the outside. */
export interface Duct {
  /** Inner diameter in mm. */
  readonly diameter: number
  /** Length of all straight pieces in m; through a wall, its thickness. */
  readonly length: number
  /** Number of elbows of 90°. */
  readonly elbows: number
  /** Material of the duct. */
  readonly material: DuctMaterial
  /** Where the air leaves. */
  readonly outlet: DuctOutlet
}

/**
 * Roughness in mm and loss coefficient of an elbow: smooth as galvanised steel with elbows of radius 1 D, flexible as a
 * hose pulled to its full length with soft bends (Idelchik, Handbook of Hydraulic Resistance, chapters 2 and 6).
 */
const materials: Readonly<Record<DuctMaterial, { readonly roughness: number; readonly elbow: number }>> = {
  smooth: { roughness: 0.15, elbow: 0.4 },
  flexible: { roughness: 3, elbow: 0.8 },
}

/**
 * Loss coefficients of the outlet with the outflow (Idelchik, chapters 8 and 11): a grille with its net, a cowl, a
 * damper.
 */
const outlets: Readonly<Record<DuctOutlet, number>> = { wall: 2.5, roof: 2, shaft: 3.5 }

/**
 * Velocity of air in a round duct, m/s.
 *
 * @param airflow - Airflow in m³/h.
 * @param diameter - Inner diameter in mm.
 */
export const ductVelocity = (airflow: number, diameter: number): number =>
  airflow / 3600 / ((Math.PI * (diameter / 1000) ** 2) / 4)

/**
 * Friction factor of Darcy: 64/Re in laminar flow, else by Swamee and Jain (1976), within 1 % of Colebrook and White.
 */
function frictionFactor(velocity: number, diameter: number, roughness: number): number {
  const reynolds = (velocity * (diameter / 1000)) / viscosity
  if (reynolds < laminarBelow) return 64 / reynolds
  return 0.25 / Math.log10(roughness / diameter / 3.7 + 5.74 / reynolds ** 0.9) ** 2
}

/**
 * Pressure that air loses on its way out, in Pa: friction by Darcy and Weisbach, and the local losses of elbows and
 * outlet.
 *
 * @param airflow - Airflow in m³/h.
 * @param duct - The way of the air.
 * @example
 * ```ts
 * const duct = { diameter: 125, length: 3, elbows: 2, material: 'flexible', outlet: 'wall' } as const
 * const pressure = ductPressureLoss(90, duct) // about 15 Pa
 * ```
 */
export function ductPressureLoss(airflow: number, { diameter, length, elbows, material, outlet }: Duct): number {
  if (airflow <= 0) return 0
  const velocity = ductVelocity(airflow, diameter)
  const { roughness, elbow } = materials[material]
  const friction = (frictionFactor(velocity, diameter, roughness) * length) / (diameter / 1000)
  return (friction + elbows * elbow + outlets[outlet]) * 0.5 * density * velocity ** 2
}

/**
 * The smallest diameter in which the velocity is within the limit; the largest one if there is none.
 *
 * @param airflow - Airflow in m³/h.
 * @param velocity - The highest velocity in m/s: up to 3 where people live, up to 5 elsewhere.
 * @param diameters - The diameters to choose from, in mm.
 * @example
 * ```ts
 * const diameter = ductDiameter(90, 3, [100, 125, 150]) // 125 mm
 * ```
 */
export function ductDiameter(airflow: number, velocity: number, diameters: readonly number[]): number {
  const sorted = [...diameters].sort((one, two) => one - two)
  return sorted.find((diameter) => ductVelocity(airflow, diameter) <= velocity) ?? sorted.at(-1) ?? 0
}
