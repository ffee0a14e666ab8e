import { richTextToPlainText } from './plain.ts'
import type { RichTextNode } from './types.ts'

/** A heading of a text, for a table of contents. */
export interface RichTextHeading {
  /** The heading in the tree passed to {@link richTextHeadings}; the same object, so it can be compared by identity. */
  readonly node: RichTextNode
  /**
   * Value for the `id` attribute of the heading's element, different from all other headings and anchors of the text.
   */
  readonly id: string
  /** Level of the heading, 1 to 5. */
  readonly level: number
  /** Words of the heading in one line, without formatting. */
  readonly text: string
}

const slug = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)

function nodesOf(node: RichTextNode): readonly RichTextNode[] {
  return [node, ...(node.content ?? []).flatMap(nodesOf)]
}

/**
 * The headings of a text in order, each with an id made of its words, for a table of contents.
 *
 * @param node - The text, from `parseRichText`.
 * @param options - `prefix` of the ids, to keep several texts of a page apart. Defaults to none.
 */
export function richTextHeadings(
  node: RichTextNode,
  { prefix = '' }: { readonly prefix?: string } = {},
): readonly RichTextHeading[] {
  const nodes = nodesOf(node)
  const taken = new Set(nodes.flatMap(({ marks = [] }) => marks.flatMap(({ attrs }) => attrs?.id ?? [])))
  return nodes
    .filter(({ type }) => type === 'heading')
    .map((own) => {
      const text = richTextToPlainText(own)
      const base = prefix + (slug(text) || 'cast')
      let id = base
      for (let count = 2; taken.has(id); count += 1) id = `${base}-${count}`
      taken.add(id)
      return { node: own, id, level: own.attrs?.level ?? 2, text }
    })
}
