import * as texts from '#texts/features/listing'
import type { Filter, FilterValue } from '@vanek/sdk/catalog'
import { type ReactNode, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { filterUnit } from './chosen-summary.tsx'
import { FilterRange } from './filter-range.tsx'

/** A colour sample beside its name; striped for multicoloured values. */
export const Swatch = ({ colour }: { readonly colour: string | null }) => (
  <svg className="swatch" viewBox="0 0 16 16" aria-hidden="true">
    <circle cx="8" cy="8" r="7.5" fill={colour ?? 'none'} />
    {colour === null && <path d="M2 14 14 2M1 9l8-8M7 15l8-8" />}
  </svg>
)

/** A boolean filter with only "yes" to choose: its title is enough. */
export const isYesOnly = ({ entityId, values }: Filter): boolean =>
  entityId !== null && values.length === 1 && values[0]?.id === '1' && values[0].title === texts.yes

const SHOWN = 8

interface ValueBoxProps {
  /** Name of the field: the key of the filter. */
  readonly name: string
  readonly value: FilterValue
  /** With a colour sample. */
  readonly colour?: boolean
}

/** A value as a checkbox, with the number of its products. */
function ValueBox({ name, value: { id, title, count, chosen, color_hex: hex }, colour }: ValueBoxProps) {
  return (
    <label className="tick">
      <input type="checkbox" name={name} value={id} defaultChecked={chosen} />
      {colour && <Swatch colour={hex} />}
      <span>{title}</span>
      <small className="quiet num">{count}</small>
    </label>
  )
}

/** The values of a filter; of a long list the first ones, with the rest collapsed. */
function FilterValues({ filter: { key, kind, title, values } }: { readonly filter: Filter }) {
  // a single collapsed value would take as much space as its toggle
  const shown = values.length <= SHOWN + 1 ? values.length : SHOWN
  const rest = values.slice(shown)
  const box = (value: FilterValue) => (
    <li key={value.id}>
      <ValueBox name={key} value={value} colour={kind === 'colour'} />
    </li>
  )
  return (
    <fieldset aria-label={title}>
      <ul>{values.slice(0, shown).map(box)}</ul>
      {rest.length > 0 && (
        <details className="more-values" open={rest.some(({ chosen }) => chosen)}>
          <summary>{texts.moreValues(rest.length)}</summary>
          <ul>{rest.map(box)}</ul>
        </details>
      )}
    </fieldset>
  )
}

const countOf = ({ values, range }: Filter): number =>
  values.filter(({ chosen }) => chosen).length + (range && (range.from !== null || range.to !== null) ? 1 : 0)

/** Whether a filter has a chosen value. */
export const isUsed = (filter: Filter): boolean => countOf(filter) > 0

/** The explanation of a filter, behind an icon. */
function Tip({ filter: { title, description } }: { readonly filter: Filter }) {
  return (
    description && (
      <details className="tip">
        <summary aria-label={texts.filterTip(title)}>
          <Icon name="info" />
        </summary>
        <p>{description}</p>
      </details>
    )
  )
}

interface FoldProps {
  readonly title: string
  readonly unit?: string | null
  /** How many values are chosen. */
  readonly count: number
  readonly closed: boolean
  readonly children: ReactNode
}

function Fold({ title, unit, count, closed, children }: FoldProps) {
  const [open, setOpen] = useState(!closed)
  const [wasClosed, setWasClosed] = useState(closed)
  if (wasClosed !== closed) {
    setWasClosed(closed)
    // opens when a value is chosen elsewhere; does not close when the last value is removed
    if (!closed) setOpen(true)
  }
  return (
    <details className="filter fold" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <h3>
          {title}
          {unit && <small className="quiet">{` ${unit}`}</small>}
        </h3>
        {count > 0 && (
          <span className="picked num">
            {count}
            <span className="hide">{texts.chosen}</span>
          </span>
        )}
      </summary>
      {children}
    </details>
  )
}

/** A filter that is a single checkbox. */
const YesBox = ({ filter, title }: { readonly filter: Filter; readonly title: string | undefined }) => (
  <div className="filter">
    {filter.values.slice(0, 1).map((only) => (
      <ValueBox key={only.id} name={filter.key} value={{ ...only, title: title ?? only.title }} />
    ))}
    <Tip filter={filter} />
  </div>
)

/** The boolean filters under one title. */
export const Equipment = ({ filters }: { readonly filters: readonly Filter[] }) =>
  filters.length > 0 && (
    <Fold title={texts.equipment} count={filters.filter(isUsed).length} closed={false}>
      {filters.map((filter) => (
        <YesBox key={filter.key} filter={filter} title={filter.title} />
      ))}
    </Fold>
  )

interface FilterGroupProps {
  readonly filter: Filter
  readonly closed: boolean
}

/** One filter with its title, its hint and its values. */
export function FilterGroup({ filter, closed }: FilterGroupProps) {
  const { kind, title, range } = filter
  if (kind === 'available') return <YesBox filter={filter} title={undefined} />
  return (
    <Fold title={title} unit={filterUnit(filter)} count={countOf(filter)} closed={closed}>
      <Tip filter={filter} />
      {range ? <FilterRange filter={filter} range={range} /> : <FilterValues filter={filter} />}
    </Fold>
  )
}
