import { bindShortWords } from '../grammar.ts'
import { addressOf } from './category-paths.ts'

/** (B3.48) */
export interface Mark {
  readonly type: MarkType
  readonly attrs?: Readonly<Record<string, string>>
}

type MarkType = 'anchor' | 'bold' | 'em' | 'italic' | 'link' | 'strike' | 'subscript' | 'superscript' | 'underline'

/** A node of a rich-text tree (B3.46, B3.47). */
export interface RichNode {
  readonly type: string
  readonly attrs?: Readonly<Record<string, string | number | readonly number[]>>
  readonly content?: readonly RichNode[]
  readonly marks?: readonly Mark[]
  readonly text?: string
}

const INLINE = /\*\*(.+?)\*\*|\[(.+?)\]\((.+?)\)/g

/** Parses text with `**bold**` and `[links](/path)` into nodes with marks. */
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
      nodes.push({ type: 'text', text: label, marks: [{ type: 'link', attrs: { href: addressOf(href) } }] })
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
/** A table; its first row is the header. */
export const table = ([head = [], ...body]: readonly (readonly string[])[]): RichNode => ({
  type: 'table',
  content: [row(head, 'table_header'), ...body.map((cells) => row(cells, 'table_cell'))],
})

/** Text with marks, for `mixed`. */
export const marked = (text: string, ...marks: readonly MarkType[]): RichNode => ({
  type: 'text',
  text,
  marks: marks.map((type) => ({ type })),
})

/** An anchor in a text. */
export const anchor = (text: string, id: string): RichNode => ({
  type: 'text',
  text,
  marks: [{ type: 'anchor', attrs: { id } }],
})

/** A paragraph of plain and marked text. */
export const mixed = (...parts: readonly (RichNode | string)[]): RichNode => ({
  type: 'paragraph',
  content: parts.flatMap((part) => (typeof part === 'string' ? inline(part) : [part])),
})

interface Cell {
  readonly text: string
  readonly colspan?: number
  readonly rowspan?: number
  /** Width of the cell in pixels. */
  readonly width?: number
}

/** A table with cells that span rows and columns; its first two rows are the header. */
export const wideTable = (rows: readonly (readonly Cell[])[]): RichNode => ({
  type: 'table',
  content: rows.map((cells, at) => ({
    type: 'table_row',
    content: cells.map(({ text, colspan = 1, rowspan = 1, width }) => ({
      type: at < 2 ? 'table_header' : 'table_cell',
      attrs: {
        colspan,
        rowspan,
        ...(width === undefined ? {} : { colwidth: Array.from({ length: colspan }, () => width / colspan) }),
      },
      content: [paragraph(text)],
    })),
  })),
})

/** A line break inside a paragraph. */
export const lines = (...texts: readonly string[]): RichNode => ({
  type: 'paragraph',
  content: texts.flatMap((text, at) => [...(at === 0 ? [] : [{ type: 'hard_break' }]), ...inline(text)]),
})

/** A product picture by its file. */
export const picture = (file: string, alt: string): RichNode => ({
  type: 'image',
  attrs: { file: `${file}.avif`, alt },
})

/** A link that looks like a button. */
export const button = (text: string, href: string, style: 'primary' | 'secondary' = 'primary'): RichNode => ({
  type: 'button',
  attrs: { text, href: addressOf(href), style },
})

/** A rich text. A plain string is a paragraph; "# " starts a heading, "### " a heading of the third level. */
export function doc(...parts: readonly (RichNode | string)[]): RichNode {
  const content = parts.map((part) => {
    if (typeof part !== 'string') return part
    if (part.startsWith('### ')) return heading(part.slice(4), 3)
    return part.startsWith('# ') ? heading(part.slice(2)) : paragraph(part)
  })
  return { type: 'doc', content }
}
