/** Level of moisture or odour in a room. */
export type MoistureLoad = 'low' | 'usual' | 'high'

/** A rule that can decide the airflow of a room: a fixed airflow, changes of air, or air for the people in it. */
export type AirflowRule = 'extract' | 'air_changes' | 'people'

/**
 * Requirements of a standard for one kind of room. The SDK has no values of its own, because they differ by country.
 */
export interface VentilationStandard {
  /** Airflow of an extract while the room is used, m³/h, whatever its size; null if the standard has none. */
  readonly extractAirflow: Readonly<Record<MoistureLoad, number>> | null
  /** How many times in an hour the whole air is replaced, 1/h. */
  readonly airChanges: Readonly<Record<MoistureLoad, number>>
  /** Fresh air for each person, m³/h; 0 if the number of people is irrelevant. */
  readonly airflowPerPerson: number
}

/** A room to be ventilated. */
export interface VentilatedRoom {
  /** Volume in m³. */
  readonly volume: number
  /** People who use it at the same time. */
  readonly people: number
  /** Level of moisture or odour. */
  readonly moisture: MoistureLoad
}

/** Airflow that a room needs. {@link requiredAirflow} returns it. */
export interface RequiredAirflow {
  /** Airflow in m³/h, rounded up to a whole number. */
  readonly airflow: number
  /** The rule with the largest airflow. */
  readonly by: AirflowRule
  /** Airflow of each rule, m³/h. */
  readonly parts: Readonly<Record<AirflowRule, number>>
}

// a floating-point error must not round 90 up to 91
const roundUp = (value: number): number => Math.ceil(Number(value.toFixed(6)))

/**
 * Airflow that a room needs: the largest of the rules of its standard. Extract rooms have a fixed airflow in EN
 * 15665 and its national annexes; a large one needs more, so changes of air are a lower bound of it.
 *
 * @param room - Volume, people and moisture of the room.
 * @param standard - What the standard requires for this kind of room.
 * @returns The airflow, the rule that decided, and what each rule requires.
 * @example
 * ```ts
 * const standard = {
 *   extractAirflow: { low: 50, usual: 90, high: 90 },
 *   airChanges: { low: 3, usual: 4, high: 8 },
 *   airflowPerPerson: 0,
 * }
 * const room = { volume: 5 * 2.6, people: 0, moisture: 'usual' } as const
 * const { airflow, by } = requiredAirflow(room, standard) // 90 m³/h by 'extract'
 * ```
 */
export function requiredAirflow(
  { volume, people, moisture }: VentilatedRoom,
  { extractAirflow, airChanges, airflowPerPerson }: VentilationStandard,
): RequiredAirflow {
  const parts = {
    extract: roundUp(extractAirflow?.[moisture] ?? 0),
    air_changes: roundUp(volume * airChanges[moisture]),
    people: roundUp(people * airflowPerPerson),
  }
  const airflow = Math.max(parts.extract, parts.air_changes, parts.people)
  const rules: readonly AirflowRule[] = ['extract', 'people', 'air_changes']
  return { airflow, by: rules.find((rule) => parts[rule] === airflow) ?? 'air_changes', parts }
}

/**
 * The largest room that an airflow is enough for; the inverse of {@link requiredAirflow}.
 *
 * @param airflow - Airflow of the fan in m³/h.
 * @param standard - What the standard requires for this kind of room.
 * @param room - Height of the ceiling in m, and the moisture.
 * @returns Floor area in m², rounded down to a whole number; 0 if the airflow is too small for any such room.
 * @example
 * ```ts
 * const area = largestRoom(95, standard, { height: 2.6, moisture: 'usual' }) // 9 m²
 * ```
 */
export function largestRoom(
  airflow: number,
  { extractAirflow, airChanges }: VentilationStandard,
  { height, moisture }: { readonly height: number; readonly moisture: MoistureLoad },
): number {
  if (airflow < (extractAirflow?.[moisture] ?? 0)) return 0
  return Math.floor(airflow / (airChanges[moisture] * height) + 1e-9)
}
