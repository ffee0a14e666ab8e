import { letterSigns } from '../i18n/currency-signs.ts'
import { isRecord } from '../kernel/read.ts'
import { markType } from './aliases.ts'
import { markAttrs, nodeAttrs } from './attrs.ts'
import { around, createReader, type Raw } from './raw.ts'
import { childrenOf } from './structure.ts'
import type { RichTextAttrs, RichTextMark, RichTextNode } from './types.ts'

/** Limits of a rich text: levels and nodes of the tree, cells of its tables. */
export const richTextLimits = { depth: 30, nodes: 5_000, cells: 2_000 } as const

interface State {
  nodes: number
  cells: number
  readonly anchors: Set<string>
}

// control characters and lone surrogates do not survive HTML
const unwritable = /(?![\n\t])\p{Cc}|\p{Cs}/gu
// no line break inside an amount: `2 500 €`
const withinAmount = new RegExp(`(?<=\\d) (?=\\d{3}(?!\\d)|(?:\\p{Sc}|%|${letterSigns})(?!\\p{L}))`, 'gu')

const withAttrs = (attrs: RichTextAttrs): { readonly attrs?: RichTextAttrs } =>
  Object.keys(attrs).length > 0 ? { attrs } : {}

function marksOf(value: unknown, { anchors }: State, inButton: boolean): readonly RichTextMark[] {
  const found = new Map<string, RichTextMark>()
  for (const own of Array.isArray(value) ? value.slice(0, 50) : []) {
    const type = isRecord(own) ? markType(own['type']) : undefined
    const attrs = type && markAttrs(type, (own as Raw['value'])['attrs'])
    // a button must not contain links
    if (!type || !attrs || found.has(type) || (inButton && type === 'link')) continue
    if (attrs.id !== undefined && anchors.has(attrs.id)) continue
    if (attrs.id !== undefined) anchors.add(attrs.id)
    found.set(type, { type, ...withAttrs(attrs) })
  }
  return [...found.values()]
}

const isWord = ({ type, text }: RichTextNode): boolean => type === 'button' || (text ?? '').trim() !== ''

/** Whether a node with these children has content. */
function hasContent({ type }: Raw, content: readonly RichTextNode[]): boolean {
  if (type === 'paragraph' || type === 'heading' || type === 'button') return content.some(isWord)
  if (type === 'image' || type === 'clearer' || type === 'hard_break') return true
  return content.length > 0 || type === 'table_cell' || type === 'table_header'
}

function textNode({ value }: Raw, state: State, inButton: boolean): RichTextNode | undefined {
  const text =
    typeof value['text'] === 'string' ? value['text'].replace(unwritable, '').replace(withinAmount, '\u00A0') : ''
  if (text === '') return undefined
  const marks = marksOf(value['marks'], state, inButton)
  return { type: 'text', text, ...(marks.length > 0 && { marks }) }
}

function fill(node: Raw, depth: number, state: State): RichTextNode | undefined {
  const { type, value } = node
  const attrs = nodeAttrs(type, value['attrs'])
  const isCell = type === 'table_cell' || type === 'table_header'
  if (!attrs || (isCell && state.cells >= richTextLimits.cells)) return undefined
  if (isCell) state.cells += 1
  const content = childrenOf(node).flatMap((child) => build(child, depth + 1, state, type === 'button') ?? [])
  return hasContent(node, content) ? { type, ...withAttrs(attrs), ...(content.length > 0 && { content }) } : undefined
}

function build(node: Raw, depth: number, state: State, inButton = false): RichTextNode | undefined {
  if (depth > richTextLimits.depth || state.nodes >= richTextLimits.nodes) return undefined
  // counted before its children
  state.nodes += 1
  const made = node.type === 'text' ? textNode(node, state, inButton) : fill(node, depth, state)
  if (!made) state.nodes -= 1
  return made
}

/**
 * Converts the content of an editor to a safe tree: only known nodes and marks with checked attributes, nested as HTML
 * allows, with safe links. Unknown nodes are replaced by their children.
 *
 * @param value - Document of the content service; a plain text becomes a paragraph.
 * @returns The tree; an empty document if `value` is not one.
 */
export function parseRichText(value: unknown): RichTextNode {
  const read = createReader()
  const isDoc = isRecord(value) && value['type'] === 'doc'
  const plain = typeof value === 'string' ? { type: 'text', text: value } : value
  const content = isDoc ? value['content'] : Array.isArray(plain) ? plain : [plain]
  const state: State = { nodes: 0, cells: 0, anchors: new Set() }
  return build(around('doc', read(content)), 1, state) ?? { type: 'doc', content: [] }
}
