import { productBoxToItem, type DisplayedList, type TrackedItem } from '@vanek/sdk/tracking'

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
