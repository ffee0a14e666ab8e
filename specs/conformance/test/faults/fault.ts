import type { Interceptor } from './plant.ts'

/** A mistake of a back end. */
export interface Fault {
  readonly name: string
  /** The check that must fail. */
  readonly detectedBy: string
  /** The operation that the failure must name. */
  readonly operation: string
  /** The check that sends the request, if it is not `detectedBy` itself. */
  readonly triggeredBy?: string
  readonly plant: () => Interceptor
}
