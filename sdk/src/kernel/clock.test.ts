import { getEventListeners } from 'node:events'
import { afterEach, expect, it, vi } from 'vitest'
import { systemClock } from './clock.ts'
import { CommerceError, localError } from './errors.ts'
import { newId } from './ids.ts'
import { fail, ok, unwrap } from './result.ts'

afterEach(() => void vi.useRealTimers())

it('sleep ends after the given time, or rejects when aborted', async () => {
  const clock = systemClock()
  const start = clock.now()
  await clock.sleep(15)
  expect(clock.now() - start).toBeGreaterThanOrEqual(14)
  const controller = new AbortController()
  const sleep = clock.sleep(60_000, controller.signal)
  controller.abort('up')
  await expect(sleep).rejects.toBe('up')
  await expect(clock.sleep(60_000, controller.signal)).rejects.toBe('up')
})

it('sleep leaves no timer or listener behind', async () => {
  vi.useFakeTimers()
  const clock = systemClock()
  const { signal } = new AbortController()
  const slept = clock.sleep(1000, signal)
  expect([vi.getTimerCount(), getEventListeners(signal, 'abort').length]).toEqual([1, 1])
  await vi.advanceTimersByTimeAsync(1000)
  await slept
  expect([vi.getTimerCount(), getEventListeners(signal, 'abort')]).toEqual([0, []])
  const ended = new AbortController()
  const sleep = clock.sleep(60_000, ended.signal)
  ended.abort('up')
  await expect(sleep).rejects.toBe('up')
  expect(vi.getTimerCount()).toBe(0)
})

it('sleep does not end at once when the time is too long for a timer', async () => {
  vi.useFakeTimers()
  let isOver = false
  const slept = systemClock()
    .sleep(Infinity)
    .then(() => (isOver = true))
  await vi.advanceTimersByTimeAsync(1_999_999_999)
  expect(isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await slept
})

it.each([
  ['lets a Node.js process end during a background wait', true],
  ['keeps a Node.js process alive during any other wait', undefined],
])('sleep %s', async (_, isBackground) => {
  const started = vi.spyOn(globalThis, 'setTimeout')
  const control = new AbortController()
  const slept = systemClock().sleep(60_000, control.signal, isBackground)
  const timer = started.mock.results[0]?.value as NodeJS.Timeout
  started.mockRestore()
  expect(timer.hasRef()).toBe(!isBackground)
  control.abort('up')
  await expect(slept).rejects.toBe('up')
})

it('ids are long and unique', () => {
  const ids = new Set(Array.from({ length: 1000 }, newId))
  expect(ids.size).toBe(1000)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/)
})

it('unwrap returns the data of a result, or throws its error', () => {
  expect(unwrap(ok(1))).toBe(1)
  const error = localError('not_found', { issues: [{ code: 'not_found', field: null, title: 'Nic tu není' }] })
  const thrown = (() => {
    try {
      return unwrap(fail(error))
    } catch (caught) {
      return caught
    }
  })()
  expect(thrown).toBeInstanceOf(CommerceError)
  expect(thrown).toMatchObject({ error, message: 'Nic tu není' })
  expect(JSON.parse(JSON.stringify(error))).toEqual(error)
  expect(new CommerceError(localError('timeout')).message).toBe('timeout')
})
