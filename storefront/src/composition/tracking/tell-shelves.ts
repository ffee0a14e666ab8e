import { viewItemListEvent, type DisplayedList, type Tracker } from '@vanek/sdk/tracking'
import { listIn, listShown } from '../../lib/goods/shown-list.ts'
import type { SeenGoods } from './goods.ts'

/** A section of a page with products of its own, as a list. */
export const listOf = (element: Element): DisplayedList => ({
  id: element.getAttribute('data-list') ?? '',
  name: element.querySelector('h2')?.textContent ?? '',
  products: listIn(element),
})

/** Tracks lists that are added to a page later, when they become visible. */
export function tellShelves({ tracker, goods }: { readonly tracker: Tracker; readonly goods: SeenGoods }): void {
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
