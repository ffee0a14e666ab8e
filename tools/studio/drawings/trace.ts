import type { Projection } from './project.ts'

export type Point = readonly [x: number, y: number]

export interface Line {
  readonly points: readonly Point[]
  /** Whether nothing is behind it: the outline of the whole object. */
  readonly outer: boolean
}

/** A step in depth of so many centimetres is drawn even within one part. */
const STEP = 0.45

/** The empty cells that the edge of the picture can be reached from; those in the gaps of a guard are not among them. */
function outsideOf({ parts, columns, rows }: Projection): Uint8Array {
  const outside = new Uint8Array(parts.length)
  const open = [0]
  outside[0] = 1
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const column = at % columns
    const around = [column > 0 ? at - 1 : -1, column + 1 < columns ? at + 1 : -1, at - columns, at + columns]
    for (const next of around) {
      if (next < 0 || next >= columns * rows || outside[next] === 1 || parts[next] !== 0) continue
      outside[next] = 1
      open.push(next)
    }
  }
  return outside
}

/** Where two cells differ so that a draughtsman would draw a line: 2 for the outline, 1 for an inner edge. */
function edgeBetween({ parts, depth }: Projection, outside: Uint8Array, one: number, two: number): 0 | 1 | 2 {
  const [a, b] = [parts[one] ?? 0, parts[two] ?? 0]
  if (a === 0 && b === 0) return 0
  if (outside[one] === 1 || outside[two] === 1) return 2
  if (a === 0 || b === 0) return 1
  const step = Math.abs((depth[one] ?? 0) - (depth[two] ?? 0))
  if (a !== b) return step > 0.04 ? 1 : 0
  return step > STEP ? 1 : 0
}

interface Edge {
  readonly ends: readonly [number, number]
  readonly outer: boolean
}

/** All edges of cells that are lines, between corners of the grid. */
function edgesOf(view: Projection): Edge[] {
  const { columns, rows } = view
  const outside = outsideOf(view)
  const corner = (column: number, row: number): number => row * (columns + 1) + column
  const edges: Edge[] = []
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const at = row * columns + column
      const right = column + 1 < columns ? edgeBetween(view, outside, at, at + 1) : 0
      const above = row + 1 < rows ? edgeBetween(view, outside, at, at + columns) : 0
      if (right) edges.push({ ends: [corner(column + 1, row), corner(column + 1, row + 1)], outer: right === 2 })
      if (above) edges.push({ ends: [corner(column, row + 1), corner(column + 1, row + 1)], outer: above === 2 })
    }
  }
  return edges
}

/** Strings edges together from fork to fork. */
function chains(edges: readonly Edge[]): { corners: number[]; outer: boolean }[] {
  const at = new Map<number, number[]>()
  edges.forEach(({ ends }, i) => ends.forEach((end) => at.set(end, [...(at.get(end) ?? []), i])))
  const used = new Set<number>()
  const follow = (first: number, from: number): { corners: number[]; outer: boolean } => {
    const corners = [from]
    let [next, here] = [first, from] as [number | undefined, number]
    let outer = 0
    while (next !== undefined) {
      used.add(next)
      const edge = edges[next]
      if (edge === undefined) break
      outer += edge.outer ? 1 : -1
      here = edge.ends[0] === here ? edge.ends[1] : edge.ends[0]
      corners.push(here)
      const around: readonly number[] = at.get(here) ?? []
      next = around.length === 2 ? around.find((one) => !used.has(one)) : undefined
    }
    return { corners, outer: outer > 0 }
  }
  const found: { corners: number[]; outer: boolean }[] = []
  // from the forks first, then the closed rings that have none
  for (const [corner, around] of at)
    if (around.length !== 2) for (const one of around) if (!used.has(one)) found.push(follow(one, corner))
  edges.forEach(({ ends }, i) => {
    if (!used.has(i)) found.push(follow(i, ends[0]))
  })
  return found
}

/** Leaves out points that lie within `most` of the line between their neighbours. */
function simplify(points: readonly Point[], most: number): Point[] {
  const [first, last] = [points[0], points.at(-1)]
  if (points.length < 3 || !first || !last) return [...points]
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]]
  const length = Math.hypot(dx, dy)
  let [worst, far] = [0, 0]
  points.forEach(([x, y], i) => {
    const away =
      length === 0
        ? Math.hypot(x - first[0], y - first[1])
        : Math.abs((x - first[0]) * dy - (y - first[1]) * dx) / length
    if (away > far) [worst, far] = [i, away]
  })
  if (far <= most) return [first, last]
  return [...simplify(points.slice(0, worst + 1), most).slice(0, -1), ...simplify(points.slice(worst), most)]
}

/** The lines of a view in centimetres from its bottom left. No more than `budget` points: the longest lines stay. */
export function trace(view: Projection, budget: number): readonly Line[] {
  const { columns, cell } = view
  const found = chains(edgesOf(view)).map(({ corners, outer }) => {
    const points = corners.map((corner): Point => [corner % (columns + 1), Math.floor(corner / (columns + 1))])
    const middles = points
      .slice(1)
      .map(([x, y], i): Point => [(x + (points[i]?.[0] ?? x)) / 2, (y + (points[i]?.[1] ?? y)) / 2])
    const smooth = [points[0], ...middles, points.at(-1)].filter((point) => point !== undefined)
    return { points: simplify(smooth, 0.62), outer, length: corners.length }
  })
  const longest = found
    .filter(({ outer, length }) => outer || length > 6)
    .toSorted((one, two) => Number(two.outer) - Number(one.outer) || two.length - one.length)
  let left = budget
  return longest
    .filter(({ points, outer }) => outer || (left -= points.length) > 0)
    .map(({ points, outer }) => ({ outer, points: points.map(([x, y]): Point => [(x - 1) * cell, (y - 1) * cell]) }))
}
