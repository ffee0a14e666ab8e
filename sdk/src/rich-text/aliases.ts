import type { RichTextMarkType, RichTextType } from './types.ts'

const nodes: Readonly<Record<string, RichTextType>> = {
  paragraph: 'paragraph',
  heading: 'heading',
  image: 'image',
  button: 'button',
  clearer: 'clearer',
  hard_break: 'hard_break',
  br: 'hard_break',
  blockquote: 'blockquote',
  quote: 'blockquote',
  bullet_list: 'bullet_list',
  unordered_list: 'bullet_list',
  ordered_list: 'ordered_list',
  list_item: 'list_item',
  table: 'table',
  table_row: 'table_row',
  row: 'table_row',
  table_cell: 'table_cell',
  cell: 'table_cell',
  table_header: 'table_header',
  header_cell: 'table_header',
  text: 'text',
}

const marks: Readonly<Record<string, RichTextMarkType>> = {
  anchor: 'anchor',
  bold: 'bold',
  strong: 'bold',
  b: 'bold',
  em: 'em',
  emphasis: 'em',
  italic: 'italic',
  i: 'italic',
  link: 'link',
  a: 'link',
  strike: 'strike',
  strikethrough: 'strike',
  s: 'strike',
  subscript: 'subscript',
  sub: 'subscript',
  superscript: 'superscript',
  sup: 'superscript',
  underline: 'underline',
  u: 'underline',
}

// `bulletList`, `bullet-list` and `bullet list` are the same name
const plain = (name: string): string =>
  name
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .replace(/[\s-]+/g, '_')
    .toLowerCase()

const named = <T>(table: Readonly<Record<string, T>>, name: unknown): T | undefined => {
  const key = typeof name === 'string' && name.length <= 40 ? plain(name) : ''
  return Object.hasOwn(table, key) ? table[key] : undefined
}

/** The node type for a name used by an editor; undefined if unknown. */
export const nodeType = (name: unknown): RichTextType | undefined => named(nodes, name)

/** The mark type for a name used by an editor. */
export const markType = (name: unknown): RichTextMarkType | undefined => named(marks, name)
