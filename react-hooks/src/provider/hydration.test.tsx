import { act, cleanup, screen } from '@testing-library/react'
import { createCompareStore } from '@vanek/sdk/compare'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { createApp, type TestApp } from '../testing/app.tsx'
import { cartOf } from '../testing/back-end.ts'
import { Everything } from '../testing/everything.tsx'

const roots: { unmount: () => void }[] = []

afterEach(() => {
  act(() => roots.splice(0).forEach((root) => root.unmount()))
  document.body.replaceChildren()
  cleanup()
})

const page = ({ wrapper: Wrapper }: TestApp) => (
  <StrictMode>
    <Wrapper>
      <Everything />
    </Wrapper>
  </StrictMode>
)

/** Renders one app on the server, hydrates the HTML with another one, and returns the hydration errors. */
async function hydrate(onServer: TestApp, inBrowser: TestApp, before: () => void = () => {}): Promise<unknown[]> {
  const errors: unknown[] = []
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page(onServer))
  before()
  await act(async () => {
    roots.push(hydrateRoot(container, page(inBrowser), { onRecoverableError: (error) => errors.push(error) }))
  })
  return errors
}

const text = (label: string) => screen.getByLabelText(label).textContent

describe('hydration', () => {
  it('hydrates a page with a cart without a mismatch', async () => {
    const lines = { 1: 2 }
    expect(await hydrate(createApp({ lines }), createApp({ lines }))).toEqual([])
    expect([text('count'), text('line')]).toEqual(['2', '2'])
  })

  it('hydrates a public page, then loads the cart', async () => {
    const app = createApp({ lines: { 1: 3 }, loaded: false })
    expect(await hydrate(createApp({ loaded: false }), app)).toEqual([])
    expect(text('count')).toBe('·')
    await act(async () => void (await app.cart.load()))
    expect(text('count')).toBe('3')
  })

  it('tolerates stores that changed before hydration', async () => {
    const app = createApp({ lines: { 1: 2 } })
    const errors = await hydrate(createApp({ lines: { 1: 2 } }), app, () => {
      app.cart.receive(cartOf(2, { 1: 9 }))
      app.notices.show({ kind: 'success', text: 'Vloženo', durationMs: null })
      app.compare.toggle(5)
    })
    expect(errors).toEqual([])
    expect(['count', 'notices', 'compared'].map(text)).toEqual(['9', 'Vloženo', '5'])
  })

  it('reads browser storage only after hydration', async () => {
    const port = { read: () => '[5,8]', write: () => {} }
    const app = createApp({ compare: createCompareStore({ port }) })
    expect(await hydrate(createApp(), app)).toEqual([])
    expect(text('compared')).toBe('5,8')
  })

  it('reports a mismatch (a check of the tests above)', async () => {
    const errors = await hydrate(createApp({ lines: { 1: 1 } }), createApp({ lines: { 1: 2 } }))
    expect(errors.length).toBeGreaterThan(0)
  })
})
