// Back closes a popover that covers the page: opening it adds a history entry with the same URL, which Back removes.
// React Router does not see the navigation between the two entries.
import { coverMark, isCovered } from './signs.ts'

/** The open popover that Back closes. */
let open: HTMLElement | null = null
/** Whether the shown entry was added for a popover, and for which URL. */
let cover: string | null = null
let isReturning = false
let isListening = false

function onPop(event: PopStateEvent): void {
  const left = cover
  cover = isCovered() ? location.href : null
  if (isReturning) {
    isReturning = false
    event.stopImmediatePropagation()
  } else if (open?.matches(':popover-open')) {
    event.stopImmediatePropagation()
    open.hidePopover()
    open = null
    if (left !== null) return
    // choices made in it have their own URLs, and stay
    isReturning = true
    history.forward()
  } else if (left === location.href && cover === null) {
    // closed by other means: its entry shows the same page and is skipped
    event.stopImmediatePropagation()
    history.back()
  }
}

function follow(popover: HTMLElement): void {
  if (!popover.matches(':popover-open')) {
    if (open === popover) open = null
    return
  }
  open = popover
  if (!isCovered()) history.pushState({ ...(history.state as object | null), [coverMark]: true }, '')
  cover = location.href
}

/** Listens to Back. After a reload the entry of a popover exists without the popover: Back skips it. */
export function skipPopoverEntries(): void {
  if (isListening) return
  isListening = true
  if (isCovered()) cover = location.href
  // before React Router's own listener
  addEventListener('popstate', onPop, { capture: true })
}

/**
 * Makes Back close a popover instead of leaving the page.
 *
 * @returns A cleanup function.
 */
export function backCloses(popover: HTMLElement): () => void {
  skipPopoverEntries()
  const onToggle = () => follow(popover)
  popover.addEventListener('toggle', onToggle)
  onToggle()
  return () => {
    popover.removeEventListener('toggle', onToggle)
    if (open === popover) open = null
  }
}

/**
 * Whether a navigation should replace the shown entry, because it was added for a popover. Call it for each navigation that
 * the popover makes itself.
 */
export function replacesCover(): boolean {
  const isCover = isCovered()
  cover = null
  return isCover
}
