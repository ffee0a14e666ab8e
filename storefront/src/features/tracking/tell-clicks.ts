import { itemSelected, type ShownList, type Tracker } from '@vanek/sdk/tracking'
import { productPath } from '../../market/paths.ts'
import { listOf } from './tell-shelves.ts'

export interface ClickParts {
  readonly tracker: Tracker
  /** The lists that the data of the page know. */
  readonly lists: () => readonly ShownList[]
  /** Whether products stand under the path of their category (B2.25). */
  readonly wildcard: boolean
}

/** Tells which product of which list was chosen: its link was followed, here or in a new tab. */
export function tellClicks({ tracker, lists, wildcard }: ClickParts) {
  const choose = (list: ShownList, { pathname }: HTMLAnchorElement) => {
    const product = list.products.find((own) => productPath(own, { wildcard }) === pathname)
    return product && itemSelected(list, product.id)
  }
  return ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest('a') : null
    const shelf = link?.closest('[data-list]')
    if (!link || (!shelf && !link.closest('.box'))) return
    const marked = shelf?.getAttribute('data-list')
    const inPage = lists().filter(({ id }) => !marked || id === marked)
    for (const list of inPage.length > 0 || !shelf ? inPage : [listOf(shelf)]) {
      const event = choose(list, link)
      if (event) return tracker.track(event)
    }
  }
}
