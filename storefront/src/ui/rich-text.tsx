import { createElement, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { safeHref } from './safe-href.ts'

/** A node of the tree that editors' texts travel as; never HTML. */
export interface RichNode {
  readonly type: string
  readonly text?: string
  readonly attrs?: Readonly<Record<string, unknown>>
  readonly marks?: readonly { readonly type: string; readonly attrs?: Readonly<Record<string, unknown>> }[]
  readonly content?: readonly RichNode[]
}

const TAGS: Readonly<Record<string, string>> = {
  paragraph: 'p',
  bullet_list: 'ul',
  ordered_list: 'ol',
  list_item: 'li',
  blockquote: 'blockquote',
  table_row: 'tr',
  table_header: 'th',
  table_cell: 'td',
}

function marked({ text = '', marks = [] }: RichNode): ReactNode {
  return marks.reduce<ReactNode>((inner, { type, attrs }) => {
    if (type === 'bold' || type === 'strong') return <strong>{inner}</strong>
    if (type === 'italic' || type === 'em') return <em>{inner}</em>
    const href = type === 'link' ? safeHref(attrs?.href) : null
    if (href === null) return inner
    return href.startsWith('/') ? <Link to={href}>{inner}</Link> : <a href={href}>{inner}</a>
  }, text)
}

function headingTag(level: unknown): string {
  // the page's own title is the h1
  return `h${Math.min(4, Math.max(2, Number(level) || 2))}`
}

/** Draws a text tree; a node of a kind that we do not know shows what is in it. */
export function RichText({ node }: { readonly node: RichNode }): ReactNode {
  if (node.type === 'text') return marked(node)
  if (node.type === 'hard_break') return <br />
  if (node.type === 'horizontal_rule') return <hr />
  const inner = node.content?.map((child, at) => <RichText key={at} node={child} />)
  if (node.type === 'heading') return createElement(headingTag(node.attrs?.level), null, inner)
  if (node.type === 'table') {
    return (
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      <section className="rich-table" tabIndex={0} aria-label="Tabulka">
        <table>
          <tbody>{inner}</tbody>
        </table>
      </section>
    )
  }
  const tag = TAGS[node.type]
  return tag ? createElement(tag, null, inner) : inner
}
