/** Kinds of nodes that a normalised text holds (B3.47). */
export type RichTextType =
  | 'doc'
  | 'paragraph'
  | 'heading'
  | 'image'
  | 'button'
  | 'clearer'
  | 'hard_break'
  | 'blockquote'
  | 'bullet_list'
  | 'ordered_list'
  | 'list_item'
  | 'table'
  | 'table_row'
  | 'table_cell'
  | 'table_header'
  | 'text'

/** Kinds of marks (B3.48). */
export type RichTextMarkType =
  | 'anchor'
  | 'bold'
  | 'em'
  | 'italic'
  | 'link'
  | 'strike'
  | 'subscript'
  | 'superscript'
  | 'underline'

/** What is said of a node or a mark; which fields there are depends on its type. */
export interface RichTextAttrs {
  /** Of a heading: 1 to 5. */
  readonly level?: number
  /** Of an ordered list: the number it begins with. */
  readonly start?: number
  /** Of an image: path under the pictures' server, or an absolute https address. */
  readonly path?: string
  /** Of an image. */
  readonly alt?: string
  /** Of an image: shown under it. */
  readonly title?: string
  /** Of an image, in pixels. */
  readonly width?: number
  readonly height?: number
  /** Of a link or a button; always safe to lead to, still to be resolved by `resolveHref`. */
  readonly href?: string
  /** Of a link or a button: whether it opens in a new tab. */
  readonly newTab?: boolean
  /** Of a button: `primary`, `secondary` or `link`. */
  readonly style?: 'primary' | 'secondary' | 'link'
  /** Of an anchor: an id that no other anchor of the text has. */
  readonly id?: string
  /** Of a cell: how many columns and rows it covers, 1 to 20. */
  readonly colspan?: number
  readonly rowspan?: number
  /** Of a cell: widths of its columns in pixels, 0 where not told. */
  readonly colwidth?: readonly number[]
}

/** How a piece of text is marked: `bold`, `link` with `attrs.href`, and so on (B3.48). */
export interface RichTextMark {
  readonly type: RichTextMarkType
  readonly attrs?: RichTextAttrs
}

/** A node of a rich-text tree: `doc`, `paragraph`, `heading`, `text` and so on (B3.46, B3.47). */
export interface RichTextNode {
  readonly type: RichTextType
  readonly attrs?: RichTextAttrs
  /** Of a text. */
  readonly marks?: readonly RichTextMark[]
  readonly content?: readonly RichTextNode[]
  /** Of a text. */
  readonly text?: string
}
