import fc from 'fast-check'
import { anyText } from '../../../../scripts/lib/any-text.ts'

const types = fc.constantFrom(
  'doc',
  'paragraph',
  'heading',
  'image',
  'button',
  'clearer',
  'hard_break',
  'blockquote',
  'bulletList',
  'ordered_list',
  'list_item',
  'table',
  'row',
  'cell',
  'tableHeader',
  'text',
  'script',
  'iframe',
  'constructor',
  '__proto__',
)
const hrefs = fc.constantFrom(
  '/a',
  'https://a.test/',
  'javascript:alert(1)',
  'java\tscript:x',
  '//evil.test',
  'data:,x',
  '#x',
  'mailto:a@b.test',
)
const attrs = fc.record(
  {
    href: fc.oneof(hrefs, fc.anything()),
    src: fc.oneof(hrefs, fc.constant('products/a.png'), fc.anything()),
    level: fc.oneof(fc.integer(), fc.anything()),
    colspan: fc.oneof(fc.integer(), fc.constantFrom('3', '9999', null)),
    rowspan: fc.integer(),
    colwidth: fc.oneof(fc.array(fc.integer()), fc.anything()),
    id: fc.oneof(fc.string(), fc.constantFrom('a', 'a', '"><script>')),
    onclick: fc.constant('alert(1)'),
    style: fc.constantFrom('primary', 'position:fixed'),
    text: fc.string(),
    width: fc.integer(),
  },
  { requiredKeys: [] },
)
const marks = fc.array(
  fc.oneof(
    fc.record({ type: fc.constantFrom('bold', 'strong', 'link', 'anchor', 'em', 'italic', 'sup', 'evil'), attrs }),
    fc.anything(),
  ),
  { maxLength: 4 },
)

/** Trees as editors, bugs or attackers could create them. */
export const trees: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  node: fc.oneof(
    { maxDepth: 6, withCrossShrink: true },
    fc.record({ type: fc.constant('text'), text: anyText(), marks }),
    fc.record(
      { type: types, attrs, marks, text: fc.string(), content: fc.array(tie('node'), { maxLength: 5 }) },
      { requiredKeys: ['type', 'content'] },
    ),
    fc.anything(),
  ),
})).node
