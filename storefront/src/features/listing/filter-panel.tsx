import * as texts from '#texts/features/listing'
import { groupFilters, parseListing, serializeListing } from '@vanek/sdk/catalog'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useNavigate, useNavigation } from 'react-router-dom'
import { backCloses, replacesCover } from '../../lib/browser/back-closes.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Equipment, FilterGroup, isUsed, isYesOnly } from './filter-group.tsx'
import { ChosenSummary } from './chosen-summary.tsx'
import { type ListingPlace, type ToolProps, useListingPlace } from './place.ts'

/** Id of the filter panel, for the button that opens it on a phone. */
export const FILTERS_ID = 'filtry'

// debounce: a slider thumb moved by keys fires at every step
const settleMs = 350

const isControl = (at: Element): at is HTMLInputElement => at instanceof HTMLInputElement

const isTouched = (form: HTMLFormElement): boolean =>
  [...form.elements].some(
    (at) => isControl(at) && at.name !== '' && (at.checked !== at.defaultChecked || at.value !== at.defaultValue),
  )

/**
 * Navigates to the state of the form after each change. The URL is the only state: when it changes, the controls follow
 * it. Returns a function that navigates at once.
 */
function useFilterForm(ref: RefObject<HTMLFormElement | null>, place: ListingPlace): () => void {
  const navigate = useNavigate()
  const going = useNavigation().location

  const applyFilters = () => {
    if (!ref.current) return
    const fields = [...new FormData(ref.current)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    )
    const { state, before } = place
    const search = serializeListing(parseListing(new URLSearchParams(fields)), before)
    // while another navigation is pending, even the current URL is a new one
    if (going || search !== serializeListing({ ...state, page: 1, fromPage: 1 }, before))
      void navigate({ search }, { preventScrollReset: true, replace: replacesCover() })
    // a number that no listing has, such as -5, leaves its field
    else ref.current.reset()
  }
  const onFinished = useEffectEvent(applyFilters)
  const shown = useRef<ListingPlace>(undefined)

  useLayoutEffect(() => {
    // a choice made before hydration counts, and a pending one is not undone by an earlier response
    if (!ref.current || going) return
    if (shown.current === undefined && isTouched(ref.current)) onFinished()
    else if (shown.current !== place) ref.current.reset()
    shown.current = place
  }, [ref, place, going])

  useEffect(() => {
    const form = ref.current
    if (!form) return undefined
    let waiting: number | undefined
    const onChange = ({ target }: Event) => {
      window.clearTimeout(waiting)
      const moved = target instanceof HTMLInputElement && target.type === 'range'
      waiting = window.setTimeout(() => onFinished(), moved ? settleMs : 0)
    }
    // the native event: React fires `change` at every keystroke
    form.addEventListener('change', onChange)
    return () => {
      window.clearTimeout(waiting)
      form.removeEventListener('change', onChange)
    }
  }, [ref])
  return applyFilters
}

/** Keeps the page behind an open sheet from scrolling. It may have been opened before hydration. */
function holdPage(sheet: HTMLElement): () => void {
  const hold = () => document.body.toggleAttribute('data-covered', sheet.matches(':popover-open'))
  sheet.addEventListener('toggle', hold)
  hold()
  return () => {
    sheet.removeEventListener('toggle', hold)
    document.body.removeAttribute('data-covered')
  }
}

/** Closes an open sheet when the focus moves out of it, because the sheet would cover what is focused. */
function closeOnLeave(sheet: HTMLElement): () => void {
  const leave = ({ relatedTarget }: FocusEvent) => {
    // a press on plain text of the sheet focuses `main`, which contains it
    const left = relatedTarget instanceof HTMLElement && relatedTarget.tabIndex >= 0 && !sheet.contains(relatedTarget)
    if (left && sheet.matches(':popover-open')) sheet.hidePopover()
  }
  sheet.addEventListener('focusout', leave)
  return () => sheet.removeEventListener('focusout', leave)
}

// filters further down start closed
const OPEN = 8

/**
 * All filters as one plain form: a column beside the products, a bottom sheet on a phone. It works without scripts;
 * with them every choice applies at once.
 */
export function FilterPanel({ listing, settings, before }: ToolProps) {
  const panel = useRef<HTMLElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const place = useListingPlace(before)
  const applyFilters = useFilterForm(form, place)
  useEffect(() => (panel.current ? backCloses(panel.current) : undefined), [])
  useEffect(() => (panel.current ? holdPage(panel.current) : undefined), [])
  useEffect(() => (panel.current ? closeOnLeave(panel.current) : undefined), [])
  const { all } = groupFilters(listing.filters, settings)
  const groups = all.filter(({ filter }) => !isYesOnly(filter))
  const hidden = { ...before, ...(place.state.sort !== 'recommended' && { sort: place.state.sort }) }
  return (
    <aside className="filters" id={FILTERS_ID} popover="auto" aria-label={texts.filters} ref={panel}>
      <div className="filters-head">
        <h2>{texts.filters}</h2>
        <IconButton label={texts.closeFilters} popoverTarget={FILTERS_ID} popoverTargetAction="hide">
          <Icon name="close" />
        </IconButton>
      </div>
      <ChosenSummary filters={listing.filters} place={place} onRemove={() => panel.current?.hidePopover()} />
      <form
        ref={form}
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault()
          applyFilters()
          if (panel.current?.matches(':popover-open')) panel.current.hidePopover()
        }}
      >
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {groups.map(({ filter, closed }, at) => (
          <FilterGroup key={filter.key} filter={filter} closed={closed || (at >= OPEN && !isUsed(filter))} />
        ))}
        <Equipment filters={all.flatMap(({ filter }) => (isYesOnly(filter) ? [filter] : []))} />
        <div className="filters-end">
          <Button type="submit" tone="action" wide>
            {texts.showProducts(listing.pagination.total)}
          </Button>
        </div>
      </form>
    </aside>
  )
}
