import { categoryTree, type TreeNode } from '../categories/tree.ts'
import { virtualText } from './virtual-texts.ts'

/** Data reference a category by its slug, which is the same in all shops; its path is that of this shop. */
const tree = new Map<string, TreeNode>()

function nodeOf(slug: string): TreeNode {
  if (tree.size === 0) for (const node of categoryTree()) tree.set(node.spec.slug, node)
  const node = tree.get(slug)
  if (node === undefined) throw new RangeError(`No category ${slug}.`)
  return node
}

// both throw a RangeError for a category that does not exist
export const categoryIdOf = (slug: string): number => nodeOf(slug).id
/** Without a leading slash. */
export const categoryPathOf = (slug: string): string => nodeOf(slug).path

const BY_KEY = /^(category|virtual):(.+)$/

/** Resolves a link of an editor; `category:slug` and `virtual:key` are listings. */
export function addressOf(written: string): string {
  const [, kind, key] = BY_KEY.exec(written) ?? []
  if (key === undefined) return written
  return `/${kind === 'category' ? categoryPathOf(key) : virtualText(key).slug}`
}
