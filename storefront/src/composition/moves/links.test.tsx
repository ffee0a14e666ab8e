import { fireEvent, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { Link, type LinkProps } from '../../ui/link.tsx'
import { followLinks } from './links-and-forms.ts'

const navigate = vi.fn(async (_to: unknown, _options?: unknown) => {})
// the default action of the browser, which jsdom does not have
let native = false

const follow = followLinks({
  navigate,
  state: { location: { pathname: '/ventilatory', search: '?razeni=cena', hash: '' } },
})
const stop = (event: Event) => {
  native = !event.defaultPrevented
  event.preventDefault()
}

// test files share a document
beforeAll(() => {
  for (const listener of [follow, stop]) document.addEventListener('click', listener)
})
afterAll(() => {
  for (const listener of [follow, stop]) document.removeEventListener('click', listener)
})
beforeEach(() => {
  navigate.mockClear()
  history.replaceState(null, '', '/ventilatory?razeni=cena')
})
afterEach(() => document.body.replaceChildren())

/** Renders a link and clicks it, or an element in it. */
function click(props: LinkProps, init: MouseEventInit = {}) {
  const { container } = render(
    <MemoryRouter initialEntries={['/ventilatory?razeni=cena']}>
      <Link {...props}>
        <b>Dál</b>
      </Link>
    </MemoryRouter>,
  )
  fireEvent.click(container.querySelector('b') ?? container, init)
  return container.querySelector('a')
}

describe('a link', () => {
  it('navigates without a new document, with query and hash', () => {
    click({ to: '/kontakt?vyrobek=7#dotaz' })
    expect(navigate.mock.calls).toEqual([['/kontakt?vyrobek=7#dotaz', { replace: false, preventScrollReset: false }]])
    expect(native).toBe(false)
  })

  it.each<[string, LinkProps, object]>([
    ['replaces the page', { to: '/b', replace: true }, { replace: true, preventScrollReset: false }],
    [
      'leaves the place on the screen',
      { to: '/b', preventScrollReset: true },
      { replace: false, preventScrollReset: true },
    ],
    ['takes a state along', { to: '/b', state: { variant: 5 } }, { state: { variant: 5 } }],
    ['does not put the same page on itself', { to: '/ventilatory?razeni=cena' }, { replace: true }],
  ])('%s', (_, props, options) => {
    click(props)
    expect(navigate.mock.lastCall?.[1]).toMatchObject(options)
  })

  it('navigates to another query of the current page', () => {
    expect(click({ to: { search: '?strana=2', hash: '#zbozi' } })?.getAttribute('href')).toBe(
      '/ventilatory?strana=2#zbozi',
    )
    expect(click({ to: { search: '' } })?.getAttribute('href')).toBe('/ventilatory')
  })

  it.each<[string, LinkProps, MouseEventInit?]>([
    ['of another site', { to: 'https://jinde.test/' }],
    ['to a document', { to: '/faktura.pdf', reloadDocument: true }],
    ['to a file', { to: '/faktura.pdf', download: true }],
    ['for a new tab', { to: '/b', target: '_blank' }],
    ['with Ctrl', { to: '/b' }, { ctrlKey: true }],
    ['with Shift', { to: '/b' }, { shiftKey: true }],
    ['with Alt', { to: '/b' }, { altKey: true }],
    ['with Command', { to: '/b' }, { metaKey: true }],
    ['by the middle button', { to: '/b' }, { button: 1 }],
  ])('leaves to the browser a click %s', (_, props, init) => {
    click(props, init)
    expect(navigate).not.toHaveBeenCalled()
    expect(native).toBe(true)
  })

  it('ignores events that another handler has prevented', () => {
    click({ to: '/b', onClick: (event) => event.preventDefault() })
    expect(navigate).not.toHaveBeenCalled()
  })
})
