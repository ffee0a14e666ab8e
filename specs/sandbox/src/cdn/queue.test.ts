import { describe, expect, it } from 'vitest'
import { createQueue } from './queue.ts'

const stays = new AbortController().signal

/** Work that records its start, and ends when `end` is called. */
function job(begun: string[], name: string) {
  let end = () => {}
  const ended = new Promise<void>((resolve) => (end = resolve))
  return {
    end,
    work: async () => {
      begun.push(name)
      await ended
      return name
    },
  }
}

// slots are handed over by promises
const settle = () => new Promise((resolve) => setImmediate(resolve))

describe('the queue of pictures', () => {
  it('limits concurrency and lets clients take turns, regardless of how much one of them requests', async () => {
    const inTurn = createQueue({ atOnce: 1, waiting: 9, waitingEach: 9 })
    const begun: string[] = []
    const jobs = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'].map((name) => ({ name, ...job(begun, name) }))
    const all = Promise.all(jobs.map(({ name, work }) => inTurn(name.slice(0, 1), stays, work)))
    await settle()
    expect(begun).toEqual(['a1'])
    for (const { end } of jobs) end()
    expect(await all).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'c1'])
    expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2'])
  })

  it('refuses with 503 and Retry-After above the total limit and above the limit per client', async () => {
    const inTurn = createQueue({ atOnce: 1, waiting: 3, waitingEach: 2 })
    const first = job([], 'first')
    const ask = (client: string) => inTurn(client, stays, first.work)
    const waiting = [ask('a'), ask('a'), ask('a')]
    const refused = { status: 503, retryAfterSeconds: 1, items: [{ code: 'rate_limited' }] }
    await expect(ask('a')).rejects.toMatchObject(refused)
    waiting.push(ask('b'))
    await expect(ask('c')).rejects.toMatchObject(refused)
    first.end()
    expect(await Promise.all(waiting)).toHaveLength(4)
    expect(await ask('c')).toBe('first')
  })

  it('does not start aborted work, and frees its place in the queue', async () => {
    const inTurn = createQueue({ atOnce: 1, waiting: 1, waitingEach: 1 })
    const begun: string[] = []
    const [first, left, next] = [job(begun, 'first'), job(begun, 'left'), job(begun, 'next')]
    const running = inTurn('a', stays, first.work)
    const leaving = new AbortController()
    const aborted = inTurn('b', leaving.signal, left.work)
    leaving.abort(new Error('disconnected'))
    await expect(aborted).rejects.toThrow('disconnected')
    await expect(inTurn('b', leaving.signal, left.work)).rejects.toThrow('disconnected')
    const last = inTurn('c', stays, next.work)
    for (const { end } of [first, next]) end()
    expect(await Promise.all([running, last])).toEqual(['first', 'next'])
    expect(begun).toEqual(['first', 'next'])
  })

  it('continues after failed work', async () => {
    const inTurn = createQueue({ atOnce: 1, waiting: 5, waitingEach: 5 })
    const failed = inTurn('a', stays, () => Promise.reject(new Error('no picture')))
    const next = inTurn('a', stays, async () => 'next')
    await expect(failed).rejects.toThrow('no picture')
    expect(await next).toBe('next')
  })
})
