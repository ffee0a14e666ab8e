import type { Between } from './plant.ts'

/** One thing that a back end does wrong. */
export interface Fault {
  readonly name: string
  /** The check that has to find it. */
  readonly found: string
  /** The operation that the failure has to name. */
  readonly operation: string
  /** The check that asks the operation, where answers of any check would do. */
  readonly by?: string
  readonly plant: () => Between
}
