import { ExtrudeGeometry, LatheGeometry } from 'three'
import type { BufferGeometry, ExtrudeGeometryOptions, Shape } from 'three'
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js'
import { toCreasedNormals } from 'three/addons/utils/BufferGeometryUtils.js'
import { fillet } from './profile.ts'
import type { Corner } from './profile.ts'

/** Box with rounded edges; the radius is cut down to what the box allows. */
export const box = (width: number, height: number, depth: number, radius = 0.2, steps = 4): BufferGeometry =>
  new RoundedBoxGeometry(
    width,
    height,
    depth,
    // Edges of a millimetre need no more: triangles of ribs and fins are the dearest part of a frame.
    radius <= 0.12 ? 1 : Math.min(steps, 5),
    Math.max(0.001, Math.min(radius, width / 2 - 1e-3, height / 2 - 1e-3, depth / 2 - 1e-3)),
  )

/** More are not seen at the size of a master. */
const MOST_SEGMENTS = 128

/** Solid of revolution round the y axis from a profile of [radius, height, rounding]. Open profiles stay open. */
export function lathe(profile: readonly Corner[], segments = 112, steps = 5): BufferGeometry {
  const points = fillet(profile, steps)
  let area = 0
  points.forEach((point, i) => {
    const before = points[i - 1]
    if (before) area += (point.x + before.x) * (point.y - before.y)
  })
  // Drawn downwards the surface would face inwards; a flat disc shall face up.
  const flat = Math.abs(area) < 1e-9 && (points.at(-1)?.x ?? 0) > (points[0]?.x ?? 0)
  if (area < 0 || flat) points.reverse()
  return toCreasedNormals(new LatheGeometry(points, Math.min(segments, MOST_SEGMENTS)), 0.6)
}

export const latheX = (profile: readonly Corner[], segments = 112, steps = 5): BufferGeometry =>
  lathe(profile, segments, steps).rotateZ(-Math.PI / 2)

export const latheZ = (profile: readonly Corner[], segments = 112, steps = 5): BufferGeometry =>
  lathe(profile, segments, steps).rotateX(Math.PI / 2)

/** A shape pushed along z from 0 to `depth`, with its edges rounded by `bevel` inside its outline. */
export function extrude(shape: Shape, depth: number, bevel = 0.1, extra: ExtrudeGeometryOptions = {}): BufferGeometry {
  const geometry = new ExtrudeGeometry(shape, {
    depth: depth - 2 * bevel,
    bevelEnabled: bevel > 0,
    bevelThickness: bevel,
    bevelSize: bevel,
    bevelOffset: -bevel,
    bevelSegments: 6,
    curveSegments: 32,
    ...extra,
  })
  return toCreasedNormals(geometry.translate(0, 0, bevel), 0.62)
}
