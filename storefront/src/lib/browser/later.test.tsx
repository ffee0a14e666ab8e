import { act, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { StrictMode, Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** A fresh copy of the module: its signs come once for each page. */
async function fresh() {
  vi.resetModules()
  return import('./later.tsx')
}

const settle = async (ms = 20) => act(async () => new Promise((resolve) => setTimeout(resolve, ms)))

let pages = 0

/** Hydrates a page with a part that the server has rendered, and that loads when it is used or by `when`. */
async function page(own: Awaited<ReturnType<typeof fresh>>, when?: Promise<unknown> | 'first interaction') {
  // those of earlier tests still listen
  const name = `part-${(pages += 1)}`
  const pressed = vi.fn()
  const load = vi.fn(async () => () => (
    <aside className={name}>
      <button type="button" onClick={pressed}>
        Zavřít
      </button>
      <a href="/doprava">Doprava</a>
    </aside>
  ))
  const Part = when === 'first interaction' ? own.later(load) : own.later(load, when ?? `.${name}`)
  const root = document.createElement('div')
  root.innerHTML = `<main>Obsah</main><!--$--><aside class="${name}"><button type="button">Zavřít</button><a href="/doprava">Doprava</a></aside><!--/$-->`
  document.body.append(root)
  await act(async () => {
    hydrateRoot(
      root,
      <StrictMode>
        <main>Obsah</main>
        <Suspense>
          <Part />
        </Suspense>
      </StrictMode>,
    )
  })
  await settle()
  return { load, pressed, button: screen.getByRole('button') }
}

function point(type: string, own: object = {}): Event {
  const event = new MouseEvent(type, { bubbles: true })
  for (const [name, value] of Object.entries({ pointerType: 'mouse', movementX: 1, ...own }))
    Object.defineProperty(event, name, { value })
  return event
}

beforeEach(() => {
  document.documentElement.removeAttribute('data-touched')
})
afterEach(() => document.body.replaceChildren())

describe('a part that waits for its use', () => {
  it.each<[string, () => Event]>([
    ['a mouse that gets there', () => point('pointermove')],
    ['a mouse button', () => point('pointerdown')],
    ['the focus', () => new FocusEvent('focusin', { bubbles: true })],
    ['a press', () => point('click')],
  ])('loads at %s, and keeps the HTML of the server', async (_, event) => {
    const { load, button } = await page(await fresh())
    expect(load).not.toHaveBeenCalled()
    button.dispatchEvent(event())
    await settle()
    expect(load).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('button')).toBe(button)
  })

  it.each<[string, (button: Element) => void]>([
    ['a pointer that rests', (button) => button.dispatchEvent(point('pointermove', { movementX: 0, movementY: 0 }))],
    ['a finger that may only scroll', (button) => button.dispatchEvent(point('pointerdown', { pointerType: 'touch' }))],
    ['the use of another part', () => document.querySelector('main')?.dispatchEvent(point('pointermove'))],
    ['scrolling', () => document.dispatchEvent(new Event('scroll'))],
  ])('does not load at %s', async (_, act) => {
    const { load, button } = await page(await fresh())
    act(button)
    await settle()
    expect(load).not.toHaveBeenCalled()
  })

  it('repeats an early press of a button once', async () => {
    const { pressed, button } = await page(await fresh())
    button.click()
    await settle()
    expect(pressed).toHaveBeenCalledTimes(1)
    button.click()
    expect(pressed).toHaveBeenCalledTimes(2)
  })

  it('recognises events on a part that is not loaded yet', async () => {
    const own = await fresh()
    const { button } = await page(own)
    const isWaiting = (at: Element | null) => {
      const event = point('click')
      Object.defineProperty(event, 'target', { value: at })
      return own.isWaiting(event)
    }
    expect([isWaiting(button), isWaiting(document.querySelector('main'))]).toEqual([true, false])
    button.dispatchEvent(point('pointermove'))
    await settle()
    expect(isWaiting(button)).toBe(false)
  })

  it('loads when a navigation starts without an interaction', async () => {
    const own = await fresh()
    const { load } = await page(own)
    document.dispatchEvent(new Event(own.moving))
    await settle()
    expect(load).toHaveBeenCalledTimes(1)
  })
})

describe('a part that waits for the first interaction', () => {
  it.each(['scroll', 'keydown'])('loads at %s', async (type) => {
    const { load } = await page(await fresh(), 'first interaction')
    expect(load).not.toHaveBeenCalled()
    document.dispatchEvent(new Event(type))
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1))
  })

  it.each([
    ['a press', ['pointerdown']],
    ['a press right after scrolling', ['scroll', 'pointerdown']],
  ])('does not delay the response to %s', async (_, signs) => {
    const { load } = await page(await fresh(), 'first interaction')
    vi.useFakeTimers()
    try {
      for (const sign of signs) {
        document.dispatchEvent(new Event(sign))
        await vi.advanceTimersByTimeAsync(100)
      }
      await vi.advanceTimersByTimeAsync(300)
      expect(load).not.toHaveBeenCalled()
      document.dispatchEvent(new Event('click'))
      expect(load).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(50)
      expect(load).toHaveBeenCalledTimes(1)
    } finally {
      vi.useRealTimers()
    }
  })

  it('loads after a while when a finger stays down', async () => {
    const { load } = await page(await fresh(), 'first interaction')
    vi.useFakeTimers()
    try {
      document.dispatchEvent(new Event('pointerdown'))
      await vi.advanceTimersByTimeAsync(500)
      expect(load).toHaveBeenCalledTimes(1)
    } finally {
      vi.useRealTimers()
    }
  })

  it('does not load when a part of the page scrolls', async () => {
    const { load, button } = await page(await fresh(), 'first interaction')
    button.dispatchEvent(new Event('scroll', { bubbles: true }))
    await settle(300)
    expect(load).not.toHaveBeenCalled()
  })
})

describe('the use of a page', () => {
  it.each<[string, string, boolean]>([
    ['a link', 'a', true],
    ['a button', 'button', false],
  ])('starts on %s: %s, %s', async (_, selector, begins) => {
    const own = await fresh()
    await page(own)
    let used = false
    void own.firstUse.then(() => (used = true))
    document.querySelector(selector)?.dispatchEvent(point('pointermove'))
    await settle()
    expect(used).toBe(begins)
  })
})

it('also renders a part on its own', async () => {
  const { later } = await fresh()
  const Part = later(async () => () => <p>Hotovo</p>, Promise.resolve())
  render(
    <Suspense>
      <Part />
    </Suspense>,
  )
  expect(await screen.findByText('Hotovo')).toBeDefined()
})
