import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { followMoves } from './follow.ts'

const moved = vi.fn(async (_to: unknown, _options?: unknown) => {})
// the default action of the browser, which jsdom does not have
let native = false
const stop = (event: Event) => {
  native = !event.defaultPrevented
  event.preventDefault()
}

const here = { pathname: '/slovnik-pojmu', search: '' }
// called once: its listener stays on the document
followMoves({ state: { location: here, loaderData: {} }, navigate: moved }, [])

beforeEach(() => {
  moved.mockClear()
  document.addEventListener('click', stop)
  // reduced motion, so that scrolling takes no time
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal('scrollTo', () => {})
  history.replaceState(null, '', here.pathname)
  document.body.innerHTML = '<a id="to" href="#pismeno-a">A</a><h2 id="pismeno-a">A</h2>'
})
afterEach(() => {
  document.removeEventListener('click', stop)
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

const link = () => document.getElementById('to') as HTMLAnchorElement

describe('a link to an anchor of the page', () => {
  it('B2.64 adds one history entry for repeated clicks', async () => {
    fireEvent.click(link())
    await vi.waitFor(() => expect(moved).toHaveBeenCalledTimes(1))
    history.replaceState(null, '', '#pismeno-a')
    fireEvent.click(link())
    await vi.waitFor(() => expect(moved).toHaveBeenCalledTimes(2))
    expect(moved.mock.calls.map(([, options]) => options)).toEqual([{ replace: false }, { replace: true }])
    expect([native, document.activeElement?.id]).toEqual([false, 'pismeno-a'])
  })

  it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('is left to the browser with %s', (key) => {
    fireEvent.click(link(), { [key]: true })
    expect([native, moved.mock.calls]).toEqual([true, []])
  })

  it('is left to the browser with a `download` attribute', () => {
    link().download = ''
    fireEvent.click(link())
    expect([native, moved.mock.calls]).toEqual([true, []])
  })
})
