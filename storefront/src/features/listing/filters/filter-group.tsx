import type { Filter } from '@vanek/sdk/catalog'
import { useState } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { FilterRange } from './filter-range.tsx'
import { filterUnit } from './filter-unit.ts'
import { isYesOnly } from './yes-only.ts'
import { FilterValues, ValueBox } from './filter-values.tsx'

export interface FilterGroupProps {
  readonly filter: Filter
  readonly closed: boolean
}

const countOf = ({ values, range }: Filter): number =>
  values.filter(({ chosen }) => chosen).length + (range && (range.from !== null || range.to !== null) ? 1 : 0)

/** Whether something is chosen in a filter. */
export const isUsed = (filter: Filter): boolean => countOf(filter) > 0

/** One filter with its name, its tip, and what can be chosen of it. */
export function FilterGroup({ filter, closed }: FilterGroupProps) {
  const { key, kind, title, description, values, range } = filter
  const unit = filterUnit(filter)
  const [open, setOpen] = useState(!closed)
  const [wasClosed, setWasClosed] = useState(closed)
  if (wasClosed !== closed) {
    setWasClosed(closed)
    // what gets chosen elsewhere opens; taking the last choice away does not shut it under the visitor's hands
    if (!closed) setOpen(true)
  }
  const [only] = values
  const tip = description && (
    <details className="tip">
      <summary aria-label={`${title}: co to znamená`}>
        <Icon name="info" />
      </summary>
      <p>{description}</p>
    </details>
  )
  if (only && (kind === 'available' || isYesOnly(filter))) {
    return (
      <div className="filter">
        <ValueBox name={key} value={kind === 'available' ? only : { ...only, title }} />
        {tip}
      </div>
    )
  }
  const count = countOf(filter)
  return (
    <details className="filter fold" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <h3>
          {title}
          {unit && <small className="quiet"> {unit}</small>}
        </h3>
        {count > 0 && (
          <span className="picked num">
            {count}
            <span className="hide"> vybráno</span>
          </span>
        )}
      </summary>
      {tip}
      {range ? <FilterRange filter={filter} range={range} /> : <FilterValues filter={filter} />}
    </details>
  )
}
