import { parseRichText } from '@vanek/sdk/content'
import fc from 'fast-check'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { App } from '../../composition/app.tsx'
import { createStores } from '../../composition/stores/stores.ts'
import { guestSettings } from '../../lib/page/settings.ts'
import { makeCart } from '../../lib/session/cart-engine.ts'
import { pageEnv } from '../../testing/page-env.ts'
import { columnsOf } from './rich-parts.tsx'
import { RichText } from './rich-text.tsx'

const { shop } = pageEnv(() => new Response(null, { status: 500 })).env
const stores = createStores(shop, (notices) => makeCart(shop, notices, undefined))

const html = (written: unknown): string =>
  renderToString(
    <StaticRouter location="/stranka/pokus">
      <App shop={shop} stores={stores} settings={guestSettings} origin="https://www.vanek.cz">
        <RichText node={parseRichText(written)} />
      </App>
    </StaticRouter>,
  )

const doc = (...content: unknown[]) => ({ type: 'doc', content })
const text = (words: string, ...marks: unknown[]) => ({ type: 'text', text: words, marks })
const p = (...content: unknown[]) => ({ type: 'paragraph', content })

describe('rich text of editors', () => {
  it('B3.47 is rendered by its nodes', () => {
    const cell = (type: string, words: string, attrs = {}) => ({ type, attrs, content: [p(text(words))] })
    expect(
      html(
        doc(
          { type: 'heading', attrs: { level: 1 }, content: [text('Jak')] },
          { type: 'heading', attrs: { level: 5 }, content: [text('drobně')] },
          p(text('a'), { type: 'hard_break' }, text('b')),
          { type: 'blockquote', content: [p(text('c'))] },
          { type: 'bullet_list', content: [{ type: 'list_item', content: [p(text('d'))] }] },
          { type: 'ordered_list', attrs: { start: 3 }, content: [{ type: 'list_item', content: [p(text('e'))] }] },
          { type: 'clearer' },
          p({ type: 'button', attrs: { href: '/kosik', style: 'primary' }, content: [text('Do košíku')] }),
          {
            type: 'table',
            content: [
              {
                type: 'table_row',
                content: [cell('table_header', 'f'), cell('table_header', 'g', { colspan: 2, colwidth: [90, 180] })],
              },
              {
                type: 'table_row',
                content: [cell('table_cell', 'h', { rowspan: 2 }), cell('table_cell', 'i'), cell('table_cell', 'j')],
              },
            ],
          },
        ),
      ),
    ).toBe(
      '<h2>Jak</h2><h6>drobně</h6><p>a<br/>b</p><blockquote><p>c</p></blockquote><ul><li><p>d</p></li></ul>' +
        '<ol start="3"><li><p>e</p></li></ol><div class="rich-clearer"></div>' +
        '<p><a data-link="" class="btn btn-action" href="/kosik">Do košíku</a></p>' +
        '<div class="rich-table" role="group" tabindex="0" aria-label="Tabulka"><table>' +
        '<colgroup><col/><col class="twelfths-3"/><col class="twelfths-6"/></colgroup>' +
        '<thead><tr><th scope="col"><p>f</p></th><th scope="col" colSpan="2"><p>g</p></th></tr></thead>' +
        '<tbody><tr><td rowSpan="2"><p>h</p></td><td><p>i</p></td><td><p>j</p></td></tr></tbody></table></div>',
    )
  })

  it('names the column at each cell of a table with more than three, which phones show as lists', () => {
    const rows = (count: number) =>
      ['table_header', 'table_cell'].map((type) => ({
        type: 'table_row',
        content: Array.from({ length: count }, (_, at) => ({ type, content: [p(text(`${type.slice(6, 8)}${at}`))] })),
      }))
    const wide = html(doc({ type: 'table', content: rows(4) }))
    expect(wide).toContain('class="rich-table rich-lists"')
    expect(wide).toContain('<tr><td><p>ce0</p></td><td data-name="he1"><p>ce1</p></td>')
    expect(html(doc({ type: 'table', content: rows(3) }))).not.toMatch(/rich-lists|data-name/)
  })

  it('B3.47 has pictures of the shop in the next larger available size, and no external pictures', () => {
    const picture = (path: string, width = 9000) => ({
      type: 'image',
      attrs: { path, alt: 'Potrubí', width, height: 300 },
    })
    const own = html(doc(picture('clanky/potrubi.webp')))
    expect(own).toContain('src="/cdn/image/style-w1280-h1280/clanky/potrubi.webp"')
    expect(own).toContain('width="1280" height="300"')
    for (const [width, side] of [
      [200, 320],
      [321, 640],
      [641, 1280],
    ])
      expect(html(doc(picture('a.webp', width)))).toContain(`src="/cdn/image/style-w${side}-h${side}/a.webp"`)
    expect(own).toContain('alt="Potrubí"')
    expect(html(doc(picture('https://elsewhere.test/pixel.gif')))).not.toContain('img')
  })

  it('B3.48 is marked, em and italic apart', () => {
    const types = ['bold', 'em', 'italic', 'strike', 'subscript', 'superscript', 'underline']
    expect(html(doc(p(...types.map((type) => text(type, { type })))))).toBe(
      '<p><strong>bold</strong><em>em</em><i>italic</i><s>strike</s><sub>subscript</sub><sup>superscript</sup><u>underline</u></p>',
    )
    expect(html(doc(p(text('sem', { type: 'anchor', attrs: { id: 'mereni' } }))))).toBe(
      '<p><span id="mereni">sem</span></p>',
    )
  })

  it.each([
    ['/kosik', '<a data-link="" href="/kosik">x</a>'],
    ['https://www.vanek.cz/clanky', '<a data-link="" href="/clanky">x</a>'],
    ['https://elsewhere.test/a', '<a href="https://elsewhere.test/a" rel="noopener">x</a>'],
    ['mailto:poradna@vanek.test', '<a href="mailto:poradna@vanek.test" rel="noopener">x</a>'],
    ['javascript:alert(1)', 'x'],
  ])('B3.48 renders a link to %s safely', (href, drawn) => {
    expect(html(doc(p(text('x', { type: 'link', attrs: { href } }))))).toBe(`<p>${drawn}</p>`)
  })

  it('starts with the level below the heading above it, and skips no level', () => {
    const heading = (level: number) => ({ type: 'heading', attrs: { level }, content: [text('n')] })
    expect(html(doc(heading(2), heading(3), heading(2)))).toBe('<h2>n</h2><h3>n</h3><h2>n</h2>')
  })

  it('does not use ids of the page itself', () => {
    const anchors = ['root', 'state', 'obsah'].map((id) => text(id, { type: 'anchor', attrs: { id } }))
    expect(html(doc(p(...anchors)))).toBe('<p><span>root</span><span>state</span><span>obsah</span></p>')
  })

  it('sets the widths of columns, except those that an editor left out', () => {
    const cells = [{ colwidth: [240] }, {}, { colwidth: [0, 120], colspan: 2 }]
    expect(columnsOf(cells.map((attrs) => ({ type: 'table_cell', attrs })))).toEqual([5, undefined, undefined, 2])
  })
})

const hrefs = fc.constantFrom(
  ...[
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    ' JAVASCRIPT:x',
    'data:text/html,<script>1</script>',
    'vbscript:x',
  ],
  ...[
    '//evil.test',
    String.raw`/\evil.test`,
    'https://ok.test',
    '/kosik',
    '#x',
    'blob:https://x',
    '"><script>',
    'file:///x',
  ],
)
const attrs = fc.dictionary(
  fc.constantFrom(
    ...['href', 'path', 'src', 'id', 'style', 'class', 'onclick', 'level', 'colspan', 'rowspan', 'colwidth'],
    ...['dangerouslySetInnerHTML', 'srcdoc', 'width', 'text', 'target', '__proto__'],
  ),
  fc.oneof(
    hrefs,
    fc.integer(),
    fc.constant('1e9'),
    fc.array(fc.integer()),
    fc.constant({ __html: '<script>' }),
    fc.string(),
  ),
)
const type = fc.constantFrom(
  ...[
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
  ],
  ...[
    'list_item',
    'table',
    'table_row',
    'table_cell',
    'table_header',
    'text',
    'script',
    'iframe',
    'style',
    'constructor',
  ],
)
const marks = fc.array(
  fc.record({
    type: fc.constantFrom('bold', 'link', 'anchor', 'em', 'underline', 'toString', 'script'),
    attrs,
  }),
)
const { tree } = fc.letrec((tie) => ({
  tree: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    fc.anything(),
    fc.record(
      { type, attrs, marks, text: fc.oneof(fc.string(), hrefs), content: fc.array(tie('tree'), { maxLength: 5 }) },
      { requiredKeys: ['type'] },
    ),
  ),
}))

const forbidden = ['SCRIPT', 'IFRAME', 'OBJECT', 'EMBED', 'STYLE', 'LINK', 'META', 'BASE', 'FORM', 'SVG']
const safeAddress = /^(?:\/(?![/\\])|#|\?|https?:|mailto:|tel:|[a-z][a-z\d+.-]*:)/i
const runs = /^(?:javascript|data|vbscript|blob|file):/i

/** Elements and attributes that a text must never add to a page. */
function harmIn(drawn: string): string[] {
  const { body } = new DOMParser().parseFromString(drawn, 'text/html')
  return [...body.querySelectorAll('*')].flatMap((element) => {
    const wrong = forbidden.includes(element.nodeName.toUpperCase()) ? [element.nodeName] : []
    for (const { name, value } of element.attributes) {
      if (/^on|^style$|^srcdoc$/.test(name)) wrong.push(name)
      if ((name === 'href' || name === 'src') && (runs.test(value) || !safeAddress.test(value))) wrong.push(value)
    }
    return wrong
  })
}

describe('arbitrary rich text', () => {
  it('B3.46 it never throws, and contains no scripts, styles or embeds', () => {
    fc.assert(
      fc.property(tree, (written) => {
        expect(harmIn(html(written))).toEqual([])
      }),
      { numRuns: 400 },
    )
  })

  it('is parsed by a browser as it was rendered, so that hydration renders nothing again', () => {
    fc.assert(
      fc.property(tree, (written) => {
        const drawn = html(written)
        const element = document.createElement('div')
        element.innerHTML = drawn
        const tags = (from: string) => [...from.matchAll(/<([a-z\d]+)/g)].map(([, name]) => name)
        expect(tags(element.innerHTML)).toEqual(tags(drawn))
      }),
      { numRuns: 200 },
    )
  })

  it('has a limited size for any depth and any table', () => {
    let deep: unknown = text('dno')
    for (let level = 0; level < 5_000; level += 1) deep = { type: 'blockquote', content: [deep] }
    expect(html(doc(deep)).length).toBeLessThan(2_000)
    const row = {
      type: 'table_row',
      content: Array.from({ length: 500 }, () => ({ type: 'table_cell', content: [p(text('x'))] })),
    }
    const drawn = html(doc({ type: 'table', content: Array.from({ length: 500 }, () => row) }))
    expect([...drawn.matchAll(/<td/g)].length).toBeLessThanOrEqual(2_000)
  })
})
