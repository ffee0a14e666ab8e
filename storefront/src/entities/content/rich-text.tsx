import { useShop } from '@vanek/react-hooks'
import type { RichTextHeading, RichTextNode } from '@vanek/sdk/content'
import { imageSources } from '@vanek/sdk/images'
import { createElement, Fragment, type ReactNode } from 'react'
import { Image } from '../../ui/image.tsx'
import { inlines, richTable, safeId } from './rich-parts.tsx'

const SIZE = { width: 640, height: 400 }
const MOST = 1280

/** The next larger square image style. */
function styleFor(side: number) {
  if (side <= 320) return 'style-w320-h320'
  return side <= 640 ? 'style-w640-h640' : 'style-w1280-h1280'
}

/** A picture of the shop in a text, with its caption; pictures from other origins are not loaded (B3.47). */
function RichImage({ attrs }: { readonly attrs: RichTextNode['attrs'] }) {
  const { cdn } = useShop().config.endpoints
  const { path, alt = '', title, width = SIZE.width, height = SIZE.height } = attrs ?? {}
  if (path === undefined || path.includes(':')) return null
  const size = { width: Math.min(width, MOST), height: Math.min(height, MOST) }
  const sources = imageSources(cdn, { path }, styleFor(Math.max(size.width, size.height)))
  return (
    <figure className="rich-image">
      <Image sources={{ ...sources, ...size }} alt={alt} />
      {title && <figcaption className="quiet small">{title}</figcaption>}
    </figure>
  )
}

export interface RichTextProps {
  /** Output of `parseRichText` of the SDK: bounded and with a valid structure. */
  readonly node: RichTextNode
  /** Level of the heading above the text. Defaults to 1. */
  readonly under?: number
  /** Output of `richTextHeadings` for the text, for a table of contents. */
  readonly headings?: readonly RichTextHeading[]
}

interface Drawing {
  /** Difference between a heading's level in the text and on the page. */
  readonly shift: number
  readonly ids: ReadonlyMap<RichTextNode, string>
}

const DEEPEST = 6

const levelOf = ({ attrs }: RichTextNode): number => attrs?.level ?? 1

/** The smallest level of a heading in the text, so that no level is skipped below the heading above. */
const topLevel = (node: RichTextNode): number =>
  Math.min(node.type === 'heading' ? levelOf(node) : DEEPEST, ...(node.content ?? []).map(topLevel))

function heading(node: RichTextNode, { shift, ids }: Drawing): ReactNode {
  const tag = `h${Math.min(DEEPEST, levelOf(node) + shift)}`
  return createElement(tag, { id: safeId(ids.get(node)) }, inlines(node.content))
}

function block(node: RichTextNode, drawing: Drawing): ReactNode {
  const { type, content, attrs } = node
  switch (type) {
    case 'paragraph':
      return <p>{inlines(content)}</p>
    case 'heading':
      return heading(node, drawing)
    case 'bullet_list':
      return <ul>{blocks(content, drawing)}</ul>
    case 'ordered_list':
      return <ol start={attrs?.start}>{blocks(content, drawing)}</ol>
    case 'list_item':
      return <li>{blocks(content, drawing)}</li>
    case 'blockquote':
      return <blockquote>{blocks(content, drawing)}</blockquote>
    case 'image':
      return <RichImage attrs={attrs} />
    case 'clearer':
      return <div className="rich-clearer" />
    case 'table':
      return richTable(node, (nodes) => blocks(nodes, drawing))
    case 'text':
    case 'hard_break':
    case 'button':
      return inlines([node])
    default:
      return blocks(content, drawing)
  }
}

const blocks = (nodes: readonly RichTextNode[] = [], drawing: Drawing): ReactNode =>
  nodes.map((node, at) => <Fragment key={at}>{block(node, drawing)}</Fragment>)

/** Renders a text tree (B3.46 to B3.48) as elements, never as HTML; wrap it in an element of class `rich`. */
export function RichText({ node, under = 1, headings = [] }: RichTextProps): ReactNode {
  const ids = new Map(headings.map((each) => [each.node, each.id]))
  return block(node, { ids, shift: under + 1 - topLevel(node) })
}
