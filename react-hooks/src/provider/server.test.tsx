// @vitest-environment node
import { useShop } from '@vanek/react-hooks'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { createApp } from '../testing/app.tsx'
import { cartOf } from '../testing/back-end.ts'
import { Everything } from '../testing/everything.tsx'

const render = ({ wrapper: Wrapper }: ReturnType<typeof createApp>) =>
  renderToString(
    <Wrapper>
      <Everything />
    </Wrapper>,
  )

describe('on the server', () => {
  it('renders a public page without knowing the visitor', () => {
    const app = createApp({ loaded: false })
    const html = render(app)
    expect(html).toContain('<output aria-label="count">·</output>')
    expect(html).toContain('<output aria-label="compared">unknown</output>')
    expect(html).toContain('<output aria-label="price">1\u00A0290\u00A0Kč</output>')
    expect(app.requests).toHaveLength(0)
  })

  it('renders the cart of a personal page', () => {
    expect(render(createApp({ lines: { 1: 2, 3: 1 } }))).toContain('<output aria-label="count">3</output>')
  })

  it('renders forms that work without scripts', () => {
    const html = render(createApp())
    const form = /<form aria-label="add"[^>]*>/.exec(html)?.[0]
    expect(form).toContain('method="post"')
    expect(form).toContain('action="/kosik"')
    expect(html).toContain('<input type="hidden" name="intent" value="add"/>')
    expect(html).toContain('<input type="hidden" name="variantId" value="30"/>')
    expect(html).toMatch(/<input [^>]*name="amount"[^>]*value="2"/)
    expect(html).toMatch(/<input [^>]*name="q"[^>]*value="větrák"/)
    expect(html).toMatch(/<textarea [^>]*name="text"/)
  })

  it('renders the initial state of the stores, whatever changed since', () => {
    const app = createApp({ lines: { 1: 2 } })
    const before = render(app)
    app.cart.receive(cartOf(2, { 1: 9 }))
    app.notices.show({ kind: 'info', text: 'later', durationMs: null })
    app.compare.toggle(5)
    expect(render(app)).toBe(before)
  })

  it('does not share state between two visitors', () => {
    const [one, two] = [createApp({ lines: { 1: 2 } }), createApp({ lines: { 1: 7 } })]
    const first = render(one)
    expect(render(two)).toContain('<output aria-label="count">7</output>')
    expect(render(one)).toBe(first)
  })

  it('names the missing provider in the error', () => {
    const Alone = () => <p>{useShop().config.locale}</p>
    expect(() => renderToString(<Alone />)).toThrow(/<ShopProvider>/)
  })
})
