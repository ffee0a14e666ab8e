import { arrangeFilters } from '@vanek/sdk/catalog'
import { plural } from '@vanek/sdk/format'
import { useRef } from 'react'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { PRODUCTS } from '../../../entities/category/category-tiles.tsx'
import { FilterGroup, isUsed } from './filter-group.tsx'
import { FILTERS_ID } from './filters-id.ts'
import { useListingPlace } from '../place/place.ts'
import type { ToolProps } from '../place/tool-props.ts'
import { useFilterForm } from './use-filter-form.ts'

// further down nobody looks unasked
const OPEN = 8

/**
 * All filters as one plain form: a column beside the products, a sheet from below on a phone. It works without scripts;
 * with them every choice shows at once.
 */
export function FilterPanel({ listing, settings, before }: ToolProps) {
  const panel = useRef<HTMLElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const place = useListingPlace(before)
  const ask = useFilterForm(form, place)
  const { all } = arrangeFilters(listing.filters, settings)
  const hidden = { ...before, ...(place.state.sort !== 'recommended' && { sort: place.state.sort }) }
  return (
    <aside className="filters" id={FILTERS_ID} popover="auto" aria-label="Filtry" ref={panel}>
      <div className="filters-head">
        <h2>Filtry</h2>
        <IconButton label="Zavřít filtry" popoverTarget={FILTERS_ID} popoverTargetAction="hide">
          <Icon name="close" />
        </IconButton>
      </div>
      <form
        ref={form}
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault()
          ask()
          if (panel.current?.matches(':popover-open')) panel.current.hidePopover()
        }}
      >
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {all.map(({ filter, closed }, at) => (
          <FilterGroup key={filter.key} filter={filter} closed={closed || (at >= OPEN && !isUsed(filter))} />
        ))}
        <div className="filters-end">
          <Button type="submit" tone="action" wide>
            Zobrazit {plural('cs', listing.pagination.total, PRODUCTS)}
          </Button>
        </div>
      </form>
    </aside>
  )
}
