import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSilence } from './silence.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

const ms = 12_000

function createService() {
  const silence = createSilence(ms)
  const wait = (outer = new AbortController().signal) => silence.wait(outer)
  const isGivenUp = ({ signal }: ReturnType<typeof wait>) => signal.aborted
  return { ...silence, wait, isGivenUp }
}

describe('a silent service', () => {
  it('fails at once for all concurrent requests, and soon for later ones', () => {
    const { wait, isGivenUp } = createService()
    const first = Array.from({ length: 6 }, () => wait())
    vi.advanceTimersByTime(ms - 1)
    expect(first.map(isGivenUp)).not.toContain(true)
    vi.advanceTimersByTime(1)
    expect(first.map(isGivenUp)).not.toContain(false)

    const next = Array.from({ length: 6 }, () => wait())
    vi.advanceTimersByTime(ms / 12)
    // one tries whether it is back
    expect(next.map(isGivenUp)).toEqual([false, true, true, true, true, true])
    vi.advanceTimersByTime(ms)
    expect(next.map(isGivenUp)).not.toContain(false)
  })

  it('fails sooner for waiting requests once that is known; the newest one keeps trying', () => {
    const { wait, isGivenUp } = createService()
    const [first] = [wait(), vi.advanceTimersByTime(ms / 2)]
    const [second, third] = [wait(), wait()]
    vi.advanceTimersByTime(ms / 2)
    expect([first, second, third].map(isGivenUp)).toEqual([true, true, false])
    vi.advanceTimersByTime(ms / 2)
    expect(isGivenUp(third)).toBe(true)
  })

  it('gets the full wait again after it has answered a request', () => {
    const { wait, isGivenUp, recordAnswer } = createService()
    wait()
    vi.advanceTimersByTime(ms)
    const [trying, other] = [wait(), wait()]
    recordAnswer()
    vi.advanceTimersByTime(ms - 1)
    expect([trying, other].map(isGivenUp)).toEqual([false, false])
    vi.advanceTimersByTime(1)
    expect([trying, other].map(isGivenUp)).toEqual([true, true])
  })

  it('is tried by another request when the trying one is aborted', () => {
    const { wait, isGivenUp } = createService()
    wait()
    vi.advanceTimersByTime(ms)
    const [trying, other] = [wait(), wait()]
    trying.clear()
    vi.advanceTimersByTime(ms - 1)
    expect(isGivenUp(other)).toBe(false)
    vi.advanceTimersByTime(1)
    expect(isGivenUp(other)).toBe(true)
  })

  it('aborts the request when the visitor has left, also after the answer has begun', () => {
    const leaving = new AbortController()
    const waiting = createService().wait(leaving.signal)
    waiting.clear()
    leaving.abort()
    expect(waiting.signal.aborted).toBe(true)
  })
})
