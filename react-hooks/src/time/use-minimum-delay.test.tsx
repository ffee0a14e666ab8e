import { act, cleanup, render, screen } from '@testing-library/react'
import { useMinimumDelay } from '@vanek/react-hooks'
import { StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const Loading = ({ pending }: { readonly pending: boolean }) => (
  <output>{useMinimumDelay(pending) ? 'loading' : 'there'}</output>
)
const page = (pending: boolean) => (
  <StrictMode>
    <Loading pending={pending} />
  </StrictMode>
)
const text = () => screen.getByRole('status').textContent
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

describe('useMinimumDelay', () => {
  it('B9.10 shows loading for at least 200 ms', () => {
    const { rerender } = render(page(false))
    expect(text()).toBe('there')
    rerender(page(true))
    pass(30)
    rerender(page(false))
    pass(169)
    expect(text()).toBe('loading')
    pass(1)
    expect(text()).toBe('there')
  })

  it('B9.10 does not delay the end of longer loading', () => {
    const { rerender } = render(page(true))
    pass(900)
    expect(text()).toBe('loading')
    rerender(page(false))
    pass(0)
    expect(text()).toBe('there')
  })

  it('starts over for each loading', () => {
    const { rerender } = render(page(true))
    rerender(page(false))
    pass(250)
    rerender(page(true))
    rerender(page(false))
    pass(199)
    expect(text()).toBe('loading')
    pass(1)
    expect(text()).toBe('there')
  })
})
