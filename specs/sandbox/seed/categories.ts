import { isLeaf } from './categories/spec.ts'
import type { TreeNode } from './categories/tree.ts'
import { bindShortWords } from './grammar.ts'
import type { ParameterKey } from './parameters.ts'
import { gaugeScale } from './physics.ts'
import { coloursOf, type PictureChoice } from './pictures.ts'
import { czechSortKey } from './sort-key.ts'
import type { Category, CategoryParameter } from './types.ts'

function parametersOf(node: TreeNode): readonly CategoryParameter[] {
  const { spec } = node
  if (!isLeaf(spec)) return []
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

/** A category as the shop and the content service show it. */
export function categoryOf(node: TreeNode, pictures: PictureChoice): Category {
  const { spec } = node
  const leaf = isLeaf(spec) ? spec : null
  return {
    id: node.id,
    parentId: node.parent?.id ?? null,
    slug: spec.slug,
    path: node.path,
    title: spec.title,
    fullTitle: node.fullTitle,
    sortKey: czechSortKey(spec.title),
    level: node.level,
    leaf: leaf !== null,
    weight: node.weight,
    description: spec.description.map(bindShortWords),
    textBelow: leaf === null ? null : bindShortWords(leaf.textBelow),
    kind: spec.kind,
    picture: pictures(spec.kind, coloursOf(spec.kind)[0])[0] ?? null,
    parameters: parametersOf(node),
    gauges: (leaf?.gauges ?? []).flatMap((parameter) =>
      leaf === null ? [] : [{ parameter, ...gaugeScale(leaf, parameter) }],
    ),
    questions: (leaf?.questions ?? []).map((one) => ({
      title: bindShortWords(one.title),
      content: bindShortWords(one.content),
    })),
  }
}
