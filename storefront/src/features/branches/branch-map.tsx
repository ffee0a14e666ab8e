import type { BranchPoint } from '@vanek/sdk/content'
import { Link } from 'react-router-dom'
import { borderPath, mapPoint, mapSize } from './map-outline.ts'

interface Dot extends BranchPoint {
  readonly x: number
  readonly y: number
}

const dotOf = (point: BranchPoint): Dot => ({ ...point, ...mapPoint([point.gps_longitude, point.gps_latitude]) })

/** Whether the name stands left of its dot: at the edge of the drawing, or with a neighbour where it would stand. */
const isLeft = ({ x, y }: Dot, all: readonly Dot[]): boolean =>
  x > 560 || all.some((other) => other.x > x && other.x - x < 90 && Math.abs(other.y - y) < 16)

export interface BranchMapProps {
  readonly points: readonly BranchPoint[]
  /** `_id` of the main branch. */
  readonly main: string | undefined
}

/** All branches on a drawn map of the country, each the way to its page (B7.28); nothing of others is loaded for it. */
export function BranchMap({ points, main }: BranchMapProps) {
  const dots = points.map(dotOf)
  return (
    <nav className="branch-map" aria-label="Mapa poboček">
      <svg viewBox={`0 0 ${mapSize.width} ${mapSize.height}`} role="presentation">
        <path className="branch-land" d={borderPath} />
        {dots.map((dot) => {
          const { _id, slug, title, storeBranch, x, y } = dot
          const left = isLeft(dot, dots)
          return (
            <Link key={_id} to={`/pobocky/${slug}`} aria-label={title}>
              <circle className="branch-hit" cx={x} cy={y} r="20" />
              <circle className={_id === main ? 'branch-dot is-main' : 'branch-dot'} cx={x} cy={y} r="6" />
              <text x={left ? x - 11 : x + 11} y={y + 5} textAnchor={left ? 'end' : 'start'} aria-hidden="true">
                {storeBranch.city}
              </text>
            </Link>
          )
        })}
      </svg>
    </nav>
  )
}
