import { truncate } from './truncate.ts'
import type { RichTextNode } from './types.ts'

const isRun = (type: string): boolean => type === 'text'

const gather = (node: RichTextNode): string =>
  node.type === 'text'
    ? (node.text ?? '')
    : (node.content ?? []).map((own) => (isRun(own.type) ? gather(own) : ` ${gather(own)} `)).join('')

/**
 * The plain text of a rich text in one line, for descriptions and search engines.
 *
 * @param node - The text, from `parseRichText`.
 * @param max - Most characters of the result. Defaults to no limit.
 * @example
 * ```ts
 * const text = richTextToPlainText(parseRichText('Quiet bathroom fan'), 160)
 * ```
 */
export function richTextToPlainText(node: RichTextNode, max?: number): string {
  const words = gather(node).replace(/\s+/g, ' ').trim()
  return max === undefined ? words : truncate(words, max)
}
