import type { ProductBox } from '@vanek/sdk/product'

/** Dispatched on the document when a section shows products that are not in the page's data. */
export const listShown = 'vanek:list'

const lists = new WeakMap<EventTarget, readonly ProductBox[]>()

/** Registers the products of an element with `data-list`. */
export function showList(element: Element | null, products: readonly ProductBox[]): void {
  if (!element) return
  lists.set(element, products)
  element.dispatchEvent(new Event(listShown, { bubbles: true }))
}

/** The products that `showList` registered for an element. */
export const listIn = (element: EventTarget): readonly ProductBox[] => lists.get(element) ?? []
