import * as texts from '#texts/features/checkout/points'
import type { UseBranchSearchResult } from '@vanek/react-hooks'
import type { PickupBranch } from '@vanek/sdk/checkout'
import { type GeoPoint, distanceInKm } from '@vanek/sdk/content'
import { useNumber } from '../../../lib/texts/use-number.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PointFacts } from './point-card.tsx'

export interface PointResultsProps {
  readonly search: UseBranchSearchResult
  /** The visitor's position; null if unknown. */
  readonly place: GeoPoint | null
  readonly chosen: number | null
  /** The focused point on the map. */
  readonly current: number | null
  /** Number of points in the list; the map shows all. */
  readonly shown: number
  /** The pointer or the focus came to a point, or left it. */
  readonly onPointed: (id: number | null) => void
  readonly onMore: () => void
  readonly onChoose: (branch: PickupBranch) => void
}

function statusText({ isFetching, status, data, total }: UseBranchSearchResult): string {
  if (isFetching && data.length === 0) return texts.searching
  return status === 'error' || data.length === 0 ? '' : texts.found(total)
}

/** The points found; each is chosen by one press. */
export function PointResults(props: PointResultsProps) {
  const { search, place, chosen, current, shown, onPointed, onMore, onChoose } = props
  const number = useNumber()
  const { data: branches, isFetching } = search
  const failed = search.status === 'error'
  return (
    <>
      <output className="quiet small">{statusText(search)}</output>
      {failed && (
        <Notice kind="warning" role="alert">
          <p>{texts.notLoaded}</p>
          <Button busy={isFetching} onClick={() => void search.refetch()}>
            {texts.tryAgain}
          </Button>
        </Notice>
      )}
      {!isFetching && !failed && branches.length === 0 && <p>{texts.noPoint}</p>}
      <ul>
        {branches.slice(0, shown).map((branch) => (
          <li key={branch.id} onPointerEnter={() => onPointed(branch.id)} onPointerLeave={() => onPointed(null)}>
            <button
              type="button"
              className="picker-point"
              data-point={branch.id}
              data-current={branch.id === current || undefined}
              aria-current={branch.id === chosen || undefined}
              disabled={branch.available === false}
              onFocus={() => onPointed(branch.id)}
              onBlur={() => onPointed(null)}
              onClick={() => onChoose(branch)}
            >
              <span className="point-text">
                <strong>{branch.name}</strong>
                <PointFacts branch={branch} />
                {branch.available === false && <span>{texts.notTaking}</span>}
              </span>
              {place && branch.location && (
                <span className="num">{number(distanceInKm(place, branch.location), 'km')}</span>
              )}
            </button>
          </li>
        ))}
      </ul>
      {branches.length > shown && (
        <Button wide onClick={onMore}>
          {texts.showMore}
        </Button>
      )}
    </>
  )
}
