import { describe, expect, it } from 'vitest'
import { newest } from './newest.ts'

describe('requests of which the newest counts', () => {
  it('end earlier ones without an answer, also those that then fail', async () => {
    const { ask } = newest()
    const whenOver = (signal: AbortSignal) =>
      new Promise<string>((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))))
    const first = ask(whenOver)
    const second = ask(async (signal) => (signal.aborted ? 'aborted' : 'whole'))
    expect([await first, await second]).toEqual([null, 'whole'])
  })

  it('pass a fault of the program on', async () => {
    const fault = new Error('a fault')
    await expect(newest().ask(() => Promise.reject(fault))).rejects.toBe(fault)
  })
})
