import type { Duct, DuctMaterial, DuctOutlet } from './duct.ts'
import { type FanCurve, fanWorkingPoint, type WorkingPoint } from './fan.ts'

/** A fan to choose from, usually a variant of a product. */
export interface FanCandidate extends FanCurve {
  /** Fans of the same group are one product: at most one of them is chosen. */
  readonly group: number
  /** Price in the active currency. */
  readonly price: number
  /** Noise in dB, according to the catalogue. */
  readonly noise: number
  /** Power in W at full speed. */
  readonly power: number
}

/**
 * Why a fan was chosen: of all suitable fans it is the cheapest, the quietest, uses the least energy or moves the most
 * air; or it is an alternative, the cheapest of the rest.
 */
export type FanReason = 'cheapest' | 'quietest' | 'economical' | 'reserve' | 'alternative'

/** A chosen fan. {@link chooseFans} returns it. */
export interface ChosenFan<Fan extends FanCandidate> {
  /** The fan as passed to `chooseFans`. */
  readonly fan: Fan
  /** Reasons; the first one is the one it was chosen for. */
  readonly reasons: readonly [FanReason, ...FanReason[]]
  /** Its working point. */
  readonly point: WorkingPoint
}

/** Requirements of a fan. */
export interface FanTerms {
  /** Airflow that the room needs, m³/h. */
  readonly airflow: number
  /** The duct. */
  readonly duct: Duct
  /**
   * The most noise in dB.
   *
   * @defaultValue no limit
   */
  readonly maxNoise?: number
}

const chosenAtMost = 3

type Fitting<Fan extends FanCandidate> = Pick<ChosenFan<Fan>, 'fan' | 'point'>

type Measure = (one: Fitting<FanCandidate>) => number

/** Smaller is better. Ties are resolved by price. */
const measures: Readonly<Record<Exclude<FanReason, 'alternative'>, Measure>> = {
  cheapest: ({ fan }) => fan.price,
  quietest: ({ fan }) => fan.noise,
  economical: ({ fan }) => fan.power,
  reserve: ({ point }) => -point.airflow,
}

const best = <Fan extends FanCandidate>(fans: readonly Fitting<Fan>[], measure: Measure): Fitting<Fan> | undefined =>
  [...fans].sort((one, two) => measure(one) - measure(two) || one.fan.price - two.fan.price)[0]

/**
 * Chooses up to three fans that give the airflow in the duct: the cheapest, the quietest and the most economical. If
 * one fan wins several times, the one with the largest reserve takes the free place, then the cheapest of the rest.
 *
 * @param candidates - The fans to choose from.
 * @param terms - Airflow, duct and the most noise.
 * @returns The chosen fans with their reasons and working points; empty if none fits.
 * @example
 * ```ts
 * const [first] = chooseFans(candidates, { airflow: 90, duct, maxNoise: 32 })
 * const why = first?.reasons[0] // 'cheapest'
 * ```
 */
export function chooseFans<Fan extends FanCandidate>(
  candidates: readonly Fan[],
  { airflow, duct, maxNoise = Infinity }: FanTerms,
): readonly ChosenFan<Fan>[] {
  const fitting = candidates
    .filter(({ noise }) => noise <= maxNoise)
    .map((fan) => ({ fan, point: fanWorkingPoint(fan, duct) }))
    .filter(({ point }) => point.airflow >= airflow)
  const winners = new Map<Fitting<Fan>, FanReason[]>()
  for (const [reason, measure] of Object.entries(measures) as [FanReason, Measure][]) {
    const winner = best(fitting, measure)
    if (winner) winners.set(winner, [...(winners.get(winner) ?? []), reason])
  }
  const chosen: ChosenFan<Fan>[] = []
  const isNew = ({ fan }: Fitting<Fan>) => chosen.every((own) => own.fan.group !== fan.group)
  for (const [winner, [reason, ...more]] of winners) {
    if (reason && chosen.length < chosenAtMost && isNew(winner)) chosen.push({ ...winner, reasons: [reason, ...more] })
  }
  while (chosen.length < chosenAtMost) {
    const next = best(fitting.filter(isNew), measures.cheapest)
    if (!next) break
    chosen.push({ ...next, reasons: ['alternative'] })
  }
  return chosen
}

/** A part that is needed in addition to the fan. */
export type VentilationPart = 'duct' | 'elbow' | 'grille' | 'cowl' | 'damper' | 'hygrostat'

/** The fan and its installation. */
export interface VentilationSet {
  /** Material of the duct. */
  readonly material: DuctMaterial
  /** Length of the duct in m in addition to the wall; 0 if there is none. */
  readonly length: number
  /** Number of elbows of 90°. */
  readonly elbows: number
  /** Where the air leaves. */
  readonly outlet: DuctOutlet
  /** Whether the fan is controlled by humidity. */
  readonly byHumidity: boolean
  /** Whether the fan has a built-in hygrostat. */
  readonly hasHygrostat: boolean
  /** Whether the fan has a built-in damper. */
  readonly hasDamper: boolean
}

/**
 * The needed parts in the order from the fan to the outside. A flexible duct needs no elbows.
 *
 * @param set - The fan and its place.
 * @example
 * ```ts
 * const parts = neededParts(place) // ['duct', 'damper', 'grille']
 * ```
 */
export function neededParts(set: VentilationSet): readonly VentilationPart[] {
  const needed: Readonly<Record<VentilationPart, boolean>> = {
    duct: set.length > 0,
    elbow: set.material === 'smooth' && set.length > 0 && set.elbows > 0,
    damper: !set.hasDamper,
    grille: set.outlet === 'wall',
    cowl: set.outlet === 'roof',
    hygrostat: set.byHumidity && !set.hasHygrostat,
  }
  return (Object.keys(needed) as VentilationPart[]).filter((part) => needed[part])
}
