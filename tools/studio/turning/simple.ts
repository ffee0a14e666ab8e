import { MeshoptSimplifier } from 'meshoptimizer'
import type { Material } from '../cycles/meshes.ts'
import type { Mass } from '../cycles/meshes.ts'

/** A surface with few triangles, ready to be drawn. */
export interface Surface {
  readonly material: Material
  readonly positions: Float32Array
  readonly normals: Float32Array
  readonly indices: Uint32Array
}

/** Triangles of a whole model. */
const MOST = 12_000
/** How far its form may move at first, as a share of its size: less than a wire is thick. */
const FINEST = 0.0006

/** Makes a model light enough for a phone: as few triangles as its form allows, all over with the same error. */
export async function simplified(masses: readonly Mass[]): Promise<readonly Surface[]> {
  await MeshoptSimplifier.ready
  const size = extentOf(masses)
  const flat = (error: number): readonly Uint32Array[] =>
    masses.map(
      ({ positions, indices }) =>
        MeshoptSimplifier.simplify(indices, positions, 3, 0, error * size, ['ErrorAbsolute', 'Prune'])[0],
    )
  let fewer = flat(FINEST)
  for (let error = FINEST * 1.4; fewer.reduce((sum, { length }) => sum + length / 3, 0) > MOST; error *= 1.4)
    fewer = flat(error)
  return masses.flatMap(({ material, positions }, at) => {
    const indices = fewer[at]
    if (indices === undefined || indices.length === 0) return []
    const [remap, count] = MeshoptSimplifier.compactMesh(indices)
    const places = new Float32Array(count * 3)
    for (const [old, now] of remap.entries())
      if (now < count) places.set(positions.subarray(old * 3, old * 3 + 3), now * 3)
    return [{ material, positions: places, indices, normals: normalsOf(places, indices) }]
  })
}

function extentOf(masses: readonly Mass[]): number {
  const low = [Infinity, Infinity, Infinity]
  const high = [-Infinity, -Infinity, -Infinity]
  for (const { positions } of masses)
    for (const [at, value] of positions.entries()) {
      low[at % 3] = Math.min(low[at % 3] ?? value, value)
      high[at % 3] = Math.max(high[at % 3] ?? value, value)
    }
  return Math.max(...high.map((value, axis) => value - (low[axis] ?? 0)))
}

/** Vertices at creases are apart already, so the triangles around a vertex determine its direction. */
export function normalsOf(positions: Float32Array, indices: Uint32Array): Float32Array {
  const normals = new Float32Array(positions.length)
  const point = (vertex: number): readonly [number, number, number] => [
    positions[vertex * 3] ?? 0,
    positions[vertex * 3 + 1] ?? 0,
    positions[vertex * 3 + 2] ?? 0,
  ]
  for (let at = 0; at < indices.length; at += 3) {
    const corners = [indices[at] ?? 0, indices[at + 1] ?? 0, indices[at + 2] ?? 0]
    const [a, b, c] = corners.map(point) as [
      readonly [number, number, number],
      readonly [number, number, number],
      readonly [number, number, number],
    ]
    const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]]
    const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]]
    const facing = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx]
    for (const corner of corners)
      for (const axis of [0, 1, 2]) normals[corner * 3 + axis] = (normals[corner * 3 + axis] ?? 0) + (facing[axis] ?? 0)
  }
  for (let at = 0; at < normals.length; at += 3) {
    const length = Math.hypot(normals[at] ?? 0, normals[at + 1] ?? 0, normals[at + 2] ?? 0) || 1
    for (const axis of [0, 1, 2]) normals[at + axis] = (normals[at + axis] ?? 0) / length
  }
  return normals
}
