import { act, cleanup, render, screen } from '@testing-library/react'
import { useStickyHeader } from '@vanek/react-hooks'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] })
  vi.stubGlobal('scrollY', 0)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const Header = ({ height }: { readonly height?: number }) => {
  const { state, ref } = useStickyHeader(height === undefined ? {} : { height })
  return <header ref={ref}>{state}</header>
}

const state = () => screen.getByRole('banner').textContent
const frames = (count: number) =>
  act(() => {
    for (let at = 0; at < count; at += 1) vi.advanceTimersToNextFrame()
  })
function scrollTo(y: number) {
  vi.stubGlobal('scrollY', y)
  dispatchEvent(new Event('scroll'))
  frames(1)
}

it('B4.16 scrolls away with the page, hides on scroll down and returns on scroll up', () => {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000)
  render(<Header height={100} />)
  expect(state()).toBe('not_sticky')
  scrollTo(150)
  expect(state()).toBe('sticky_not_ready')
  frames(2)
  expect(state()).toBe('sticky_ready')
  scrollTo(400)
  expect(state()).toBe('sticky_invisible')
  scrollTo(300)
  expect(state()).toBe('sticky_visible')
  scrollTo(0)
  expect(state()).toBe('not_sticky')
})

it('accumulates small movements and ignores overscroll at the end of the page', () => {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(1000 + innerHeight)
  render(<Header height={100} />)
  scrollTo(1000)
  frames(2)
  for (const y of [998, 996, 994]) scrollTo(y)
  expect(state()).toBe('sticky_visible')
  scrollTo(1000)
  expect(state()).toBe('sticky_invisible')
  scrollTo(1060)
  scrollTo(1000)
  expect(state()).toBe('sticky_invisible')
})

it('measures the header if no height is passed', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(200)
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000)
  render(<Header />)
  scrollTo(150)
  expect(state()).toBe('not_sticky')
  scrollTo(210)
  expect(state()).toBe('sticky_not_ready')
})
