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
  const requests: string[] = []
  const opened: string[] = []
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    requests.push(`${method ?? ''} ${url}`)
    return new Response(null, { status: statuses[requests.length - 1] ?? 503 })
  })
  const show = (to: string) => void opened.push(to)
  const { result, unmount } = renderHook(() => useRetry(path, show))
  return { requests, opened, result, unmount }
}

it('opens the page once it responds, and retries with growing delays', async () => {
  const { requests, opened, result } = start('/kosik?a=1', [503, 200])
  expect([result.current, requests]).toEqual([true, []])
  await after(10)
  expect([requests, opened]).toEqual([['HEAD /kosik?a=1'], []])
  await after(19)
  expect(requests).toHaveLength(1)
  await after(1)
  expect([requests.length, opened]).toEqual([2, ['/kosik?a=1']])
})

it('gives up in the end, and stops on unmount', async () => {
  const tired = start('/', [])
  await after(3600)
  expect([tired.requests.length, tired.opened, tired.result.current]).toEqual([10, [], false])
  tired.unmount()
  const left = start('/', [200])
  left.unmount()
  await after(60)
  expect([left.requests, left.opened]).toEqual([[], []])
})

it('waits while the page is hidden, and retries at once when it is visible again', async () => {
  const see = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const turn = (state: DocumentVisibilityState) => {
    see.mockReturnValue(state)
    return act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  }
  const { requests, opened, result } = start('/kosik', [503, 200])
  await after(3600)
  expect([requests, result.current]).toEqual([[], true])
  await turn('visible')
  expect([requests.length, opened]).toEqual([1, []])
  // hiding the page in between sends no request
  await turn('hidden')
  await turn('visible')
  expect(requests).toHaveLength(1)
  await after(20)
  expect(opened).toEqual(['/kosik'])
  see.mockRestore()
})

it('does not open the page while the visitor types', async () => {
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
  const { requests, result } = start(undefined, [200])
  await after(60)
  expect([requests, result.current]).toEqual([[], false])
})
