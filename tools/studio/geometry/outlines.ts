import { Path, Shape, Vector2 } from 'three'
import { spread } from './parts.ts'

/** The outline of a front: what one sees first of a product. */
export type Outline = 'square' | 'round' | 'squircle' | 'octagon' | 'leaf' | 'arch'

/** Corners counter-clockwise from the bottom left, each with its rounding. */
function withCorners(
  width: number,
  height: number,
  [a, b, c, d]: readonly [number, number, number, number],
): Vector2[] {
  const [x, y] = [width / 2, height / 2]
  const corner = (centreX: number, centreY: number, radius: number, from: number): Vector2[] =>
    spread(
      radius > 0.02 ? 13 : 1,
      from,
      from + (radius > 0.02 ? Math.PI / 2 : 0),
      (angle) => new Vector2(centreX + radius * Math.cos(angle), centreY + radius * Math.sin(angle)),
    )
  return [
    ...corner(a - x, a - y, a, Math.PI),
    ...corner(x - b, b - y, b, -Math.PI / 2),
    ...corner(x - c, y - c, c, 0),
    ...corner(d - x, y - d, d, Math.PI / 2),
  ]
}

function pointsOf(outline: Outline, width: number, height: number, corner: number): Vector2[] {
  const half = Math.min(width, height) / 2
  const radius = Math.max(0.05, Math.min(0.98, corner) * half)
  switch (outline) {
    case 'round':
      return spread(
        97,
        0,
        Math.PI * 2,
        (angle) => new Vector2((Math.cos(angle) * width) / 2, (Math.sin(angle) * height) / 2),
      ).slice(0, -1)
    case 'squircle':
      return spread(97, 0, Math.PI * 2, (angle) => {
        const [c, s] = [Math.cos(angle), Math.sin(angle)]
        return new Vector2(
          (Math.sign(c) * Math.abs(c) ** 0.5 * width) / 2,
          (Math.sign(s) * Math.abs(s) ** 0.5 * height) / 2,
        )
      }).slice(0, -1)
    case 'octagon': {
      const cut = half * (0.35 + 0.2 * corner)
      const [x, y] = [width / 2, height / 2]
      return [
        [cut - x, -y],
        [x - cut, -y],
        [x, cut - y],
        [x, y - cut],
        [x - cut, y],
        [cut - x, y],
        [-x, y - cut],
        [-x, cut - y],
      ].map(([px, py]) => new Vector2(px, py))
    }
    case 'leaf': {
      const [soft, sharp] = [half * 0.7, Math.min(radius, half * 0.15)]
      return withCorners(width, height, [soft, sharp, soft, sharp])
    }
    case 'arch': {
      const [top, foot] = [half * 0.96, Math.min(radius, half * 0.3)]
      return withCorners(width, height, [foot, foot, top, top])
    }
    case 'square':
      return withCorners(width, height, [radius, radius, radius, radius])
  }
}

/** An outline round the origin; `corner` is its rounding as a share of half a side. */
export function outlineShape(
  outline: Outline,
  width: number,
  height: number,
  corner: number,
  holes: readonly Path[] = [],
): Shape {
  const shape = new Shape(pointsOf(outline, width, height, corner))
  shape.holes.push(...holes)
  return shape
}

export const outlineHole = (outline: Outline, width: number, height: number, corner: number): Path =>
  new Path(pointsOf(outline, width, height, corner).reverse())

/** The point of an outline in a direction from its middle, `inset` inside. */
export function rimPoint(
  outline: Outline,
  width: number,
  height: number,
  corner: number,
  inset: number,
  angle: number,
): readonly [number, number] {
  const points = pointsOf(outline, width - 2 * inset, height - 2 * inset, corner)
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  let most = 0
  points.forEach((from, i) => {
    const to = points[(i + 1) % points.length] ?? from
    const [a, b] = [from.x * s - from.y * c, to.x * s - to.y * c]
    if (a * b > 0 || a === b) return
    const share = a / (a - b)
    most = Math.max(most, (from.x + (to.x - from.x) * share) * c + (from.y + (to.y - from.y) * share) * s)
  })
  return [most * c, most * s]
}
