import fastify from 'fastify'
import { afterEach, expect, it, vi } from 'vitest'
import { stopOnSignals } from './stop.ts'

afterEach(() => vi.restoreAllMocks())

it.each(['SIGINT', 'SIGTERM'] as const)(
  '%s lets what is under way be answered, then ends the process',
  async (signal) => {
    const app = fastify()
    let answer = (_text: string) => {}
    const asking = new Promise<void>((begun) =>
      app.get(
        '/',
        () =>
          new Promise((resolve) => {
            answer = resolve
            begun()
          }),
      ),
    )
    const ended = new Promise<number>((resolve) => {
      vi.spyOn(process, 'exit').mockImplementation(((code: number) => resolve(code)) as never)
    })
    const listening = vi.spyOn(process, 'once').mockReturnThis()
    stopOnSignals(app)
    const [, stop] = listening.mock.calls.find(([name]) => name === signal) ?? []
    listening.mockRestore()
    const origin = await app.listen({ port: 0, host: '127.0.0.1' })
    const response = fetch(origin)
    await asking
    stop?.(signal)
    answer('whole')
    expect(await (await response).text()).toBe('whole')
    expect(await ended).toBe(0)
    await expect(fetch(origin)).rejects.toThrow('fetch failed')
  },
)
