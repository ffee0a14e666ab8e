/** How a piece of text is marked: `bold`, `link` with `attrs.href`, and so on (B3.48). */
export interface RichTextMark {
  readonly type: string
  readonly attrs?: Readonly<Record<string, unknown>>
}

/** A node of a rich-text tree: `doc`, `paragraph`, `heading`, `text` and so on (B3.46, B3.47). */
export interface RichTextNode {
  readonly type: string
  readonly attrs?: Readonly<Record<string, unknown>>
  readonly marks?: readonly RichTextMark[]
  readonly content?: readonly RichTextNode[]
  readonly text?: string
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const toMark = (value: unknown): readonly RichTextMark[] => {
  if (!isObject(value) || typeof value['type'] !== 'string') return []
  return [{ type: value['type'], ...(isObject(value['attrs']) && { attrs: value['attrs'] }) }]
}

const toNodes = (value: unknown): readonly RichTextNode[] => {
  if (!isObject(value)) return []
  const { type, attrs, marks, content, text } = value
  if (typeof type !== 'string') return []
  return [
    {
      type,
      ...(isObject(attrs) && { attrs }),
      ...(Array.isArray(marks) && { marks: marks.flatMap(toMark) }),
      ...(Array.isArray(content) && { content: content.flatMap(toNodes) }),
      ...(typeof text === 'string' && { text }),
    },
  ]
}

/** The tree that an editor wrote, with whatever is no node left out; an empty document when nothing is left. */
export const toRichText = (value: unknown): RichTextNode => toNodes(value)[0] ?? { type: 'doc', content: [] }
