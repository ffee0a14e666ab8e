import type { DisplayParameter, Variant } from '@vanek/sdk/product'
import { type Duct, type FanCurve, fanWorkingPoint, type WorkingPoint } from '@vanek/sdk/ventilation'
import { industrialFans } from '#market/categories'
import { usualWall } from '../../market/shared/ventilation-rooms.ts'

/** Hours per day for the yearly cost: while the bathroom is used, overnight, all the time. */
export const dailyHours = [1.5, 8, 24] as const

/** Distance in m at which the shop measures noise, and those for which it is computed. */
const measuredAt = 3
export const distances = [1, 2, 3, 5] as const

/** Noise at a distance in dB: away from walls it drops by 6 dB with each doubling. */
export const noiseAt = (noise: number, distance: number): number => noise - 20 * Math.log10(distance / measuredAt)

/** The figures for calculations, as far as known: the two points of the curve, noise in dB, and power in W. */
export interface Figures {
  readonly curve: FanCurve | null
  /** mm */
  readonly diameter: number | null
  readonly noise: number | null
  readonly power: number | null
}

/** The figures of a variant: its own if variants differ, else those of the product. */
export function figuresOf(
  parameters: readonly Pick<DisplayParameter, 'code' | 'values'>[],
  variant: Pick<Variant, 'parameters'>,
): Figures {
  const [freeAirflow, maxPressure, diameter, noise, power] = (
    ['airflow', 'pressure', 'diameter', 'noise', 'input'] as const
  ).map((code) => {
    const own = variant.parameters.find((parameter) => parameter.code === code)?.number
    const shared = parameters.find((parameter) => parameter.code === code)?.values
    return own ?? (shared?.length === 1 ? (shared[0]?.number ?? null) : null)
  })
  return {
    curve: freeAirflow && maxPressure ? { freeAirflow, maxPressure } : null,
    diameter: diameter || null,
    noise: noise || null,
    power: power || null,
  }
}

/** The usual duct of a fan: workshop fans blow through the wall, others through a short hose with two bends. */
export interface UsualWay {
  readonly kind: 'wall' | 'hose'
  readonly duct: Duct
  readonly point: WorkingPoint
}

/** The operating point of a fan with its usual duct; null if it has no duct. */
export function usualWay({ curve, diameter }: Figures, categoryPath: string): UsualWay | null {
  if (!curve || diameter === null) return null
  const kind = categoryPath.startsWith(industrialFans) ? 'wall' : 'hose'
  const duct: Duct =
    kind === 'wall'
      ? { diameter, length: usualWall, elbows: 0, material: 'smooth', outlet: 'wall' }
      : { diameter, length: 3, elbows: 2, material: 'flexible', outlet: 'wall' }
  return { kind, duct, point: fanWorkingPoint(curve, duct) }
}
