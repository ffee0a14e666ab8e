import { describe, expect, it } from 'vitest'
import { createQueue } from './queue.ts'

describe('a queue', () => {
  function world(atOnce: number, waiting: number) {
    const inTurn = createQueue({ atOnce, waiting })
    const ends: (() => void)[] = []
    const state = { running: 0, most: 0, order: [] as number[] }
    const start = (name: number) =>
      inTurn(async () => {
        state.running += 1
        state.most = Math.max(state.most, state.running)
        state.order.push(name)
        await new Promise<void>((resolve) => ends.push(resolve))
        state.running -= 1
        return name
      })
    const endAll = async () => {
      while (ends.length > 0) {
        ends.shift()?.()
        await new Promise((resolve) => setImmediate(resolve))
      }
    }
    return { start, endAll, state }
  }

  it('limits concurrency, first in, first out', async () => {
    const { start, endAll, state } = world(2, 10)
    const all = [1, 2, 3, 4, 5].map(start)
    await endAll()
    expect(await Promise.all(all)).toEqual([1, 2, 3, 4, 5])
    expect([state.most, state.order]).toEqual([2, [1, 2, 3, 4, 5]])
  })

  it('refuses work when it is full, and continues afterwards', async () => {
    const { start, endAll } = world(1, 2)
    const accepted = [1, 2, 3].map(start)
    await expect(start(4)).rejects.toMatchObject({ status: 429, retryAfterSeconds: 1 })
    await endAll()
    expect(await Promise.all(accepted)).toEqual([1, 2, 3])
    const later = start(5)
    await endAll()
    expect(await later).toBe(5)
  })

  it('hands the slot of failed work to the next task', async () => {
    const inTurn = createQueue({ atOnce: 1, waiting: 1 })
    const failed = inTurn(() => Promise.reject(new Error('broken')))
    const next = inTurn(() => Promise.resolve('done'))
    await expect(failed).rejects.toThrow('broken')
    expect(await next).toBe('done')
  })
})
