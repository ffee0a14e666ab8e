import {
  CatmullRomCurve3,
  CurvePath,
  LineCurve3,
  QuadraticBezierCurve3,
  TorusGeometry,
  TubeGeometry,
  Vector3,
} from 'three'
import type { BufferGeometry } from 'three'

export type Point = readonly [x: number, y: number, z: number]

export const vector = ([x, y, z]: Point): Vector3 => new Vector3(x, y, z)

/** Polyline in space whose corners are rounded by `radius`. */
export function roundedPath(points: readonly Point[], radius: number): CurvePath<Vector3> {
  const path = new CurvePath<Vector3>()
  const corners = points.map(vector)
  let from = corners[0] ?? new Vector3()
  for (let i = 1; i < corners.length - 1; i++) {
    const [before, corner, after] = [corners[i - 1], corners[i], corners[i + 1]]
    if (!before || !corner || !after) continue
    const back = before.clone().sub(corner)
    const on = after.clone().sub(corner)
    const reach = Math.min(radius, back.length() * 0.49, on.length() * 0.49)
    const start = corner.clone().addScaledVector(back.normalize(), reach)
    const end = corner.clone().addScaledVector(on.normalize(), reach)
    path.add(new LineCurve3(from, start))
    path.add(new QuadraticBezierCurve3(start, corner, end))
    from = end
  }
  path.add(new LineCurve3(from, corners.at(-1) ?? from))
  return path
}

/** Bent pipe or cable along a rounded polyline. */
export const pipe = (
  points: readonly Point[],
  bend: number,
  radius: number,
  segments = 110,
  sides = 18,
): BufferGeometry => new TubeGeometry(roundedPath(points, bend), segments, radius, sides, false)

/** Wire along a smooth curve through the points. */
export const wire = (points: readonly Point[], radius: number, segments = 24, sides = 8): BufferGeometry =>
  new TubeGeometry(new CatmullRomCurve3(points.map(vector)), segments, radius, sides, false)

/** Wire ring in the plane z. */
export const ring = (radius: number, thickness: number, z = 0, segments = 128, sides = 10): BufferGeometry =>
  new TorusGeometry(radius, thickness, sides, segments).translate(0, 0, z)

/** Wire ring lying flat at the height y. */
export const flatRing = (radius: number, thickness: number, y = 0, segments = 128, sides = 10): BufferGeometry =>
  new TorusGeometry(radius, thickness, sides, segments).rotateX(Math.PI / 2).translate(0, y, 0)
