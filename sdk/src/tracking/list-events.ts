import type { ProductBox } from '../product/types.ts'
import { productBoxToItem } from './items.ts'
import type { TrackedItem, TrackedList, TrackingEvent } from './types.ts'

/** A list of products on a page, for `viewItemListEvent` and `selectItemEvent`. */
export interface DisplayedList {
  /** Id that does not depend on the language, like `search` or `category:koupelnove-ventilatory`. */
  readonly id: string
  /** Displayed name of the list. */
  readonly name: string
  /** All products of the list, in the order they are shown. */
  readonly products: readonly ProductBox[]
}

const namesOf = ({ id, name }: DisplayedList): TrackedList => ({ item_list_id: id, item_list_name: name })

const listed = (list: DisplayedList, product: ProductBox, index: number): TrackedItem => ({
  ...productBoxToItem(product),
  index,
  ...namesOf(list),
})

/**
 * Event: a list of products was shown.
 *
 * @param list - The list with its products.
 * @param from - Index of the first product that is new, after "load more". Defaults to 0.
 * @returns null if there are no products from there on.
 */
export function viewItemListEvent(list: DisplayedList, from = 0): TrackingEvent<'view_item_list'> | null {
  const [first] = list.products.slice(from)
  if (!first) return null
  const items = list.products.map((product, index) => listed(list, product, index)).slice(from)
  return { name: 'view_item_list', params: { ...namesOf(list), currency: first.prices.currencyCode, items } }
}

/**
 * Event: a product of a list was chosen.
 *
 * @param list - The list with its products.
 * @param productId - Id of the chosen product.
 * @returns null if it is not in the list.
 */
export function selectItemEvent(list: DisplayedList, productId: number): TrackingEvent<'select_item'> | null {
  const index = list.products.findIndex(({ id }) => id === productId)
  const product = list.products[index]
  if (!product) return null
  const { currencyCode: currency } = product.prices
  return { name: 'select_item', params: { ...namesOf(list), currency, items: [listed(list, product, index)] } }
}
