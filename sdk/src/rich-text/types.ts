/** Kinds of nodes that a normalised text holds. */
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

/** Kinds of marks. */
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

/** Attributes of a node or a mark; its type decides which of them it has. */
export interface RichTextAttrs {
  /** Of a heading: 1 to 5. */
  readonly level?: number
  /** Start number of an ordered list. */
  readonly start?: number
  /** Of an image: path under the pictures' server, or an absolute https address. */
  readonly path?: string
  /** Of an image: alternative text, '' for a decorative one. */
  readonly alt?: string
  /** Of an image: shown under it. */
  readonly title?: string
  /** Of an image: width in pixels; missing if unknown. */
  readonly width?: number
  /** Of an image: height in pixels; missing if unknown. */
  readonly height?: number
  /** Of a link or a button; always safe, still to be resolved by `resolveHref`. */
  readonly href?: string
  /** Of a link or a button: whether it opens in a new tab. */
  readonly newTab?: boolean
  /** Of a button: `primary`, `secondary` or `link`. */
  readonly style?: 'primary' | 'secondary' | 'link'
  /** Of an anchor: an id that no other anchor of the text has. */
  readonly id?: string
  /** Of a cell: how many columns it covers, 1 to 20; missing for one. */
  readonly colspan?: number
  /** Of a cell: how many rows it covers, 1 to 20; missing for one. */
  readonly rowspan?: number
  /** Of a cell: widths of its columns in pixels, 0 where not set. */
  readonly colwidth?: readonly number[]
}

/** How a piece of text is marked: `bold`, `link` with `attrs.href`, and so on. */
export interface RichTextMark {
  /** Kind of the mark. */
  readonly type: RichTextMarkType
  /** Target of a `link` or id of an `anchor`; other marks have none. */
  readonly attrs?: RichTextAttrs
}

/** A node of a rich-text tree: `doc`, `paragraph`, `heading`, `text` and so on. */
export interface RichTextNode {
  /** Kind of the node. */
  readonly type: RichTextType
  /** Attributes such as `level` of a heading; missing if the node has none. */
  readonly attrs?: RichTextAttrs
  /** Of a `text`: its marks, each kind at most once; missing for plain text. */
  readonly marks?: readonly RichTextMark[]
  /** Nodes inside this one, in order; missing if there are none. */
  readonly content?: readonly RichTextNode[]
  /** Of a `text`: the characters. */
  readonly text?: string
}
