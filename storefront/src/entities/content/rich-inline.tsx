import { resolveHref } from '@vanek/sdk/links'
import type { RichTextNode } from '@vanek/sdk/content'
import { Fragment, type ReactNode } from 'react'
import { buttonClass } from '../../ui/button.tsx'
import { ContentLink } from './content-link.tsx'
import { safeId } from './rich-attrs.ts'

const TAGS = {
  bold: 'strong',
  em: 'em',
  italic: 'i',
  strike: 's',
  subscript: 'sub',
  superscript: 'sup',
  underline: 'u',
} as const

/** Text with its marks around it (B3.48). */
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

/** A link that looks like a button (B3.47); only its words when it leads nowhere. */
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

/** What stands within a line; a block in its midst leaves its words. */
export const inlines = (nodes: readonly RichTextNode[] = []): ReactNode =>
  nodes.map((node, at) => <Fragment key={at}>{inline(node)}</Fragment>)
