import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSilence } from './silence.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

const ms = 12_000

function service() {
  const silence = createSilence(ms)
  const ask = (outer = new AbortController().signal) => silence.wait(outer)
  const isGivenUp = ({ signal }: ReturnType<typeof ask>) => signal.aborted
  return { ...silence, ask, isGivenUp }
}

describe('a silent service', () => {
  it('is given up at once by all who came together, and soon by those who come after', () => {
    const { ask, isGivenUp } = service()
    const first = Array.from({ length: 6 }, () => ask())
    vi.advanceTimersByTime(ms - 1)
    expect(first.map(isGivenUp)).not.toContain(true)
    vi.advanceTimersByTime(1)
    expect(first.map(isGivenUp)).not.toContain(false)

    const next = Array.from({ length: 6 }, () => ask())
    vi.advanceTimersByTime(ms / 12)
    // one tries whether it is back
    expect(next.map(isGivenUp)).toEqual([false, true, true, true, true, true])
    vi.advanceTimersByTime(ms)
    expect(next.map(isGivenUp)).not.toContain(false)
  })

  it('is given up sooner by those who wait when it is found out; the last to come tries on', () => {
    const { ask, isGivenUp } = service()
    const [first] = [ask(), vi.advanceTimersByTime(ms / 2)]
    const [second, third] = [ask(), ask()]
    vi.advanceTimersByTime(ms / 2)
    expect([first, second, third].map(isGivenUp)).toEqual([true, true, false])
    vi.advanceTimersByTime(ms / 2)
    expect(isGivenUp(third)).toBe(true)
  })

  it('is waited for as before when it has answered anybody', () => {
    const { ask, isGivenUp, heard } = service()
    ask()
    vi.advanceTimersByTime(ms)
    const [trying, other] = [ask(), ask()]
    heard()
    vi.advanceTimersByTime(ms - 1)
    expect([trying, other].map(isGivenUp)).toEqual([false, false])
    vi.advanceTimersByTime(1)
    expect([trying, other].map(isGivenUp)).toEqual([true, true])
  })

  it('is tried by another when the one who tries has left', () => {
    const { ask, isGivenUp } = service()
    ask()
    vi.advanceTimersByTime(ms)
    const [trying, other] = [ask(), ask()]
    trying.clear()
    vi.advanceTimersByTime(ms - 1)
    expect(isGivenUp(other)).toBe(false)
    vi.advanceTimersByTime(1)
    expect(isGivenUp(other)).toBe(true)
  })

  it('calls off what was asked when the visitor has left, also after the answer has begun', () => {
    const leaving = new AbortController()
    const asked = service().ask(leaving.signal)
    asked.clear()
    leaving.abort()
    expect(asked.signal.aborted).toBe(true)
  })
})
