import { ok, type Result, type Shop } from '@vanek/sdk'
import { addCartItem, addCartItems } from '@vanek/sdk/cart'
import type { RemovedLine } from './removed.ts'
import { itemOf } from './restore-item.ts'

/** Puts a line back, and then what belonged to it. */
async function restoreWhole(shop: Shop, line: RemovedLine): Promise<Result<unknown>> {
  const added = await addCartItem(shop, { ...itemOf(line), newLine: true })
  if (!added.ok) return added
  const parentId = added.data.addedItem.id
  const parts = line.parts.map((part) => ({ ...itemOf(part), parentId }))
  return parts.length > 0 ? addCartItems(shop, { items: parts }) : added
}

/** Puts removed lines back without a store: all at once, or one by one where parts belong to them. */
export async function restoreLines(shop: Shop, lines: readonly RemovedLine[]): Promise<Result<unknown>> {
  const plain = lines.filter(({ parts }) => parts.length === 0)
  let result: Result<unknown> = ok(null)
  if (plain.length > 0) result = await addCartItems(shop, { items: plain.map(itemOf) })
  for (const line of lines.filter(({ parts }) => parts.length > 0)) {
    // one after another: each needs the line before it
    // oxlint-disable-next-line no-await-in-loop
    const own = await restoreWhole(shop, line)
    if (!own.ok) result = own
  }
  return result
}
