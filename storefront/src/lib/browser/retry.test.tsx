import { cleanup, renderHook } from '@testing-library/react'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useRetry } from './retry.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const after = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))

function start(path: string | undefined, statuses: readonly number[]) {
  const asked: string[] = []
  const opened: string[] = []
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    asked.push(`${method ?? ''} ${url}`)
    return new Response(null, { status: statuses[asked.length - 1] ?? 503 })
  })
  const show = (to: string) => void opened.push(to)
  const { result, unmount } = renderHook(() => useRetry(path, show))
  return { asked, opened, result, unmount }
}

it('opens the page once it answers, and asks less and less often', async () => {
  const { asked, opened, result } = start('/kosik?a=1', [503, 200])
  expect([result.current, asked]).toEqual([true, []])
  await after(10)
  expect([asked, opened]).toEqual([['HEAD /kosik?a=1'], []])
  await after(19)
  expect(asked).toHaveLength(1)
  await after(1)
  expect([asked.length, opened]).toEqual([2, ['/kosik?a=1']])
})

it('gives up in the end, and stops with the page', async () => {
  const tired = start('/', [])
  await after(3600)
  expect([tired.asked.length, tired.opened, tired.result.current]).toEqual([10, [], false])
  tired.unmount()
  const left = start('/', [200])
  left.unmount()
  await after(60)
  expect([left.asked, left.opened]).toEqual([[], []])
})

it('waits while nobody looks, however long, and asks at once when they are back', async () => {
  const see = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const turn = (state: DocumentVisibilityState) => {
    see.mockReturnValue(state)
    return act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  }
  const { asked, opened, result } = start('/kosik', [503, 200])
  await after(3600)
  expect([asked, result.current]).toEqual([[], true])
  await turn('visible')
  expect([asked.length, opened]).toEqual([1, []])
  // a look elsewhere in between asks for nothing
  await turn('hidden')
  await turn('visible')
  expect(asked).toHaveLength(1)
  await after(20)
  expect(opened).toEqual(['/kosik'])
  see.mockRestore()
})

it('leaves the page while something is typed into it', async () => {
  const { opened } = start('/kosik', [200, 200])
  const field = document.body.appendChild(document.createElement('input'))
  field.focus()
  field.value = 'ventil'
  await after(10)
  expect(opened).toEqual([])
  field.value = ''
  await after(20)
  expect(opened).toEqual(['/kosik'])
  field.remove()
})

it('does nothing without a path', async () => {
  const { asked, result } = start(undefined, [200])
  await after(60)
  expect([asked, result.current]).toEqual([[], false])
})
