/** The part of a rich text node from which plain text is made. */
export interface Worded {
  readonly text?: string
  readonly content?: readonly Worded[]
}

/** The plain text of rich text. */
export function plainOf(node: Worded): string {
  const inner = (node.content ?? []).map(plainOf).join(node.content?.[0]?.text === undefined ? ' ' : '')
  return (node.text ?? '') + inner
}
