/** A node of rich text, as far as its words go. */
export interface Worded {
  readonly text?: string
  readonly content?: readonly Worded[]
}

/** The words of rich text. */
export function plainOf(node: Worded): string {
  const inner = (node.content ?? []).map(plainOf).join(node.content?.[0]?.text === undefined ? ' ' : '')
  return (node.text ?? '') + inner
}
