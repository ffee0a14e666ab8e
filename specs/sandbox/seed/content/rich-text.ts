import { bindShortWords } from '../grammar.ts'

export interface Mark {
  readonly type: 'bold' | 'italic' | 'link'
  readonly attrs?: { readonly href: string }
}

/** A node of a rich-text tree (B3.46, B3.47). */
export interface RichNode {
  readonly type: string
  readonly attrs?: Readonly<Record<string, string | number>>
  readonly content?: readonly RichNode[]
  readonly marks?: readonly Mark[]
  readonly text?: string
}

const INLINE = /\*\*(.+?)\*\*|\[(.+?)\]\((.+?)\)/g

/** Text with `**bold**` and `[links](/path)` as nodes with marks. */
export function inline(source: string): readonly RichNode[] {
  const nodes: RichNode[] = []
  const text = bindShortWords(source)
  let from = 0
  const plain = (until: number): void => {
    if (until > from) nodes.push({ type: 'text', text: text.slice(from, until) })
  }
  for (const match of text.matchAll(INLINE)) {
    plain(match.index)
    const [whole, bold, label, href] = match
    if (bold !== undefined) nodes.push({ type: 'text', text: bold, marks: [{ type: 'bold' }] })
    else if (label !== undefined && href !== undefined)
      nodes.push({ type: 'text', text: label, marks: [{ type: 'link', attrs: { href } }] })
    from = match.index + whole.length
  }
  plain(text.length)
  return nodes
}

export const paragraph = (text: string): RichNode => ({ type: 'paragraph', content: inline(text) })
export const heading = (text: string, level = 2): RichNode => ({
  type: 'heading',
  attrs: { level },
  content: inline(text),
})

const items = (texts: readonly string[]): readonly RichNode[] =>
  texts.map((text) => ({ type: 'list_item', content: [paragraph(text)] }))
export const bullets = (...texts: readonly string[]): RichNode => ({ type: 'bullet_list', content: items(texts) })
export const steps = (...texts: readonly string[]): RichNode => ({ type: 'ordered_list', content: items(texts) })
export const quote = (text: string): RichNode => ({ type: 'blockquote', content: [paragraph(text)] })

const row = (cells: readonly string[], type: string): RichNode => ({
  type: 'table_row',
  content: cells.map((cell) => ({ type, attrs: { colspan: 1, rowspan: 1 }, content: [paragraph(cell)] })),
})
/** A table; its first row is the head. */
export const table = ([head = [], ...body]: readonly (readonly string[])[]): RichNode => ({
  type: 'table',
  content: [row(head, 'table_header'), ...body.map((cells) => row(cells, 'table_cell'))],
})

/** A whole text. A plain string is a paragraph, a string that begins with "# " a heading. */
export function doc(...parts: readonly (RichNode | string)[]): RichNode {
  const content = parts.map((part) => {
    if (typeof part !== 'string') return part
    return part.startsWith('# ') ? heading(part.slice(2)) : paragraph(part)
  })
  return { type: 'doc', content }
}
