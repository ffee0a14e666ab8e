import { isRecord } from '../kernel/read.ts'
import { nodeType } from './aliases.ts'
import { nodeAttrs } from './attrs.ts'
import type { RichTextType } from './types.ts'

/** An unchecked node of a known type. */
export interface Raw {
  readonly type: RichTextType
  /** Where its attrs, marks and text are. */
  readonly value: Readonly<Record<string, unknown>>
  /** Its children, without invalid ones; call it once. */
  readonly content: () => readonly Raw[]
}

// limits the depth of hostile input
const deepest = 200
const most = 50_000

/** A node put around others. */
export const around = (type: RichTextType, content: readonly Raw[], value: Raw['value'] = {}): Raw => ({
  type,
  value,
  content: () => content,
})

/** Reads lists of nodes; a node of an unknown type is replaced by its children. */
export function createReader(): (value: unknown) => readonly Raw[] {
  let looked = 0
  const read = (list: unknown, level: number): readonly Raw[] => {
    const found: Raw[] = []
    if (!Array.isArray(list) || level > deepest) return found
    for (const value of list as readonly unknown[]) {
      looked += 1
      if (looked > most) break
      if (!isRecord(value)) continue
      const type = nodeType(value['type'])
      const attrs = isRecord(value['attrs']) ? value['attrs'] : {}
      const label =
        type === 'button' && !Array.isArray(value['content']) ? [{ type: 'text', text: attrs['text'] }] : null
      const content = () => read(label ?? value['content'], level + 1)
      // a button with an unsafe link becomes its text
      if (type && (type !== 'button' || nodeAttrs(type, attrs))) found.push({ type, value, content })
      else for (const own of content()) found.push(own)
    }
    return found
  }
  return (list) => read(list, 1)
}
