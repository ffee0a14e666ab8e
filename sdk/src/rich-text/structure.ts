import { around, type Raw } from './raw.ts'
import type { RichTextType } from './types.ts'

const isInline = ({ type }: Raw): boolean => type === 'text' || type === 'hard_break' || type === 'button'
const isCell = ({ type }: Raw): boolean => type === 'table_cell' || type === 'table_header'

/** Wraps each run of matching nodes into one node. */
function grouped(
  nodes: readonly Raw[],
  fits: (node: Raw) => boolean,
  wrap: (run: readonly Raw[]) => Raw,
): readonly Raw[] {
  const found: Raw[] = []
  let run: Raw[] = []
  const close = () => {
    if (run.length > 0) found.push(wrap(run))
    run = []
  }
  for (const node of nodes) {
    if (fits(node)) run.push(node)
    else {
      close()
      found.push(node)
    }
  }
  close()
  return found
}

/**
 * Inline content: a paragraph that contains blocks is split around them, and parts of lists and tables alone are
 * unwrapped.
 */
function flow(nodes: readonly Raw[]): readonly Raw[] {
  return nodes.flatMap((node): readonly Raw[] => {
    const { type, value } = node
    if (type === 'paragraph' || type === 'heading')
      return grouped(flow(node.content()), isInline, (run) => around(type, run, value))
    return type === 'list_item' || type === 'table_row' || isCell(node) ? flow(node.content()) : [node]
  })
}

const only = (nodes: readonly Raw[], type: RichTextType): readonly Raw[] =>
  nodes.map((node) => (node.type === type ? node : around(type, [node])))

/** Children of a node, nested as HTML allows. */
export function childrenOf(node: Raw): readonly Raw[] {
  const content = node.content()
  switch (node.type) {
    case 'doc':
      return grouped(flow(content), isInline, (run) => around('paragraph', run))
    case 'blockquote':
    case 'list_item':
    case 'table_cell':
    case 'table_header':
      return flow(content)
    case 'bullet_list':
    case 'ordered_list':
      return only(content, 'list_item')
    case 'table':
      return grouped(content, isCell, (run) => around('table_row', run)).map((own) =>
        own.type === 'table_row' ? own : around('table_row', [own]),
      )
    case 'table_row':
      return content.map((own) => (isCell(own) ? own : around('table_cell', [own])))
    case 'paragraph':
    case 'heading':
      return content
    case 'button':
      return content.filter(({ type }) => type === 'text')
    case 'image':
    case 'clearer':
    case 'hard_break':
    case 'text':
      return []
  }
}
