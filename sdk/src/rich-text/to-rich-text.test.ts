import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type RichTextNode, parseRichText } from '@vanek/sdk/content'
import { richTextLimits } from './to-rich-text.ts'
import { isSafeHref } from '../links/testing/safe-href.ts'
import { trees } from './testing/trees.ts'

const text = (value: string, ...marks: readonly object[]) => ({
  type: 'text',
  text: value,
  ...(marks.length > 0 && { marks }),
})
const node = (type: string, ...content: readonly unknown[]) => ({ type, ...(content.length > 0 && { content }) })
const paragraph = (value: string) => node('paragraph', text(value))
const parsed = (...content: readonly unknown[]) => parseRichText(node('doc', ...content)).content ?? []

describe('B3.46 a rich text is a tree', () => {
  it('B3.46 of nodes with type, attrs, marks, content and text', () => {
    const tree = node(
      'doc',
      { ...node('heading', text('Jak měříme')), attrs: { level: 2 } },
      node('paragraph', text('a', { type: 'bold' }), { type: 'hard_break' }, text('b')),
    )
    expect(parseRichText(tree)).toEqual(tree)
  })

  it.each([null, undefined, 7, '', [], {}, { type: 'doc' }, { type: 'doc', content: 'x' }, { content: [text('a')] }])(
    'parses %j to an empty document or its text',
    (value) => {
      const words = JSON.stringify(value)?.includes('"a"') ? [paragraph('a')] : []
      expect(parseRichText(value)).toEqual({
        type: 'doc',
        ...(words.length > 0 ? { content: words } : { content: [] }),
      })
    },
  )

  it('parses plain text to a paragraph', () => {
    expect(parseRichText('Ahoj')).toEqual(node('doc', paragraph('Ahoj')))
  })
})

describe('B3.47 node types', () => {
  it.each([
    ['paragraph', paragraph('a')],
    ['blockquote', node('blockquote', paragraph('a'))],
    ['bullet list', node('bullet_list', node('list_item', paragraph('a')))],
    ['ordered list', { ...node('ordered_list', node('list_item', text('a'))), attrs: { start: 3 } }],
    ['clearer', node('clearer')],
    ['image', { type: 'image', attrs: { path: 'products/a.png', alt: 'A', title: 'T', width: 10, height: 20 } }],
    [
      'button',
      node('paragraph', { ...node('button', text('Dál')), attrs: { href: '/a', newTab: true, style: 'primary' } }),
    ],
    [
      'table',
      node(
        'table',
        node('table_row', {
          ...node('table_header', text('a')),
          attrs: { colspan: 2, rowspan: 3, colwidth: [10, 20] },
        }),
        node('table_row', node('table_cell', paragraph('b')), node('table_cell')),
      ),
    ],
  ])('B3.47 keeps a %s', (_, own) => {
    expect(parsed(own)).toEqual([own])
  })

  it.each([
    [1, 1],
    [5, 5],
    [6, 5],
    [0, 1],
    ['3', 3],
    [null, 2],
    [Number.NaN, 2],
  ])('B3.47 has headings of level 1 to 5: %j is %j', (level, expected) => {
    expect(parsed({ ...node('heading', text('a')), attrs: { level } })[0]?.attrs).toEqual({ level: expected })
  })

  it.each([
    ['bulletList', 'bullet_list'],
    ['orderedList', 'ordered_list'],
    ['unordered-list', 'bullet_list'],
  ])('accepts %s', (type, expected) => {
    expect(parsed(node(type, node('listItem', text('a'))))).toEqual([node(expected, node('list_item', text('a')))])
  })

  it('accepts row, cell and tableHeader, and adds missing rows of a table', () => {
    expect(
      parsed(node('table', node('tbody', node('row', node('tableHeader', text('a')), node('cell', text('b')))))),
    ).toEqual([node('table', node('table_row', node('table_header', text('a')), node('table_cell', text('b'))))])
    expect(parsed(node('table', node('cell', text('a')), node('cell', text('b')), paragraph('c')))).toEqual([
      node(
        'table',
        node('table_row', node('table_cell', text('a')), node('table_cell', text('b'))),
        node('table_row', node('table_cell', paragraph('c'))),
      ),
    ])
  })

  it('replaces an unknown node with its content', () => {
    expect(parsed(node('section', paragraph('a'), node('script', text('b'))))).toEqual([paragraph('a'), paragraph('b')])
  })

  it('nests nodes only as HTML allows', () => {
    expect(parsed(node('paragraph', text('a'), node('bullet_list', paragraph('b')), text('c')))).toEqual([
      paragraph('a'),
      node('bullet_list', node('list_item', paragraph('b'))),
      paragraph('c'),
    ])
    expect(parsed(node('list_item', text('a')), node('table_cell', paragraph('b')))).toEqual([
      paragraph('a'),
      paragraph('b'),
    ])
  })

  it('omits empty nodes', () => {
    const empty = [node('paragraph'), paragraph(' '), node('heading'), node('bullet_list'), node('table', node('row'))]
    expect(parsed(...empty, { type: 'image' }, { type: 'image', attrs: { src: 'javascript:x' } })).toEqual([])
  })

  it('keeps the text of a button with an unsafe link', () => {
    expect(parsed({ type: 'button', attrs: { href: 'javascript:x', text: 'Dál' } })).toEqual([paragraph('Dál')])
    expect(parsed({ type: 'button', attrs: { href: '/a', text: 'Dál' } })).toEqual([
      node('paragraph', { ...node('button', text('Dál')), attrs: { href: '/a', newTab: false } }),
    ])
  })
})

describe('B3.48 marks', () => {
  const marksOf = (...marks: readonly unknown[]) =>
    parsed(node('paragraph', { ...text('a'), marks }))[0]?.content?.[0]?.marks

  it.each(['bold', 'em', 'italic', 'strike', 'subscript', 'superscript', 'underline'])('B3.48 keeps %s', (type) => {
    expect(marksOf({ type })).toEqual([{ type }])
  })

  it('B3.48 keeps safe links and valid anchors', () => {
    expect(
      marksOf(
        { type: 'link', attrs: { href: '/a', target: '_blank', onclick: 'x' } },
        { type: 'anchor', attrs: { id: 'cena' } },
      ),
    ).toEqual([
      { type: 'link', attrs: { href: '/a', newTab: true } },
      { type: 'anchor', attrs: { id: 'cena' } },
    ])
    expect(
      marksOf({ type: 'link', attrs: { href: 'javascript:x' } }, { type: 'anchor', attrs: { id: '"><b>' } }),
    ).toBeUndefined()
    expect(marksOf({ type: 'link', attrs: { href: 'a@b.test', linktype: 'email' } })).toEqual([
      { type: 'link', attrs: { href: 'mailto:a@b.test', newTab: false } },
    ])
  })

  it('accepts mark names of other editors, and removes duplicate marks', () => {
    expect(marksOf({ type: 'strong' }, { type: 'bold' }, { type: 'sup' }, { type: 'blink' }, null)).toEqual([
      { type: 'bold' },
      { type: 'superscript' },
    ])
  })

  it('removes links inside a button', () => {
    const word = text('Dál', { type: 'link', attrs: { href: '/b' } }, { type: 'bold' })
    const [own] = parsed({ ...node('button', word), attrs: { href: '/a' } })
    expect(own?.content?.[0]?.content?.[0]?.marks).toEqual([{ type: 'bold' }])
  })

  it('keeps each anchor id once', () => {
    const anchored = () => node('paragraph', text('a', { type: 'anchor', attrs: { id: 'x' } }))
    expect(JSON.stringify(parsed(anchored(), anchored())).match(/"id":"x"/g)).toHaveLength(1)
  })
})

const all = (own: RichTextNode): readonly RichTextNode[] => [own, ...(own.content ?? []).flatMap(all)]
const depthOf = (own: RichTextNode): number => 1 + Math.max(0, ...(own.content ?? []).map(depthOf))

const parents: Readonly<Record<string, readonly string[]>> = {
  list_item: ['bullet_list', 'ordered_list'],
  table_row: ['table'],
  table_cell: ['table_row'],
  table_header: ['table_row'],
  paragraph: ['doc', 'blockquote', 'list_item', 'table_cell', 'table_header'],
}

function* issues(tree: RichTextNode): Generator<unknown> {
  const nodes = all(tree)
  if (tree.type !== 'doc') yield tree.type
  if (nodes.length > richTextLimits.nodes || depthOf(tree) > richTextLimits.depth) yield 'too much'
  const cells = nodes.filter(({ type }) => type === 'table_cell' || type === 'table_header')
  if (cells.length > richTextLimits.cells) yield 'too many cells'
  for (const { type, content = [], attrs, marks = [] } of nodes) {
    for (const child of content) if (!(parents[child.type] ?? [type]).includes(type)) yield [type, child.type]
    for (const span of [attrs?.colspan ?? 1, attrs?.rowspan ?? 1]) if (span < 1 || span > 20) yield attrs
    for (const { href = '/', path = 'a', ...own } of [attrs ?? {}, ...marks.map((mark) => mark.attrs ?? {})]) {
      if (!isSafeHref(href, !/^[/#?]/.test(href)) || !/^(?:https:\/\/|\/?[\w-])/.test(path)) yield [href, path]
      if (Object.keys(own).some((name) => /^on|^__/.test(name))) yield own
    }
  }
}

describe('hostile rich texts', () => {
  it('are parsed to a tree within the limits, and parsing is idempotent', () => {
    fc.assert(
      fc.property(fc.oneof(trees, fc.array(trees), fc.jsonValue(), fc.anything()), (value) => {
        const tree = parseRichText(value)
        expect([...issues(tree)]).toEqual([])
        expect(parseRichText(tree)).toEqual(tree)
        expect(parseRichText(JSON.parse(JSON.stringify(tree)))).toEqual(tree)
      }),
      { numRuns: 600 },
    )
  })

  const deep = (type: string, levels: number): unknown => {
    let own: unknown = paragraph('dno')
    for (let level = 0; level < levels; level += 1) own = { type, content: [own] }
    return own
  }
  it.each(['blockquote', 'bullet_list', 'table', 'section', 'paragraph', 'list_item'])(
    'are limited to 30 levels of %s',
    (type) => {
      for (const levels of [10, 100, 50_000]) expect([...issues(parseRichText(deep(type, levels)))]).toEqual([])
    },
  )

  it('are limited to 5 000 nodes and 2 000 cells', () => {
    const row = node('row', ...Array.from({ length: 100 }, () => node('cell', text('a'))))
    const tables = parseRichText(node('doc', node('table', ...Array.from({ length: 1_000 }, () => row))))
    expect([...issues(tables)]).toEqual([])
    expect(all(tables).filter(({ type }) => type === 'table_cell')).toHaveLength(2_000)
    const words = parseRichText(node('doc', ...Array.from({ length: 90_000 }, () => text('a'))))
    expect([...issues(words)]).toEqual([])
    expect(all(words)).toHaveLength(5_000)
  })
})
