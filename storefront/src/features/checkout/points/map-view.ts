import { riversOfMap } from '#market/rivers'
import { townsOfMap } from '#market/towns'
import type { PickupBranch } from '@vanek/sdk/checkout'
import { curvesOf, mapPoint, mapSize, unitKm } from '../../../entities/branch/map-outline.ts'

/** Coordinates in the map. */
export interface Spot {
  readonly x: number
  readonly y: number
}

/** The visible part of the map. */
export interface View extends Spot {
  readonly width: number
  readonly height: number
}

/** The whole country. */
export const fullMap: View = { x: 0, y: 0, ...mapSize }

const shape = mapSize.width / mapSize.height
/** About a town and its surroundings: the map has no streets to show at a closer zoom. */
const closest = 8
const margin = 1.25

/** The smallest view, in the map's aspect ratio, that contains all points with a margin. */
export function viewOf(spots: readonly Spot[]): View {
  if (spots.length === 0) return fullMap
  const xs = spots.map(({ x }) => x)
  const ys = spots.map(({ y }) => y)
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const width = Math.max(closest, (right - left) * margin, (bottom - top) * margin * shape)
  const height = width / shape
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height }
}

const apart = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y)

/** The result of a press on the map: a point, a zoom to a cluster, or nothing. */
type Press<S extends Spot> = { readonly spot: S } | { readonly closer: View } | null

/** Finds the result of a press; `reach` is the tolerance in units of the map. */
export function pressOn<S extends Spot>(at: Spot, spots: readonly S[], view: View, reach: number): Press<S> {
  const near = spots.filter((spot) => apart(spot, at) <= reach).sort((a, b) => apart(a, at) - apart(b, at))
  const [first] = near
  if (!first) return null
  if (near.length === 1 || view.width <= closest) return { spot: first }
  const closer = viewOf(near)
  // without a real zoom, select the point
  return closer.width < view.width * 0.8 ? { closer } : { spot: first }
}

/** Points with enough space for a label at their right, in order of priority. */
export function named<S extends Spot>(spots: readonly S[], width: number, height: number): readonly S[] {
  const written: S[] = []
  for (const spot of spots) {
    const free = written.every(({ x, y }) => Math.abs(x - spot.x) > width || Math.abs(y - spot.y) > height)
    if (free) written.push(spot)
  }
  return written
}

/** A pickup point with its coordinates in the map. */
export interface PointSpot extends Spot {
  readonly branch: PickupBranch
}

/** The points with a known location, in map coordinates. */
export const spotsOf = (branches: readonly PickupBranch[]): readonly PointSpot[] =>
  branches.flatMap((branch) =>
    branch.location ? [{ ...mapPoint([branch.location.lng, branch.location.lat]), branch }] : [],
  )

/** Towns for orientation on a map without streets. */
export const towns: readonly (Spot & { readonly name: string })[] = townsOfMap.map(([name, lng, lat]) => ({
  name,
  ...mapPoint([lng, lat]),
}))

/** Rivers as an SVG path. */
export const rivers = curvesOf(riversOfMap)

/** A round distance that takes at most this many units of the map. */
export function scaleOf(most: number): { readonly km: number; readonly units: number } {
  const km = [100, 50, 20, 10, 5, 2, 1].find((each) => each <= most * unitKm) ?? 0.5
  return { km, units: km / unitKm }
}
