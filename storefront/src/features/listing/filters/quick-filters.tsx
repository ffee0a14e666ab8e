import { toggleValue, type Filter } from '@vanek/sdk/catalog'
import { Swatch } from './swatch.tsx'
import type { ListingPlace } from '../place/place.ts'
import { isYesOnly } from './yes-only.ts'
import { Link } from '../../../ui/link.tsx'

const MOST_FILTERS = 4
const MOST = 6

export interface QuickFiltersProps {
  readonly filters: readonly Filter[]
  readonly place: ListingPlace
}

/** The filters most people need, as links above the list: one press each. */
export function QuickFilters({ filters, place }: QuickFiltersProps) {
  const withValues = filters
    .filter(({ values }) => values.length > 0)
    .slice(0, MOST_FILTERS)
    .map((filter) => ({ ...filter, yes: filter.key === 'available' || isYesOnly(filter) }))
  if (withValues.length === 0) return null
  return (
    <dl className="quick">
      {withValues.map(({ key, title, values, kind, yes }) => (
        <div key={key}>
          <dt className={yes ? 'hide' : undefined}>{title}</dt>
          <dd>
            {values.slice(0, MOST).map(({ id, title: name, count, chosen, color_hex: colour }) => (
              <Link
                key={id}
                className={chosen ? 'chip is-on' : 'chip'}
                to={place.to(toggleValue(place.state, key, id))}
                preventScrollReset
                aria-current={chosen ? 'true' : undefined}
              >
                {kind === 'colour' && <Swatch colour={colour} />}
                {yes && key !== 'available' ? title : name}
                <small className="num" aria-hidden="true">
                  {count}
                </small>
              </Link>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
