import { categoryTree, type TreeNode } from '../categories/tree.ts'
import type { Data } from '../schema/files.ts'
import { ownData } from './own-data.ts'
import { virtualText } from './virtual-texts.ts'

type Written = Data['categories'][number]

/** Keys of all categories in the order of their ids: the slugs that they have in the Czech shop. */
function keysOf(categories: readonly (Written | string)[]): readonly string[] {
  return categories.flatMap((one) => (typeof one === 'string' ? [one] : [one.slug, ...keysOf(one.children)]))
}

// the tree has the same places in all shops
const tree = new Map<string, TreeNode>()
const keys = new Map<number, string>()

function fill(): void {
  const nodes = categoryTree()
  for (const [at, key] of keysOf(ownData('categories', 'cs')).entries()) {
    const node = nodes[at]
    if (node === undefined) throw new RangeError(`No place for the category ${key}.`)
    tree.set(key, node)
    keys.set(node.id, key)
  }
}

function nodeOf(key: string): TreeNode {
  if (tree.size === 0) fill()
  const node = tree.get(key)
  if (node === undefined) throw new RangeError(`No category ${key}.`)
  return node
}

/** How editors call a category, by its id. */
export function categoryKey(id: number): string {
  if (keys.size === 0) fill()
  return keys.get(id) ?? ''
}

// these throw a RangeError for a category that does not exist
export const categoryIdOf = (key: string): number => nodeOf(key).id
/** Without a leading slash. */
export const categoryPathOf = (key: string): string => nodeOf(key).path
export const categorySlugOf = (key: string): string => categoryPathOf(key).replace(/^.*\//, '')

const BY_KEY = /^(category|virtual):(.+)$/

/** An address that an editor wrote; `category:key` and `virtual:key` are the paths of listings. */
export function addressOf(written: string): string {
  const [, kind, key] = BY_KEY.exec(written) ?? []
  if (key === undefined) return written
  return `/${kind === 'category' ? categoryPathOf(key) : virtualText(key).slug}`
}
