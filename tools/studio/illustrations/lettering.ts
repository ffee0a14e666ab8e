import { strokesOf } from '../geometry/letters.ts'
import { line } from './svg.ts'

type Point = readonly [number, number]
type Stroke = readonly Point[]

/** Signs on the grid of the stroke font of badges, which has no small letters. */
const cubed: readonly Stroke[] = strokesOf('3').strokes.map((points) =>
  points.map(([x, y]) => [x * 0.6, 3.2 + y * 0.55] as const),
)
const stroke = (points: string): Stroke =>
  points.split(' ').map((point) => [Number(point[0]), Number(point[1])] as const)
const bowl = stroke('43 34 14 03 01 10 30 41')
const SMALL: Readonly<Record<string, readonly Stroke[]>> = {
  '³': cubed,
  e: [stroke('40 10 01 03 14 34 43 42 02')],
  a: [stroke('40 44'), bowl],
  d: [stroke('40 46'), bowl],
  h: [stroke('00 06'), stroke('03 14 34 43 40')],
}

const round = (value: number): string => String(Math.round(value * 10) / 10)

/**
 * The corner that a slanted step of one unit cuts off; null for every other step. It lies ahead of the stroke that comes to
 * the step, or before the one that follows.
 */
function cutCorner(points: Stroke, at: number): Point | null {
  const [from, to] = [points[at - 1], points[at]]
  if (!from || !to) return null
  const [x, y] = [to[0] - from[0], to[1] - from[1]]
  if (Math.abs(x) < 0.5 || Math.abs(x) > 1 || Math.abs(y) < 0.5 || Math.abs(y) > 1) return null
  const [before, after] = [points[at - 2], points[at + 1]]
  if (before?.[0] === from[0] || after?.[1] === to[1]) return [from[0], to[1]]
  if (before?.[1] === from[1] || after?.[0] === to[0]) return [to[0], from[1]]
  return null
}

type Place = (point: Point) => string

const SOFTER = 0.8

/** A point of a stroke; the end of a cut corner moves along the straight step next to it, which makes the curve wider. */
function spot(points: Stroke, at: number): Point {
  const point = points[at] ?? [0, 0]
  const [endsCorner, startsCorner] = [cutCorner(points, at), cutCorner(points, at + 1)]
  const next = endsCorner && !startsCorner ? points[at + 1] : startsCorner && !endsCorner ? points[at - 1] : undefined
  if (!next) return point
  const [x, y] = [next[0] - point[0], next[1] - point[1]]
  if (x !== 0 && y !== 0) return point
  const by = Math.min(SOFTER / Math.abs(x + y), 0.5)
  return [point[0] + x * by, point[1] + y * by]
}

function drawn(points: Stroke, place: Place): string {
  const steps = points.map((_, at) => {
    const corner = cutCorner(points, at)
    const end = place(spot(points, at))
    if (corner) return `Q${place(corner)} ${end}`
    return `${at === 0 ? 'M' : 'L'}${end}`
  })
  return steps.join('')
}

const circle = ([x, y]: Point, r: number, place: Place): string => {
  const side = (dx: number, dy: number): string => place([x + dx * r, y + dy * r])
  return `M${side(-1, 0)}Q${side(-1, 1)} ${side(0, 1)}Q${side(1, 1)} ${side(1, 0)}Q${side(1, -1)} ${side(0, -1)}Q${side(-1, -1)} ${side(-1, 0)}Z`
}

const HEIGHTS = Array.from({ length: 13 }, (_, at) => at / 2)

/** How far a sign reaches to one side at each height; null where it is empty. */
function edge(strokes: readonly Stroke[], side: 'left' | 'right'): readonly (number | null)[] {
  const most = side === 'left' ? Math.min : Math.max
  return HEIGHTS.map((y) => {
    const xs = strokes.flatMap((points) =>
      points.slice(1).flatMap((to, at) => {
        const from = points[at] ?? to
        const [low, high] = [Math.min(from[1], to[1]), Math.max(from[1], to[1])]
        if (y < low - 0.25 || y > high + 0.25) return []
        if (low === high) return [from[0], to[0]]
        const share = Math.min(1, Math.max(0, (y - from[1]) / (to[1] - from[1])))
        return [from[0] + (to[0] - from[0]) * share]
      }),
    )
    return xs.length === 0 ? null : most(...xs)
  })
}

// in units of the grid, between the middles of strokes
const GAP = 2.2
const NEAREST = 1.75
const FARTHEST = 2.8
const SPACE = 2.2

/** Signs with circles. Only their straight strokes are drawn besides. */
const CIRCLES: Readonly<Record<string, readonly (readonly [middle: Point, radius: number])[]>> = {
  '°': [[[2, 5], 1]],
  '%': [
    [[0.8, 5.2], 0.8],
    [[3.2, 0.8], 0.8],
  ],
}

/** The distance between the origins of two signs that makes the space between them look as wide as between others. */
function advance(left: readonly Stroke[], right: readonly Stroke[]): number {
  const [ends, starts] = [edge(left, 'right'), edge(right, 'left')]
  const [far, near] = [Math.max(...ends.map((x) => x ?? -9)), Math.min(...starts.map((x) => x ?? 9))]
  const gaps = (by: number): readonly number[] =>
    HEIGHTS.map((_, at) => by + (starts[at] ?? near + 1) - (ends[at] ?? far - 1))
  let by = far - near + NEAREST
  const mean = (list: readonly number[]): number =>
    list.reduce((sum, gap) => sum + Math.min(gap, FARTHEST), 0) / list.length
  while (mean(gaps(by)) > GAP && Math.min(...gaps(by)) > NEAREST) by -= 0.1
  while (mean(gaps(by)) < GAP) by += 0.1
  return by
}

interface Sign {
  readonly strokes: readonly Stroke[]
  readonly left: number
  readonly sign: string
}

/** The signs of a text in a row that begins at 0, and its width. */
function set(text: string): { readonly signs: readonly Sign[]; readonly width: number } {
  const signs: Sign[] = []
  let gap = 0
  for (const sign of text.match(/\P{M}\p{M}*/gu) ?? []) {
    if (sign === ' ') {
      gap = SPACE
      continue
    }
    const strokes = SMALL[sign] ?? strokesOf(sign).strokes
    const last = signs.at(-1)
    const start = Math.min(...strokes.flat().map(([x]) => x))
    const left = last ? last.left + advance(last.strokes, strokes) + gap : -start
    signs.push({ strokes, left, sign })
    gap = 0
  }
  const width = Math.max(0, ...signs.flatMap(({ strokes, left }) => strokes.flat().map(([x]) => left + x)))
  return { signs, width }
}

/** The width of a text whose capitals are 1 high. */
export const textWidth = (text: string): number => set(text).width / 6

export interface LetteringOptions {
  /** Left end of the baseline. */
  readonly x: number
  readonly y: number
  /** Height of a capital. */
  readonly size: number
  readonly colour: string
  readonly slant?: number
  /** Thickness of the strokes; 1 is usual. */
  readonly weight?: number
}

/** A text as strokes, so that no font is needed. Corners are round, and the spaces between letters look equal. */
export function lettering(text: string, { x, y, size, colour, slant = 0, weight = 1 }: LetteringOptions): string {
  const unit = size / 6
  const strokes = set(text).signs.map(({ strokes: own, left, sign }) => {
    const place: Place = ([px, py]) => `${round(x + (left + px + slant * py) * unit)} ${round(y - py * unit)}`
    const circles = CIRCLES[sign]
    const lines = circles ? own.filter(({ length }) => length === 2) : own
    return [
      ...lines.map((points) => drawn(points, place)),
      ...(circles ?? []).map(([middle, r]) => circle(middle, r, place)),
    ].join('')
  })
  return line(strokes.join(''), colour, size * 0.13 * weight)
}
