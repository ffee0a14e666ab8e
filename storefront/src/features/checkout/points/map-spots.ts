import type { PickupBranch } from '@vanek/sdk/checkout'
import { mapPoint } from '../../../entities/branch/map/map-outline.ts'
import type { Spot } from './map-view.ts'

/** A pickup point as it lies in the drawing. */
export interface PointSpot extends Spot {
  readonly branch: PickupBranch
}

/** The points whose place is known, as they lie in the drawing. */
export const spotsOf = (branches: readonly PickupBranch[]): readonly PointSpot[] =>
  branches.flatMap((branch) =>
    branch.location ? [{ ...mapPoint([branch.location.lng, branch.location.lat]), branch }] : [],
  )

/** Towns by which people find their way on a map without streets. */
export const towns: readonly (Spot & { readonly name: string })[] = (
  [
    ['Praha', 14.43, 50.08],
    ['Brno', 16.61, 49.2],
    ['Ostrava', 18.28, 49.83],
    ['Plzeň', 13.38, 49.75],
    ['Liberec', 15.06, 50.77],
    ['Olomouc', 17.25, 49.59],
    ['České Budějovice', 14.47, 48.97],
    ['Hradec Králové', 15.83, 50.21],
    ['Karlovy Vary', 12.87, 50.23],
    ['Jihlava', 15.59, 49.4],
    ['Zlín', 17.67, 49.22],
  ] as const
).map(([name, lng, lat]) => ({ name, ...mapPoint([lng, lat]) }))
