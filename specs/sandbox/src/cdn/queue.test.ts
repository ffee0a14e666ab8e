import { describe, expect, it } from 'vitest'
import { createQueue } from './queue.ts'

const stays = new AbortController().signal

/** Work that ends when `end` is called, and notes when it begins. */
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

// turns are handed over by promises alone
const settle = () => new Promise((resolve) => setImmediate(resolve))

describe('the queue of pictures', () => {
  it('runs a few at a time and lets clients take turns, however much one of them asks for', async () => {
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

  it('refuses with 503 and when to come again what is too much for all, and for one client', async () => {
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

  it('never begins what nobody waits for any more, and gives its place to others', async () => {
    const inTurn = createQueue({ atOnce: 1, waiting: 1, waitingEach: 1 })
    const begun: string[] = []
    const [first, left, next] = [job(begun, 'first'), job(begun, 'left'), job(begun, 'next')]
    const running = inTurn('a', stays, first.work)
    const leaving = new AbortController()
    const gone = inTurn('b', leaving.signal, left.work)
    leaving.abort(new Error('gone'))
    await expect(gone).rejects.toThrow('gone')
    await expect(inTurn('b', leaving.signal, left.work)).rejects.toThrow('gone')
    const last = inTurn('c', stays, next.work)
    for (const { end } of [first, next]) end()
    expect(await Promise.all([running, last])).toEqual(['first', 'next'])
    expect(begun).toEqual(['first', 'next'])
  })

  it('goes on after work that failed', async () => {
    const inTurn = createQueue({ atOnce: 1, waiting: 5, waitingEach: 5 })
    const failed = inTurn('a', stays, () => Promise.reject(new Error('no picture')))
    const next = inTurn('a', stays, async () => 'next')
    await expect(failed).rejects.toThrow('no picture')
    expect(await next).toBe('next')
  })
})
