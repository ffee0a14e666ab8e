import { isLeaf, type BranchSpec, type LeafSpec } from './categories/spec.ts'
import type { TreeNode } from './categories/tree.ts'
import { bindShortWords } from './grammar.ts'
import type { ParameterKey } from './parameters.ts'
import { gaugeScale } from './physics.ts'
import { sortKey } from './sort-key.ts'
import type { Category, CategoryParameter } from './types.ts'

/** Filters of an inner category: those of its leaf categories, the most common ones first. */
function parametersWithin(branch: BranchSpec): readonly CategoryParameter[] {
  const votes = new Map<ParameterKey, number>()
  const leaves = (one: BranchSpec | LeafSpec): readonly LeafSpec[] =>
    isLeaf(one) ? [one] : one.children.flatMap(leaves)
  const all = leaves(branch)
  for (const key of all.flatMap(({ important }) => important)) votes.set(key, (votes.get(key) ?? 0) + 1)
  return [...votes]
    .sort(([, one], [, two]) => two - one)
    .map(([parameter, count]) => ({ parameter, important: count * 2 >= all.length, closed: count * 2 < all.length }))
}

function parametersOf(node: TreeNode): readonly CategoryParameter[] {
  const { spec } = node
  if (!isLeaf(spec)) return parametersWithin(spec)
  const measured = Object.keys(spec.sizes[0]?.measures ?? {}) as ParameterKey[]
  const chosen = Object.keys({ ...spec.choices, ...spec.flags }) as ParameterKey[]
  const built = (spec.equipment ?? []).flatMap((one) => [...one.flags])
  const all = new Set<ParameterKey>([
    ...spec.important,
    spec.sizeParameter,
    ...measured,
    ...chosen,
    ...built,
    'colour',
    'brand',
  ])
  return [...all].map((parameter) => {
    const important = spec.important.includes(parameter)
    return { parameter, important, closed: !important }
  })
}

/** A category of the shop and the content service, with the picture of its bestselling product. */
export function categoryOf(node: TreeNode, picture: string | null): Category {
  const { spec } = node
  const leaf = isLeaf(spec) ? spec : null
  return {
    id: node.id,
    parentId: node.parent?.id ?? null,
    slug: spec.slug,
    path: node.path,
    title: spec.title,
    fullTitle: node.fullTitle,
    sortKey: sortKey(spec.title),
    level: node.level,
    leaf: leaf !== null,
    weight: node.weight,
    description: spec.description.map(bindShortWords),
    textBelow: leaf === null ? null : bindShortWords(leaf.textBelow),
    content: isLeaf(spec) ? [] : (spec.content ?? []).map(bindShortWords),
    kind: spec.kind,
    picture,
    parameters: parametersOf(node),
    gauges: (leaf?.gauges ?? []).flatMap((parameter) =>
      leaf === null ? [] : [{ parameter, ...gaugeScale(leaf, parameter) }],
    ),
    questions: (leaf?.questions ?? []).map((one) => ({
      title: bindShortWords(one.title),
      content: bindShortWords(one.content),
    })),
    visibleTo: leaf?.visibleTo ?? null,
  }
}
