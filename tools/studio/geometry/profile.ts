import { Path, Shape, Vector2 } from 'three'

/** A corner of a profile: x, y and an optional radius that rounds it. */
export type Corner = readonly [x: number, y: number, radius?: number]

/** A corner, written short. */
export const at = (x: number, y: number, radius = 0): Corner => [x, y, radius]

/** Turns a polyline into points with rounded corners (`steps` points per corner). */
export function fillet(corners: readonly Corner[], steps = 6): Vector2[] {
  const points: Vector2[] = []
  corners.forEach(([x, y, radius = 0], i) => {
    const before = corners[i - 1]
    const after = corners[i + 1]
    const corner = new Vector2(x, y)
    if (radius === 0 || !before || !after) {
      points.push(corner)
      return
    }
    const back = new Vector2(before[0], before[1]).sub(corner)
    const on = new Vector2(after[0], after[1]).sub(corner)
    const limit = Math.min(back.length(), on.length()) * 0.49
    const angle = Math.acos(Math.max(-1, Math.min(1, back.normalize().dot(on.normalize()))))
    const reach = Math.min(radius / Math.tan(angle / 2), limit)
    const start = corner.clone().addScaledVector(back, reach)
    const end = corner.clone().addScaledVector(on, reach)
    for (let k = 0; k <= steps; k++) {
      const t = k / steps
      const u = 1 - t
      points.push(
        new Vector2(u * u * start.x + 2 * u * t * x + t * t * end.x, u * u * start.y + 2 * u * t * y + t * t * end.y),
      )
    }
  })
  return points
}

function drawRoundedRect<T extends Path>(path: T, width: number, height: number, radius: number): T {
  const [x, y, r] = [-width / 2, -height / 2, radius]
  path.moveTo(x + r, y)
  path.lineTo(x + width - r, y)
  path.absarc(x + width - r, y + r, r, -Math.PI / 2, 0, false)
  path.lineTo(x + width, y + height - r)
  path.absarc(x + width - r, y + height - r, r, 0, Math.PI / 2, false)
  path.lineTo(x + r, y + height)
  path.absarc(x + r, y + height - r, r, Math.PI / 2, Math.PI, false)
  path.lineTo(x, y + r)
  path.absarc(x + r, y + r, r, Math.PI, Math.PI * 1.5, false)
  return path
}

/** Rounded rectangle round the origin, with holes cut out if given. */
export function roundedRect(width: number, height: number, radius: number, holes: readonly Path[] = []): Shape {
  const shape = drawRoundedRect(new Shape(), width, height, radius)
  shape.holes.push(...holes)
  return shape
}

export const roundedRectHole = (width: number, height: number, radius: number): Path =>
  drawRoundedRect(new Path(), width, height, radius)

export function disc(radius: number, holes: readonly Path[] = []): Shape {
  const shape = new Shape()
  shape.absarc(0, 0, radius, 0, Math.PI * 2, false)
  shape.holes.push(...holes)
  return shape
}

export function ellipse(radiusX: number, radiusY: number, holes: readonly Path[] = []): Shape {
  const shape = new Shape()
  shape.absellipse(0, 0, radiusX, radiusY, 0, Math.PI * 2, false)
  shape.holes.push(...holes)
  return shape
}

export function circleHole(radius: number, x = 0, y = 0): Path {
  const path = new Path()
  path.absarc(x, y, radius, 0, Math.PI * 2, true)
  return path
}
