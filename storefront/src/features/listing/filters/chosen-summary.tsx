import { chosenFilters, clearFilters, type ChosenFilter, type Listing } from '@vanek/sdk/catalog'
import { Icon } from '../../../ui/icon.tsx'
import { useNumber } from '../../../lib/texts/use-number.ts'
import { filterUnit } from './filter-unit.ts'
import type { ListingPlace } from '../place/place.ts'
import { Link } from '../../../ui/link.tsx'

/** Writes what was chosen of a filter: a value as it is called, or a range with its unit. */
export function useChosenText(): (value: ChosenFilter['value']) => string {
  const number = useNumber()
  return (value) => {
    if (typeof value === 'string') return value
    const { from, to } = value
    const unit = filterUnit(value)
    if (from !== null && to !== null) return `${number(from)}–${number(to, unit)}`
    return from === null ? `do ${number(to ?? 0, unit)}` : `od ${number(from, unit)}`
  }
}

export interface ChosenSummaryProps {
  readonly filters: Listing['filters']
  readonly place: ListingPlace
  /** Called when something is taken away: the link that did it will be gone. */
  readonly onRemove: () => void
}

/** All that is chosen, each to be taken away by itself, and all of it at once. */
export function ChosenSummary({ filters, place, onRemove }: ChosenSummaryProps) {
  const text = useChosenText()
  const chosen = chosenFilters(filters, place.state)
  if (chosen.length === 0) return null
  return (
    <ul className="picks" aria-label="Vybrané filtry">
      {chosen.map(({ key, valueId, title, value, without }) => (
        <li key={`${key} ${valueId}`}>
          <Link className="chip is-on" to={place.to(without)} preventScrollReset onClick={onRemove}>
            <span className="hide">Zrušit filtr </span>
            {value === 'ano' ? (
              title
            ) : (
              <>
                {key !== 'available' && <span className="picks-title">{title}: </span>}
                {text(value)}
              </>
            )}
            <Icon name="close" />
          </Link>
        </li>
      ))}
      <li>
        <Link className="picks-clear" to={place.to(clearFilters(place.state))} preventScrollReset onClick={onRemove}>
          Zrušit vše
        </Link>
      </li>
    </ul>
  )
}
