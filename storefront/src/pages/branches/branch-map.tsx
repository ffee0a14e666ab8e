import * as texts from '#texts/pages/branches'
import { branchesPath } from '#market/paths'
import { Link } from '../../ui/link.tsx'
import type { BranchMapPoint, GeoPoint } from '@vanek/sdk/content'
import { border, borderPath, mapPoint, mapSize } from '../../entities/branch/map-outline.ts'

interface Spot {
  readonly x: number
  readonly y: number
}

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** The position of a label. */
interface Label extends Spot {
  readonly anchor: 'start' | 'middle' | 'end'
}

/** Width of an average letter, relative to the font size. */
const letter = 0.54
/** Distance from the centre of a dot to its label. */
const gap = 10
const dotSize = 7
/** Space above and below a label. */
const air = 1
/** How far a label above or below its dot may be shifted, relative to its width. */
const shifts = [0, 0.2, -0.2, 0.4, -0.4, 0.1, -0.1, 0.3, -0.3, 0.5, -0.5]

/** Whether a point is inside the border: a ray from it crosses the border an odd number of times. */
function isInland({ x, y }: Spot): boolean {
  let inside = false
  for (const [at, a] of border.entries()) {
    const b = border[(at + 1) % border.length] ?? a
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside
  }
  return inside
}

const meets = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** The number of points along the edge of a box that are outside the border. */
function abroad({ left, right, top, bottom }: Box): number {
  const steps = [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1]
  const spots = steps.flatMap((part) => [top, bottom].map((y) => ({ x: left + (right - left) * part, y })))
  return spots.filter((spot) => !isInland(spot)).length
}

/** The possible labels of a dot (right, left, above, below), each with the box it covers. */
function waysOf({ x, y }: Spot, name: string, size: number): readonly (readonly [Label, Box])[] {
  const width = name.length * letter * size
  const boxAt = (left: number, base: number): Box => ({
    left,
    right: left + width,
    top: base - size * 0.8 - air,
    bottom: base + size * 0.25 + air,
  })
  const level = y + size * 0.35
  const over = y - gap - size * 0.25
  const under = y + gap + size * 0.8
  const beside = (base: number): readonly (readonly [Label, Box])[] => [
    [{ x: x + gap, y: base, anchor: 'start' }, boxAt(x + gap, base)],
    [{ x: x - gap, y: base, anchor: 'end' }, boxAt(x - gap - width, base)],
  ]
  const along = shifts.flatMap((part) =>
    [over, under].map((base): readonly [Label, Box] => {
      const middle = x + width * part
      return [{ x: middle, y: base, anchor: 'middle' }, boxAt(middle - width / 2, base)]
    }),
  )
  return [...beside(level), ...along, ...[0.25, -0.25, 0.5, -0.5].flatMap((part) => beside(level + size * part))]
}

interface NamedSpot extends Spot {
  readonly name: string
}

/**
 * Places the labels of dots: inside the border, and over no dot and no other label. Labels with the fewest possible
 * places come first; null for a label that does not fit.
 */
export function labelsOf(dots: readonly NamedSpot[], size: number): readonly (Label | null)[] {
  const taken: Box[] = dots.map(({ x, y }) => ({
    left: x - dotSize,
    right: x + dotSize,
    top: y - dotSize,
    bottom: y + dotSize,
  }))
  const labels: (Label | null)[] = dots.map(() => null)
  let rest = dots.map((dot, at) => ({
    at,
    ways: waysOf(dot, dot.name, size).filter(([, box]) => abroad(box) === 0),
  }))
  for (;;) {
    rest = rest
      .map(({ at, ways }) => ({ at, ways: ways.filter(([, box]) => !taken.some((other) => meets(box, other))) }))
      .filter(({ ways }) => ways.length > 0)
      .sort((a, b) => a.ways.length - b.ways.length)
    const [first, ...others] = rest
    const found = first?.ways[0]
    if (!first || !found) return labels
    labels[first.at] = found[0]
    taken.push(found[1])
    rest = others
  }
}

/** Font sizes in the drawing, chosen so that names look equally large on a wide screen and on a phone. */
const sizes = [
  ['is-wide', 14],
  ['is-phone', 21],
] as const

interface BranchMapProps {
  readonly points: readonly BranchMapPoint[]
  /** `_id` of the main branch. */
  readonly main: string | undefined
  /** The place from which branches are searched. */
  readonly place: GeoPoint | null
}

function Name({ label, size, kind, name }: { label: Label; size: number; kind: string; name: string }) {
  return (
    <text className={kind} x={label.x} y={label.y} fontSize={size} textAnchor={label.anchor} aria-hidden="true">
      {name}
    </text>
  )
}

/** All branches on a map of the country, each with a link to its page (B7.28); it loads nothing from other sites. */
export function BranchMap({ points, main, place }: BranchMapProps) {
  const dots = points.map((point) => ({
    ...point,
    ...mapPoint([point.gps_longitude, point.gps_latitude]),
    name: point.storeBranch.city,
  }))
  const labels = sizes.map(([kind, size]) => ({ kind, size, at: labelsOf(dots, size) }))
  const here = place && mapPoint([place.lng, place.lat])
  return (
    <nav className="branch-map" aria-label={texts.mapLabel}>
      <svg viewBox={`0 0 ${mapSize.width} ${mapSize.height}`} role="presentation">
        <path className="branch-land" d={borderPath} />
        {here && <circle className="branch-place" cx={here.x} cy={here.y} r="14" />}
        {dots.map(({ _id, slug, title, name, x, y }, at) => (
          <Link key={_id} to={`${branchesPath}/${slug}`} aria-label={title}>
            <circle className="branch-hit" cx={x} cy={y} r="22" />
            <circle className={_id === main ? 'branch-dot is-main' : 'branch-dot'} cx={x} cy={y} r="6" />
            {labels.map(({ kind, size, at: all }) => {
              const label = all[at]
              return label && <Name key={kind} {...{ label, size, kind, name }} />
            })}
          </Link>
        ))}
      </svg>
    </nav>
  )
}
