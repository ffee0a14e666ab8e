import { dataOf, textsOf } from '../data.ts'
import type { Data } from '../schema/files.ts'
import { goodsOf } from './goods.ts'
import { isLeaf, type BranchSpec, type LeafSpec } from './spec.ts'

const TEXTS = textsOf('tree')

function branchOf({ children, ...branch }: Data['categories'][number]): BranchSpec {
  return {
    ...branch,
    ...TEXTS?.[branch.slug],
    children: children.map((child) => (typeof child === 'string' ? goodsOf(child) : branchOf(child))),
  }
}

const TOP: readonly BranchSpec[] = dataOf('categories').map(branchOf)

/** A node of the tree with its stable id; parents come before their children. */
export interface TreeNode {
  readonly id: number
  readonly parent: TreeNode | null
  readonly level: number
  readonly path: string
  readonly fullTitle: string
  readonly weight: number
  readonly spec: BranchSpec | LeafSpec
}

function* walk(
  specs: readonly (BranchSpec | LeafSpec)[],
  parent: TreeNode | null,
  nextId: () => number,
): Generator<TreeNode> {
  for (const [order, spec] of specs.entries()) {
    const part = spec.address ?? spec.slug
    const node: TreeNode = {
      id: nextId(),
      parent,
      level: parent === null ? 1 : parent.level + 1,
      path: parent === null ? part : `${parent.path}/${part}`,
      fullTitle: parent === null ? spec.title : `${parent.fullTitle} > ${spec.title}`,
      weight: 100 - order * 10,
      spec,
    }
    yield node
    if (!isLeaf(spec)) yield* walk(spec.children, node, nextId)
  }
}

/** All categories, from the root down. */
export function categoryTree(): readonly TreeNode[] {
  let last = 0
  return [...walk(TOP, null, () => (last += 1))]
}

export interface Leaf {
  readonly node: TreeNode
  readonly spec: LeafSpec
}

/** The leaf categories, which contain products. */
export function leavesOf(tree: readonly TreeNode[]): readonly Leaf[] {
  return tree.flatMap((node) => (isLeaf(node.spec) ? [{ node, spec: node.spec }] : []))
}
