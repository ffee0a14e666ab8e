import type { BufferGeometry } from 'three'
import { around, spread } from './parts.ts'
import { ring, wire } from './paths.ts'
import { box, latheZ } from './solids.ts'

export type Pattern =
  | 'lines'
  | 'columns'
  | 'concentric'
  | 'radial'
  | 'hex'
  | 'slots'
  | 'spiral'
  | 'diagonal'
  | 'grid'
  | 'waves'

export interface Opening {
  readonly width: number
  readonly height: number
  /** A round opening has the width as its diameter. */
  readonly round?: boolean
  /** Rounding of its corners as a share of half of its shorter side, to which bars are cut. */
  readonly corner?: number
  /** Distance between the middles of neighbouring bars. */
  readonly pitch: number
  readonly thick: number
  readonly depth: number
  /** Tilt of lines in radians. */
  readonly tilt?: number
}

const rounding = ({ width, height, corner = 0 }: Opening): number => (Math.min(width, height) / 2) * Math.min(1, corner)

/** Half of the length of a bar at a distance from the middle. */
function reach(opening: Opening, at: number, across: 'x' | 'y'): number {
  const { width, height, round = false } = opening
  if (round) return Math.sqrt(Math.max(0, (width / 2) ** 2 - at * at))
  const [half, side] = across === 'x' ? [width / 2, height / 2] : [height / 2, width / 2]
  const radius = rounding(opening)
  const within = Math.max(0, Math.abs(at) - (side - radius))
  return half - radius + Math.sqrt(Math.max(0, radius * radius - within * within))
}

/** Whether a point lies in the opening, `x` and `y` away from its edges. */
function contains(opening: Opening, [px, py]: readonly [number, number], x: number, y: number): boolean {
  const { width, height } = opening
  const radius = rounding(opening)
  const [outX, outY] = [Math.abs(px) + x - (width / 2 - radius), Math.abs(py) + y - (height / 2 - radius)]
  if (outX >= radius || outY >= radius) return false
  return outX <= 0 || outY <= 0 || Math.hypot(outX, outY) <= radius
}

const count = (length: number, pitch: number): number => Math.max(2, Math.round(length / pitch) - 1)

function lines(opening: Opening): BufferGeometry[] {
  const { height, pitch, thick, depth, tilt = 0 } = opening
  const most = height / 2 - pitch * 0.7
  return spread(count(height, pitch), -most, most, (y) =>
    box(reach(opening, y, 'x') * 2, thick, depth, thick * 0.4, 2)
      .rotateX(tilt)
      .translate(0, y, 0),
  )
}

const turned = (opening: Opening): Opening => ({ ...opening, width: opening.height, height: opening.width })

const columns = (opening: Opening): BufferGeometry[] => lines(turned(opening)).map((bar) => bar.rotateZ(Math.PI / 2))

/** Points inside the opening on a grid whose rows are shifted by half a step. */
function staggered(opening: Opening, stepX: number, stepY: number): (readonly [number, number])[] {
  const { width, height, round = false } = opening
  const rows = Math.floor(height / stepY / 2)
  const columnsEach = Math.floor(width / stepX / 2) + 1
  const points: (readonly [number, number])[] = []
  for (let row = -rows; row <= rows; row++) {
    for (let column = -columnsEach; column <= columnsEach; column++) {
      const [x, y] = [(column + (Math.abs(row) % 2) / 2) * stepX, row * stepY]
      const inside = round
        ? Math.hypot(x, y) < width / 2 - stepX * 0.45
        : contains(opening, [x, y], stepX * 0.4, stepY * 0.4)
      if (inside) points.push([x, y])
    }
  }
  return points
}

function hex(opening: Opening): BufferGeometry[] {
  const { pitch, depth } = opening
  const thick = opening.thick * 0.45
  const radius = (pitch * 0.5) / Math.cos(Math.PI / 6)
  const cell = latheZ(
    [
      [radius - thick, -depth / 2],
      [radius, -depth / 2],
      [radius, depth / 2],
      [radius - thick, depth / 2],
      [radius - thick, -depth / 2],
    ],
    6,
  )
  return staggered(opening, pitch, pitch * Math.cos(Math.PI / 6)).map(([x, y]) => cell.clone().translate(x, y, 0))
}

function slots(opening: Opening): BufferGeometry[] {
  const { pitch, thick, depth } = opening
  return staggered(opening, pitch * 2.6, pitch).map(([x, y]) =>
    box(pitch * 2.1, thick * 1.3, depth, thick * 0.5, 3).translate(x, y, 0),
  )
}

function concentric({ width, height, round = false, pitch, thick }: Opening): BufferGeometry[] {
  const most = (round ? width / 2 : Math.hypot(width, height) / 2) - pitch * 0.6
  const whole = Math.min(width, height) / 2 - pitch * 0.4
  const rings = spread(count(most, pitch) + 1, pitch, most, (radius) => radius).filter(
    (radius) => round || radius < whole,
  )
  return [
    ...rings.map((radius) => ring(radius, thick / 2, 0, 72, 8)),
    ...spokes(Math.min(most, whole), 4, thick, pitch),
  ]
}

const spokes = (length: number, number: number, thick: number, from: number): BufferGeometry[] =>
  around(number, (angle) =>
    box(length - from * 0.5, thick, thick * 1.6, thick * 0.3, 2)
      .translate(length / 2 + from * 0.25, 0, -thick * 0.6)
      .rotateZ(angle + Math.PI / 4),
  )

function radial({ width, height, round = false, pitch, thick, depth }: Opening): BufferGeometry[] {
  const hub = Math.min(width, height) * 0.13
  const number = Math.round((Math.PI * Math.min(width, height) * 0.6) / pitch)
  const bars = around(number, (angle) => {
    const edge = round
      ? width / 2
      : Math.min(width / 2 / Math.abs(Math.cos(angle) || 1e-6), height / 2 / Math.abs(Math.sin(angle) || 1e-6))
    return box(edge - hub, thick, depth, thick * 0.4, 2)
      .translate((edge + hub) / 2, 0, 0)
      .rotateZ(angle)
  })
  return [
    ...bars,
    latheZ(
      [
        [0, depth * 0.6],
        [hub * 0.9, depth * 0.5, hub * 0.2],
        [hub * 1.1, -depth / 2],
      ],
      48,
    ),
  ]
}

function spiral({ width, height, pitch, thick }: Opening): BufferGeometry[] {
  const [hub, most] = [Math.min(width, height) * 0.12, Math.min(width, height) / 2]
  const arms = around(Math.round((Math.PI * most) / pitch), (angle) =>
    wire(
      spread(9, 0, 1, (share) => {
        const [radius, turn] = [hub + (most - hub) * share, angle + share * 1.5]
        return [radius * Math.cos(turn), radius * Math.sin(turn), 0] as const
      }),
      thick / 2,
      22,
      7,
    ),
  )
  return [
    ...arms,
    ring(most * 0.56, thick * 0.4, -thick * 0.5, 64, 6),
    latheZ(
      [
        [0, thick],
        [hub * 0.9, thick * 0.9, 0.1],
        [hub * 1.1, -thick],
      ],
      48,
    ),
  ]
}

function diagonal(opening: Opening): BufferGeometry[] {
  const { width, height, round = false, pitch, thick, depth } = opening
  if (round) return lines(opening).map((bar) => bar.rotateZ(Math.PI / 4))
  const [a, b, most] = [width / 2, height / 2, (width + height) / 2 - pitch]
  // bars along y = x + shift, cut at the edges of the opening
  return spread(count(most * 2, pitch * 1.42) + 1, -most, most, (shift) => {
    let [from, to] = [Math.max(-a, -b - shift), Math.min(a, b - shift)]
    const isOut = (x: number): boolean => !contains(opening, [x, x + shift], -0.01, -0.01)
    while (from < to && isOut(from)) from += 0.05
    while (from < to && isOut(to)) to -= 0.05
    const middle = (from + to) / 2
    return box(Math.max(0.05, (to - from) * Math.SQRT2), thick, depth, thick * 0.4, 2)
      .rotateZ(Math.PI / 4)
      .translate(middle, middle + shift, 0)
  })
}

function waves(opening: Opening): BufferGeometry[] {
  const { height, pitch, thick } = opening
  const most = height / 2 - pitch * 0.9
  return spread(count(height, pitch), -most, most, (y) => {
    const half = reach(opening, y, 'x')
    return wire(
      spread(25, -half, half, (x) => [x, y + Math.sin(x * (9 / opening.width)) * pitch * 0.4, 0] as const),
      thick / 2,
      60,
      7,
    )
  })
}

/** The bars of a grille in the plane z = 0. */
export function grille(pattern: Pattern, opening: Opening): BufferGeometry[] {
  switch (pattern) {
    case 'lines':
      return lines(opening)
    case 'columns':
      return columns(opening)
    case 'concentric':
      return concentric(opening)
    case 'radial':
      return radial(opening)
    case 'hex':
      return hex(opening)
    case 'slots':
      return slots(opening)
    case 'spiral':
      return spiral(opening)
    case 'diagonal':
      return diagonal(opening)
    case 'grid':
      return [...lines({ ...opening, tilt: 0 }), ...columns({ ...opening, tilt: 0 })]
    case 'waves':
      return waves(opening)
  }
}
