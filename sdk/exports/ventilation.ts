/**
 * Ventilation: the airflow a room needs, the pressure its duct takes, and the fans that manage both. Pure functions;
 * norms, prices of energy and the fans come from the caller.
 *
 * @example
 * ```ts
 * const { airflow } = requiredAirflow({ volume: 5 * 2.6, people: 0, moisture: 'usual' }, standard)
 * const diameter = ductDiameter(airflow, 3, [100, 125, 150])
 * const duct = { diameter, length: 3, elbows: 2, material: 'flexible', outlet: 'wall' } as const
 * const fans = chooseFans(candidates, { airflow, duct })
 * ```
 * @module
 */
export {
  chooseFans,
  type ChosenFan,
  type FanCandidate,
  type FanReason,
  type FanTerms,
  neededParts,
  type VentilationPart,
  type VentilationSet,
} from '../src/ventilation/choice.ts'
export {
  type Duct,
  ductDiameter,
  type DuctMaterial,
  type DuctOutlet,
  ductPressureLoss,
  ductVelocity,
} from '../src/ventilation/duct.ts'
export {
  type FanCurve,
  fanPressure,
  fanWorkingPoint,
  type WorkingPoint,
  yearlyRunningCost,
} from '../src/ventilation/fan.ts'
export {
  type AirflowRule,
  largestRoom,
  type MoistureLoad,
  requiredAirflow,
  type RequiredAirflow,
  type VentilatedRoom,
  type VentilationStandard,
} from '../src/ventilation/need.ts'
