import { render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { type RichNode, RichText } from './rich-text.tsx'
import { safeHref } from './safe-href.ts'

const text = (value: string, ...marks: NonNullable<RichNode['marks']>): RichNode => ({
  type: 'text',
  text: value,
  marks,
})
const doc = (...content: RichNode[]): RichNode => ({ type: 'doc', content })
const html = (node: RichNode): string =>
  render(
    <MemoryRouter>
      <RichText node={node} />
    </MemoryRouter>,
  ).container.innerHTML

describe('safeHref', () => {
  it.each([
    ['/stranka/doprava', '/stranka/doprava'],
    ['#doprava', '#doprava'],
    ['https://vanek.test/a?b=1', 'https://vanek.test/a?b=1'],
    ['mailto:poradna@vanek.test', 'mailto:poradna@vanek.test'],
    ['tel:+420567000100', 'tel:+420567000100'],
    ['  /kosik ', '/kosik'],
    ['javascript:alert(1)', null],
    ['JaVaScRiPt:alert(1)', null],
    ['java\tscript:alert(1)', null],
    ['data:text/html,x', null],
    ['//evil.test', null],
    [String.raw`/\evil.test`, null],
    ['/\t/evil.test', null],
    ['kosik', null],
    [undefined, null],
    [{}, null],
  ])('of %j is %j', (href, safe) => {
    expect(safeHref(href)).toBe(safe)
  })
})

describe('RichText', () => {
  it('draws paragraphs, marks, lists, breaks and tables', () => {
    const cell = (type: string, value: string): RichNode => ({ type, content: [text(value)] })
    const tree = doc(
      {
        type: 'paragraph',
        content: [text('a', { type: 'bold' }, { type: 'italic' }), { type: 'hard_break' }, text('b')],
      },
      { type: 'bullet_list', content: [{ type: 'list_item', content: [text('c')] }] },
      {
        type: 'table',
        content: [{ type: 'table_row', content: [cell('table_header', 'd'), cell('table_cell', 'e')] }],
      },
    )
    expect(html(tree)).toBe(
      '<p><em><strong>a</strong></em><br>b</p><ul><li>c</li></ul>' +
        '<section class="rich-table" tabindex="0" aria-label="Tabulka"><table><tbody><tr><th>d</th><td>e</td></tr></tbody></table></section>',
    )
  })

  it.each([
    [1, 'h2'],
    [2, 'h2'],
    [3, 'h3'],
    [9, 'h4'],
    ['x', 'h2'],
  ])('makes a heading of level %s an %s, because the page has its h1', (level, tag) => {
    expect(html({ type: 'heading', attrs: { level }, content: [text('a')] })).toBe(`<${tag}>a</${tag}>`)
  })

  it('keeps the words of a link that leads to nowhere safe, and of nodes it does not know', () => {
    const link = { type: 'link', attrs: { href: 'javascript:alert(1)' } }
    expect(
      html(doc({ type: 'paragraph', content: [text('a', link)] }, { type: 'script', content: [text('<b>')] })),
    ).toBe('<p>a</p>&lt;b&gt;')
  })
})
