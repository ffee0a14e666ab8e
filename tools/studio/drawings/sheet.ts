import { strokesOf } from '../geometry/letters.ts'
import type { Line, Point } from './trace.ts'

/** One view of a drawing with the figures that belong to it. Lengths in centimetres, figures as they are written. */
export interface DrawnView {
  readonly lines: readonly Line[]
  readonly width: number
  readonly height: number
  /** Overall width, written below. */
  readonly wide?: string
  /** Overall height, written on the left. */
  readonly high?: string
  /** Written above the view. */
  readonly note?: string
  /** Diameter of a connection, from one y to another, written on the right. */
  readonly connection?: { readonly from: number; readonly to: number; readonly text: string }
}

export interface Sheet {
  readonly front: DrawnView
  readonly second: DrawnView
  /** Where the second view stands. */
  readonly beside: boolean
}

const SIZE = 1000
const MARGIN = 110
const GAP = 150
const INK = '#16323a'
const BLUE = '#2b6f86'

/** A path in steps from point to point, which is shorter than in places. */
function path(points: readonly Point[]): string {
  let [x, y] = [0, 0]
  return points
    .map((point, i) => {
      const [dx, dy] = [Math.round((point[0] - x) * 10) / 10, Math.round((point[1] - y) * 10) / 10]
      // what rounding took away comes with the next step
      x += dx
      y += dy
      return `${i === 0 ? 'M' : i === 1 ? 'l' : dx < 0 ? '' : ' '}${dx}${dy < 0 ? '' : ' '}${dy}`
    })
    .join('')
}

/** A word as strokes, so that a drawing needs no font. Its middle is at the point. */
function word(text: string, [x, y]: Point, height: number, upright = false): string {
  const { strokes, width } = strokesOf(text)
  const scale = height / 6
  return strokes
    .map((stroke) =>
      path(
        stroke.map(([sx, sy]): Point => {
          const [across, up] = [(sx - width / 2) * scale, (sy - 3) * scale]
          return upright ? [x - up, y - across] : [x + across, y - up]
        }),
      ),
    )
    .join('')
}

const arrow = ([x, y]: Point, [dx, dy]: Point): string =>
  path([
    [x + dx * 15 + dy * 4.5, y + dy * 15 + dx * 4.5],
    [x, y],
    [x + dx * 15 - dy * 4.5, y + dy * 15 - dx * 4.5],
  ])

interface Placed {
  readonly left: number
  readonly top: number
  readonly scale: number
}

/** A dimension line with arrows from a to b along x or y, its figure beside it, and thin lines back to the object. */
function dimension(from: Point, to: Point, text: string, back: number): string {
  const [upright, short] = [from[0] === to[0], Math.hypot(to[0] - from[0], to[1] - from[1]) < 70]
  const along: Point = upright ? [0, Math.sign(to[1] - from[1])] : [Math.sign(to[0] - from[0]), 0]
  const outward: Point = [-along[0], -along[1]]
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  const help = [from, to]
    .map(([x, y]) =>
      path(
        upright
          ? [
              [x - back, y],
              [x + Math.sign(back) * 8, y],
            ]
          : [
              [x, y - back],
              [x, y + Math.sign(back) * 8],
            ],
      ),
    )
    .join('')
  // arrows of a short line stand outside, as on paper
  const arrows = short ? arrow(from, outward) + arrow(to, along) : arrow(from, along) + arrow(to, outward)
  const reach = short ? 26 : 0
  const line = path([
    [from[0] - along[0] * reach, from[1] - along[1] * reach],
    [to[0] + along[0] * reach, to[1] + along[1] * reach],
  ])
  const figure = word(
    text,
    upright ? [middle[0] + (back > 0 ? 22 : -22), middle[1]] : [middle[0], middle[1] + (back > 0 ? 24 : -24)],
    25,
    upright,
  )
  return `<path d="${help}" stroke-width="1.2" opacity=".55"/><path d="${line}${arrows}" stroke-width="1.8"/><path d="${figure}" stroke-width="3"/>`
}

function drawView(view: DrawnView, { left, top, scale }: Placed): string {
  const place = ([x, y]: Point): Point => [left + x * scale, top + (view.height - y) * scale]
  const lines = (outer: boolean): string =>
    view.lines
      .filter((line) => line.outer === outer)
      .map(({ points }) => path(points.map(place)))
      .join('')
  const [right, bottom] = [left + view.width * scale, top + view.height * scale]
  const { connection, note } = view
  const figures = [
    view.wide === undefined ? '' : dimension([left, bottom + 46], [right, bottom + 46], view.wide, 40),
    view.high === undefined ? '' : dimension([left - 46, bottom], [left - 46, top], view.high, -40),
    connection === undefined
      ? ''
      : dimension(
          [right + 46, place([0, connection.from])[1]],
          [right + 46, place([0, connection.to])[1]],
          connection.text,
          40,
        ),
  ]
  return `<path d="${lines(false)}" stroke="${INK}" stroke-width="1.3" opacity=".8"/><path d="${lines(true)}" stroke="${INK}" stroke-width="3"/><g stroke="${BLUE}">${figures.join('')}${note === undefined ? '' : `<path d="${word(note, [(left + right) / 2, top - 34], 25)}" stroke-width="3"/>`}</g>`
}

/** The drawing as an SVG. The same sheet gives the same text. */
export function svgOf({ front, second, beside }: Sheet): string {
  const across = beside ? front.width + second.width : Math.max(front.width, second.width)
  const down = beside ? Math.max(front.height, second.height) : front.height + second.height
  const scale = Math.min(
    (SIZE - 2 * MARGIN - (beside ? GAP : 0)) / across,
    (SIZE - 2 * MARGIN - (beside ? 0 : GAP)) / down,
  )
  const left = (SIZE - across * scale - (beside ? GAP : 0)) / 2
  const top = (SIZE - down * scale - (beside ? 0 : GAP)) / 2
  const first: Placed = {
    left: beside ? left : (SIZE - front.width * scale) / 2,
    top: beside ? top + (down - front.height) * scale * 0.5 : top,
    scale,
  }
  const other: Placed = beside
    ? { left: left + front.width * scale + GAP, top: top + (down - second.height) * scale * 0.5, scale }
    : { left: (SIZE - second.width * scale) / 2, top: top + front.height * scale + GAP, scale }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}"><rect width="${SIZE}" height="${SIZE}" rx="24" fill="#fbfcfc"/><g fill="none" stroke-linecap="round" stroke-linejoin="round">${drawView(front, first)}${drawView(second, other)}<path d="${word('mm', [SIZE - 60, SIZE - 46], 20)}" stroke="${BLUE}" stroke-width="2.4"/></g></svg>\n`
}
