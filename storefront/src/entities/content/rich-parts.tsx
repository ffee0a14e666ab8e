import * as texts from '#texts/entities/content'
import type { RichTextNode } from '@vanek/sdk/content'
import { resolveHref } from '@vanek/sdk/links'
import { Fragment, type ReactNode } from 'react'
import { stateElement } from '../../lib/page/page-state.ts'
import { buttonClass } from '../../ui/button.tsx'
import { ContentLink } from './content-link.tsx'

// ids that the document uses itself and a text must not take over
const taken = new Set(['root', 'obsah', stateElement])

/** The id of an anchor in a text; undefined if it is missing or reserved. */
export const safeId = (id: string | undefined): string | undefined => (id && !taken.has(id) ? id : undefined)

const TAGS = {
  bold: 'strong',
  em: 'em',
  italic: 'i',
  strike: 's',
  subscript: 'sub',
  superscript: 'sup',
  underline: 'u',
} as const

/** Text wrapped in its marks (B3.48). */
const marked = ({ text = '', marks = [] }: RichTextNode): ReactNode =>
  marks.reduce<ReactNode>((inner, { type, attrs }) => {
    if (type === 'anchor') return <span id={safeId(attrs?.id)}>{inner}</span>
    if (type === 'link') {
      return (
        <ContentLink link={attrs?.href ?? ''} newTab={attrs?.newTab === true}>
          {inner}
        </ContentLink>
      )
    }
    const Tag = TAGS[type]
    return Tag ? <Tag>{inner}</Tag> : inner
  }, text)

const TONES = { primary: 'action', secondary: 'outline', link: 'plain' } as const

/** A link that looks like a button (B3.47); plain text if it has no safe target. */
function button({ attrs = {}, content }: RichTextNode): ReactNode {
  const words = inlines(content)
  if (!resolveHref(attrs.href)) return words
  return (
    <ContentLink
      link={attrs.href ?? ''}
      newTab={attrs.newTab === true}
      className={buttonClass(TONES[attrs.style ?? 'secondary'])}
    >
      {words}
    </ContentLink>
  )
}

function inline(node: RichTextNode): ReactNode {
  if (node.type === 'text') return marked(node)
  if (node.type === 'hard_break') return <br />
  if (node.type === 'button') return button(node)
  return inlines(node.content)
}

/** Inline content; a block within it is reduced to its text. */
export const inlines = (nodes: readonly RichTextNode[] = []): ReactNode =>
  nodes.map((node, at) => <Fragment key={at}>{inline(node)}</Fragment>)

type Draw = (nodes: readonly RichTextNode[] | undefined) => ReactNode

const isEmpty = (node: RichTextNode): boolean =>
  node.type !== 'image' && !node.text?.trim() && (node.content ?? []).every(isEmpty)

const cellsOf = (row: RichTextNode): readonly RichTextNode[] => row.content ?? []

const USUAL = 120

/**
 * Column widths in twelfths of the table, as set by editors. They are classes instead of style attributes, which the
 * CSP can then forbid.
 */
export function columnsOf(first: readonly RichTextNode[]): readonly (number | undefined)[] {
  const widths = first.flatMap(({ attrs = {} }) =>
    Array.from({ length: attrs.colspan ?? 1 }, (_, at) => attrs.colwidth?.[at] ?? 0),
  )
  const total = widths.reduce((sum, width) => sum + (width || USUAL), 0)
  return widths.map((width) => (width === 0 ? undefined : Math.min(11, Math.max(1, Math.round((width / total) * 12)))))
}

const textOf = ({ text = '', content = [] }: RichTextNode): string => text + content.map(textOf).join('')

function cell(node: RichTextNode, key: number, { names, draw }: Row): ReactNode {
  const { colspan = 1, rowspan = 1 } = node.attrs ?? {}
  const spans = { ...(colspan > 1 && { colSpan: colspan }), ...(rowspan > 1 && { rowSpan: rowspan }) }
  // an empty heading cell becomes a normal cell
  return node.type === 'table_header' && !isEmpty(node) ? (
    <th key={key} scope={names ? 'row' : 'col'} {...spans}>
      {draw(node.content)}
    </th>
  ) : (
    <td key={key} data-name={key > 0 ? names?.[key] : undefined} {...spans}>
      {draw(node.content)}
    </td>
  )
}

interface Row {
  readonly draw: Draw
  /** For a row below the head: names of the columns, if a phone shows them at the cells. */
  readonly names?: readonly string[]
}

const row = (node: RichTextNode, key: number, of: Row): ReactNode => (
  <tr key={key}>{cellsOf(node).map((each, at) => cell(each, at, of))}</tr>
)

/** A table in a text (B3.47); a wide one scrolls sideways, or has its rows as lists on a phone. */
export function richTable(node: RichTextNode, draw: Draw): ReactNode {
  const rows = node.content ?? []
  const [first] = rows
  if (!first) return null
  const columns = columnsOf(cellsOf(first))
  const body = rows.findIndex((each) => cellsOf(each).some(({ type }) => type !== 'table_header'))
  const heads = cellsOf(first)
  // too wide for a phone, which shows each row as a list
  const isList = body === 1 && heads.length > 3 && heads.length === columns.length
  const names = isList ? heads.map(textOf) : []
  const className = `rich-table${isList ? ' rich-lists' : ''}`
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- what scrolls must be reachable by keyboard
    <div className={className} role="group" tabIndex={0} aria-label={texts.tableLabel}>
      <table>
        {columns.some((width) => width !== undefined) && (
          <colgroup>
            {columns.map((width, at) => (
              <col key={at} className={width === undefined ? undefined : `twelfths-${width}`} />
            ))}
          </colgroup>
        )}
        {body > 0 && <thead>{rows.slice(0, body).map((each, at) => row(each, at, { draw }))}</thead>}
        <tbody>{rows.slice(Math.max(0, body)).map((each, at) => row(each, at, { draw, names }))}</tbody>
      </table>
    </div>
  )
}
