import { describe, expect, it } from 'vitest'
import { localError, type ShopError } from './errors.ts'
import { createOptimistic } from './optimistic.ts'
import { fail, ok, type Result } from './result.ts'

interface Pile {
  readonly version: number
  readonly pieces: number
}

/** What waits until the test answers it. */
interface Open {
  readonly what: string
  readonly answer: (result: Result<Pile>) => Promise<void>
  readonly break: (reason: unknown) => Promise<void>
}

const turns = () => new Promise<void>((resolve) => setTimeout(resolve, 1))
const pile = (version: number, pieces: number): Result<Pile> => ok({ version, pieces })
const lost: Result<never> = fail(localError('network', { retryable: true, outcome: 'unknown' }) as ShopError)

/** A pile to which pieces are added, over a server whose answers the test gives by hand. */
function openPile() {
  const open: Open[] = []
  const waits: AbortSignal[] = []
  const ask = (what: string) =>
    new Promise<Result<Pile>>((resolve, reject) => {
      const settle = (run: () => void) => {
        open.splice(open.indexOf(own), 1)
        run()
        return turns()
      }
      const own: Open = {
        what,
        answer: (result) => settle(() => resolve(result)),
        break: (reason) => settle(() => reject(reason)),
      }
      open.push(own)
    })
  let ids = 0
  const store = createOptimistic<Pile, Pile, number>({
    initial: { version: 1, pieces: 0 },
    empty: { version: 0, pieces: 0 },
    view: (settled) => settled,
    project: (view, added) => ({ ...view, pieces: view.pieces + added }),
    touches: () => ['pile'],
    isAbsolute: () => false,
    relation: (current, incoming) =>
      current.version === incoming.version ? 'same' : current.version < incoming.version ? 'newer' : 'older',
    isAlone: () => false,
    send: (added, id) => ask(`add ${added} as ${id}`),
    load: () => ask('look'),
    isGone: () => false,
    hasLanded: () => false,
    newId: () => `${++ids}`,
    clock: {
      now: () => 0,
      sleep: (_ms, signal) =>
        new Promise((_, reject) => {
          if (!signal) return
          waits.push(signal)
          signal.addEventListener('abort', () => reject(signal.reason))
        }),
    },
    random: () => 0,
  })
  return { store, open, waits, asked: () => open.map(({ what }) => what), state: store.getState }
}

describe('a relative command that nobody knows the outcome of', () => {
  it('is sent once more under its key, and fails when that is not answered either', async () => {
    const { store, open, asked, state } = openPile()
    const added = store.run(2)
    expect(asked()).toEqual(['add 2 as 1'])
    await open[0]!.answer(lost)
    expect(asked()).toEqual(['look'])
    await open[0]!.answer(pile(1, 0))
    expect(asked()).toEqual(['add 2 as 1'])
    await open[0]!.answer(lost)
    await open[0]!.answer(pile(1, 0))
    expect(await added).toMatchObject({ ok: false, error: { outcome: 'unknown' } })
    expect([asked(), state().view.pieces, state().pending.size]).toEqual([[], 0, 0])
    expect(state().errors.get('pile')).toMatchObject({ code: 'network' })
  })
})

describe('a fault of the program', () => {
  it('reaches who gave the command, and what waits behind it is sent', async () => {
    const { store, open, asked, state } = openPile()
    const first = store.run(2)
    const second = store.run(3)
    expect(asked()).toEqual(['add 2 as 1'])
    const caught = first.catch((reason: unknown) => reason)
    await open[0]!.break('no lock')
    expect(await caught).toBe('no lock')
    expect([asked(), state().view.pieces]).toEqual([['add 3 as 2'], 3])
    await open[0]!.answer(pile(2, 3))
    expect(await second).toMatchObject({ ok: true })
    // nobody knows what became of the first
    expect(asked()).toEqual(['look'])
  })
})

describe('what is closed', () => {
  it('ends the wait for a server that failed', async () => {
    const { store, open, waits } = openPile()
    void store.refresh()
    await open[0]!.answer(lost)
    expect(waits.map(({ aborted }) => aborted)).toEqual([false])
    store.close()
    expect(waits.map(({ aborted }) => aborted)).toEqual([true])
  })

  it('begins no wait when the server fails after that', async () => {
    const { store, open, waits, asked } = openPile()
    void store.refresh()
    store.close()
    await open[0]!.answer(lost)
    expect([waits, asked()]).toEqual([[], []])
  })
})
