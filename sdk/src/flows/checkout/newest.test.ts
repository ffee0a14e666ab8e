import { describe, expect, it } from 'vitest'
import { newest } from './newest.ts'

describe('latest request wins', () => {
  it('cancels earlier requests without a result, even if they fail', async () => {
    const { ask } = newest()
    const whenOver = (signal: AbortSignal) =>
      new Promise<string>((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))))
    const first = ask(whenOver)
    const second = ask(async (signal) => (signal.aborted ? 'aborted' : 'whole'))
    expect([await first, await second]).toEqual([null, 'whole'])
  })

  it('passes on exceptions', async () => {
    const fault = new Error('a fault')
    await expect(newest().ask(() => Promise.reject(fault))).rejects.toBe(fault)
  })
})
