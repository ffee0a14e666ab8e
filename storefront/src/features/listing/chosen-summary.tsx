import * as texts from '#texts/features/listing'
import { Link } from '../../ui/link.tsx'
import {
  type ActiveFilter,
  activeFilters,
  clearFilter,
  clearFilters,
  type Filter,
  type Listing,
} from '@vanek/sdk/catalog'
import { useEffect, useRef } from 'react'
import { vatTexts } from '../../entities/price/amount.tsx'
import { useNumber } from '../../lib/texts/use-number.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Icon } from '../../ui/icon.tsx'
import { type ListingPlace, type ToolProps, useListingPlace } from './place.ts'

/** The unit of a numeric filter; for prices it also shows whether they include VAT (B3.53). */
export const filterUnit = ({ unit, vat }: Pick<Filter, 'unit' | 'vat'>): string | null =>
  unit && vat && Object.hasOwn(vatTexts, vat) ? `${unit} ${vatTexts[vat]}` : unit

/** Formats a chosen value of a filter: its title, or a range with its unit. */
function useChosenText(): (value: ActiveFilter['value']) => string {
  const number = useNumber()
  return (value) => {
    if (typeof value === 'string') return value
    const { from, to } = value
    const unit = filterUnit(value)
    if (from !== null && to !== null) return `${number(from)}–${number(to, unit)}`
    return from === null ? texts.upTo(number(to ?? 0, unit)) : texts.atLeast(number(from, unit))
  }
}

interface ChosenSummaryProps {
  readonly filters: Listing['filters']
  readonly place: ListingPlace
  /** Called when a value is removed, since its link will be removed too. */
  readonly onRemove: () => void
}

/** All chosen values, with a link to remove each and one to remove all. */
export function ChosenSummary({ filters, place, onRemove }: ChosenSummaryProps) {
  const text = useChosenText()
  const chosen = activeFilters(filters, place.state)
  if (chosen.length === 0) return null
  return (
    <ul className="picks" aria-label={texts.chosenLabel}>
      {chosen.map(({ key, valueId, title, value, without }) => (
        <li key={`${key} ${valueId}`}>
          <Link className="chip is-on" to={place.to(without)} preventScrollReset onClick={onRemove}>
            <span className="hide">{texts.removeFilter}</span>
            {value === texts.yes ? (
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
          {texts.removeAll}
        </Link>
      </li>
    </ul>
  )
}

/** Shown if nothing matches all filters: suggests which one to remove, and how many products that would give. */
export function NothingFits({ listing, before }: ToolProps) {
  const place = useListingPlace(before)
  const pressed = useRef(false)
  const onClick = () => {
    pressed.current = true
  }
  useEffect(
    () => () => {
      // the pressed link is gone; the new count takes the focus
      if (pressed.current) document.querySelector<HTMLElement>('.listing-bar output')?.focus({ preventScroll: true })
    },
    [],
  )
  const text = useChosenText()
  const chosen = activeFilters(listing.filters, place.state)
  const severalChosen = new Set(chosen.map(({ key }) => key)).size > 1
  const ways = listing.withoutFilter.filter(({ total }) => total > 0)
  const valuesOf = (key: string) => chosen.filter((own) => own.key === key).map(({ value }) => text(value))
  const titleOf = (key: string) => chosen.find((own) => own.key === key)?.title ?? texts.someFilter
  return (
    <Empty icon="breeze" title={severalChosen ? texts.nothingFitsTitle : texts.nothingFitsOneTitle}>
      {ways.length > 0 ? (
        <>
          {severalChosen && <p className="quiet">{texts.leaveOneOut}</p>}
          <ul className="ways">
            {ways.map(({ key, total }) => (
              <li key={key}>
                <Link to={place.to(clearFilter(place.state, key))} preventScrollReset onClick={onClick}>
                  <span>
                    {texts.without}
                    <b>{titleOf(key)}</b> {valuesOf(key).join(', ')}
                  </span>
                  <span className="quiet num">{texts.products(total)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className="quiet">{texts.noneHelps}</p>
      )}
      <Link
        className={buttonClass('action')}
        to={place.to(clearFilters(place.state))}
        preventScrollReset
        onClick={onClick}
      >
        {texts.removeAllFilters}
      </Link>
    </Empty>
  )
}
