import { act, cleanup, renderHook } from '@testing-library/react'
import { useMoney, useNoticeActions, useNotices } from '@vanek/react-hooks'
import { afterEach, describe, expect, it } from 'vitest'
import { createApp } from '../testing/app.tsx'

afterEach(cleanup)

describe('useNotices', () => {
  it('shows a notice until it is dismissed', () => {
    const { wrapper } = createApp()
    const { result } = renderHook(() => useNotices(), { wrapper })
    let id = ''
    act(() => {
      id = result.current.show({ kind: 'info', text: 'Ahoj', durationMs: null })
    })
    expect(result.current.notices).toMatchObject([{ id, text: 'Ahoj' }])
    act(() => result.current.dismiss(id))
    expect(result.current.notices).toEqual([])
  })

  it('useNoticeActions returns stable actions and never rerenders', () => {
    const { wrapper, notices } = createApp()
    let renders = 0
    renderHook(
      () => {
        renders += 1
        return useNoticeActions()
      },
      { wrapper },
    )
    act(() => void notices.show({ kind: 'info', text: 'Ahoj', durationMs: null }))
    expect(renders).toBe(1)
  })
})

describe('useMoney', () => {
  it('formats amounts in the currency of the shop with a stable function', () => {
    const { wrapper } = createApp()
    const { result, rerender } = renderHook(() => useMoney(), { wrapper })
    const first = result.current
    expect(first(1290)).toBe('1\u00A0290\u00A0Kč')
    expect(first(0, { free: 'Free' })).toBe('Free')
    rerender()
    expect(result.current).toBe(first)
  })
})
