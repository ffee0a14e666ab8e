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

describe('work that several wait for', () => {
  it('is done once for all who ask at the same time, and again afterwards', async () => {
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

  it('goes on while one of them waits, and is given up when the last is gone', async () => {
    const shared = createSharedWork<string>()
    const { signals, begin } = counted()
    const [one, two] = [new AbortController(), new AbortController()]
    const answers = [shared('a', one.signal, begin), shared('a', two.signal, begin)]
    one.abort(new Error('one is gone'))
    await expect(answers[0]).rejects.toThrow('one is gone')
    expect(signals[0]?.aborted).toBe(false)
    two.abort(new Error('two is gone'))
    await expect(answers[1]).rejects.toThrow('two is gone')
    expect(signals[0]?.aborted).toBe(true)
  })

  it('is begun anew for who asks after it was given up', async () => {
    const shared = createSharedWork<string>()
    const { ends, begin } = counted()
    const leaving = new AbortController()
    const left = shared('a', leaving.signal, begin)
    leaving.abort(new Error('gone'))
    const next = shared('a', stays, begin)
    await expect(left).rejects.toThrow('gone')
    ends[1]?.('anew')
    expect(await next).toBe('anew')
    expect(ends).toHaveLength(2)
  })

  it('notifies everybody that it failed', async () => {
    const shared = createSharedWork<string>()
    const fail = () => Promise.reject(new Error('no'))
    const answers = await Promise.allSettled([shared('a', stays, fail), shared('a', stays, fail)])
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  })
})
