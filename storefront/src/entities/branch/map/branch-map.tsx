import type { BranchPoint, Geo } from '@vanek/sdk/content'
import { type Label, labelsOf } from './map-labels.ts'
import { borderPath, mapPoint, mapSize } from './map-outline.ts'
import { Link } from '../../../ui/link.tsx'

/** Font sizes in the drawing, chosen so that names look equally large on a wide screen and on a phone. */
const sizes = [
  ['is-wide', 14],
  ['is-phone', 24],
] as const

export interface BranchMapProps {
  readonly points: readonly BranchPoint[]
  /** `_id` of the main branch. */
  readonly main: string | undefined
  /** The place from which branches are searched. */
  readonly place: Geo | null
}

function Name({ label, size, kind, name }: { label: Label; size: number; kind: string; name: string }) {
  return (
    <text className={kind} x={label.x} y={label.y} fontSize={size} textAnchor={label.anchor} aria-hidden="true">
      {name}
    </text>
  )
}

/** All branches on a drawn map of the country, each the way to its page (B7.28); nothing of others is loaded for it. */
export function BranchMap({ points, main, place }: BranchMapProps) {
  const dots = points.map((point) => ({
    ...point,
    ...mapPoint([point.gps_longitude, point.gps_latitude]),
    name: point.storeBranch.city,
  }))
  const labels = sizes.map(([kind, size]) => ({ kind, size, at: labelsOf(dots, size) }))
  const here = place && mapPoint([place.lng, place.lat])
  return (
    <nav className="branch-map" aria-label="Mapa poboček">
      <svg viewBox={`0 0 ${mapSize.width} ${mapSize.height}`} role="presentation">
        <path className="branch-land" d={borderPath} />
        {here && <circle className="branch-place" cx={here.x} cy={here.y} r="14" />}
        {dots.map(({ _id, slug, title, name, x, y }, at) => (
          <Link key={_id} to={`/pobocky/${slug}`} aria-label={title}>
            <circle className="branch-hit" cx={x} cy={y} r="20" />
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
