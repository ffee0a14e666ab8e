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
  it('writes a public page without knowing the visitor', () => {
    const app = createApp({ loaded: false })
    const html = render(app)
    expect(html).toContain('<output aria-label="count">·</output>')
    expect(html).toContain('<output aria-label="compared">unknown</output>')
    expect(html).toContain('<output aria-label="price">1\u00A0290\u00A0Kč</output>')
    expect(app.requests).toHaveLength(0)
  })

  it('writes the cart that a personal page was given', () => {
    expect(render(createApp({ lines: { 1: 2, 3: 1 } }))).toContain('<output aria-label="count">3</output>')
  })

  it('writes forms that work without scripts', () => {
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

  it('writes the state the stores began with, whatever has happened to them since', () => {
    const app = createApp({ lines: { 1: 2 } })
    const before = render(app)
    app.cart.receive(cartOf(2, { 1: 9 }))
    app.notices.show({ kind: 'info', text: 'later', durationMs: null })
    app.compare.toggle(5)
    expect(render(app)).toBe(before)
  })

  it('keeps two visitors apart', () => {
    const [one, two] = [createApp({ lines: { 1: 2 } }), createApp({ lines: { 1: 7 } })]
    const first = render(one)
    expect(render(two)).toContain('<output aria-label="count">7</output>')
    expect(render(one)).toBe(first)
  })

  it('says what is missing outside of a provider', () => {
    const Alone = () => <p>{useShop().config.locale}</p>
    expect(() => renderToString(<Alone />)).toThrow(/<ShopProvider>/)
  })
})
