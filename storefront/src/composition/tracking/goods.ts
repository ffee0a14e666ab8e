import {
  productBoxToItem,
  viewItemListEvent,
  type DisplayedList,
  type TrackedItem,
  type Tracker,
} from '@vanek/sdk/tracking'
import { listIn, listShown } from '../../lib/goods/shown-list.ts'

/** Known tracking data by variant: lines of a cart have less of it. */
export function seenGoods() {
  const items = new Map<number, TrackedItem>()
  return {
    note(seen: readonly TrackedItem[]): void {
      for (const item of seen) items.set(Number(item.item_id), item)
    },
    noteList: ({ products }: DisplayedList): void => {
      for (const product of products) {
        const item = productBoxToItem(product)
        const id = Number(item.item_id)
        // the product page has more data than a product box
        if (!items.has(id)) items.set(id, item)
      }
    },
    of: (variantId: number): TrackedItem | undefined => items.get(variantId),
  }
}

export type SeenGoods = ReturnType<typeof seenGoods>

/** A section of a page with its own products, as a list. */
export const listOf = (element: Element): DisplayedList => ({
  id: element.getAttribute('data-list') ?? '',
  name: element.querySelector('h2')?.textContent ?? '',
  products: listIn(element),
})

/** Tracks lists that are added to a page later, when they become visible. */
export function trackShelves({ tracker, goods }: { readonly tracker: Tracker; readonly goods: SeenGoods }): void {
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      seen.unobserve(target)
      tracker.track(viewItemListEvent(listOf(target)))
    }
  })
  const shown = new WeakMap<Element, string>()
  const note = (element: Element) => {
    const list = listOf(element)
    const ids = list.products.map(({ id }) => id).join(' ')
    if (ids === '' || shown.get(element) === ids) return
    shown.set(element, ids)
    goods.noteList(list)
    // observe again: other products are now in the same place
    seen.unobserve(element)
    seen.observe(element)
  }
  document.querySelectorAll('[data-list]').forEach(note)
  document.addEventListener(listShown, ({ target }) => target instanceof Element && note(target))
}
