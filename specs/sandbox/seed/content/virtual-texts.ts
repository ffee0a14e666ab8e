import { dataOf } from '../data.ts'
import type { Data } from '../schema/files.ts'
import { ownData } from './own-data.ts'

export type VirtualText = Data['virtual-categories'][number]

export const VIRTUAL_TEXTS = dataOf('virtual-categories')

/** Keys of the listings in the data: their Czech slugs. */
export const VIRTUAL_KEYS: readonly string[] = ownData('virtual-categories', 'cs').map(({ slug }) => slug)

/** The listing with this key. @throws RangeError for one that does not exist */
export function virtualText(key: string): VirtualText {
  const found = VIRTUAL_TEXTS[VIRTUAL_KEYS.indexOf(key)]
  if (found === undefined) throw new RangeError(`No virtual category ${key}.`)
  return found
}
