import type { ProductBox } from '@vanek/sdk/product'

/** Told to the document when a part of a page shows products that are not in the page's data. */
export const listShown = 'vanek:list'

const lists = new WeakMap<EventTarget, readonly ProductBox[]>()

/** Says which products an element with `data-list` shows. */
export function showList(element: Element | null, products: readonly ProductBox[]): void {
  if (!element) return
  lists.set(element, products)
  element.dispatchEvent(new Event(listShown, { bubbles: true }))
}

/** The products that an element shows, as `showList` was told. */
export const listIn = (element: EventTarget): readonly ProductBox[] => lists.get(element) ?? []
