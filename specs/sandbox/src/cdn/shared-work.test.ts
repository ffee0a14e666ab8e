import { describe, expect, it } from 'vitest'
import { createSharedWork } from './shared-work.ts'

const stays = new AbortController().signal

function counted() {
  const signals: AbortSignal[] = []
  const ends: ((value: string) => void)[] = []
  const begin = (signal: AbortSignal) => {
    signals.push(signal)
    return new Promise<string>((resolve, reject) => {
      ends.push(resolve)
      signal.addEventListener('abort', () => reject(signal.reason as Error))
    })
  }
  return { signals, ends, begin }
}

describe('shared work', () => {
  it('runs once for concurrent callers, and again afterwards', async () => {
    const shared = createSharedWork<string>()
    const { signals, ends, begin } = counted()
    const both = Promise.all([shared('a', stays, begin), shared('a', stays, begin)])
    const other = shared('b', stays, begin)
    expect(signals).toHaveLength(2)
    ends[0]?.('first')
    ends[1]?.('other')
    expect([await both, await other]).toEqual([['first', 'first'], 'other'])
    const again = shared('a', stays, begin)
    ends[2]?.('again')
    expect(await again).toBe('again')
  })

  it('continues while one caller waits, and is aborted with the last one', async () => {
    const shared = createSharedWork<string>()
    const { signals, begin } = counted()
    const [one, two] = [new AbortController(), new AbortController()]
    const answers = [shared('a', one.signal, begin), shared('a', two.signal, begin)]
    one.abort(new Error('one disconnected'))
    await expect(answers[0]).rejects.toThrow('one disconnected')
    expect(signals[0]?.aborted).toBe(false)
    two.abort(new Error('two disconnected'))
    await expect(answers[1]).rejects.toThrow('two disconnected')
    expect(signals[0]?.aborted).toBe(true)
  })

  it('starts again for a caller after it was aborted', async () => {
    const shared = createSharedWork<string>()
    const { ends, begin } = counted()
    const leaving = new AbortController()
    const left = shared('a', leaving.signal, begin)
    leaving.abort(new Error('disconnected'))
    const next = shared('a', stays, begin)
    await expect(left).rejects.toThrow('disconnected')
    ends[1]?.('anew')
    expect(await next).toBe('anew')
    expect(ends).toHaveLength(2)
  })

  it('rejects for all callers when it fails', async () => {
    const shared = createSharedWork<string>()
    const fail = () => Promise.reject(new Error('no'))
    const answers = await Promise.allSettled([shared('a', stays, fail), shared('a', stays, fail)])
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  })
})
