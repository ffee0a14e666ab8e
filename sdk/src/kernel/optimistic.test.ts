import { describe, expect, it } from 'vitest'
import { localError, type ShopError } from './errors.ts'
import { createOptimistic } from './optimistic.ts'
import { fail, ok, type Result } from './result.ts'

interface Pile {
  readonly id: string
  readonly version: number
  readonly pieces: number
}

/** Adds pieces; with a `place`, sets them (absolute). */
interface Command {
  readonly pieces: number
  readonly place?: string
}

/** A pending request, resolved by the test. */
interface Open {
  readonly what: string
  readonly answer: (result: Result<Pile>) => Promise<void>
  readonly break: (reason: unknown) => Promise<void>
}

const turns = () => new Promise<void>((resolve) => setTimeout(resolve, 1))
const pile = (version: number, pieces: number, id = 'a'): Result<Pile> => ok({ id, version, pieces })
const gone: Result<never> = fail(localError('not_found') as ShopError)
const lost: Result<never> = fail(localError('network', { retryable: true, outcome: 'unknown' }) as ShopError)

/** A pile of pieces, over a server whose responses are controlled by the test. */
function openPile(more: { readonly retryLater?: boolean } = {}) {
  const open: Open[] = []
  const waits: {
    readonly ms: number
    readonly signal: AbortSignal
    readonly isBackground: boolean | undefined
    readonly over: () => void
  }[] = []
  const changes: Pile[] = []
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
  const store = createOptimistic<Pile, Pile, Command>({
    initial: { id: 'a', version: 1, pieces: 0 },
    empty: { id: '', version: 0, pieces: 0 },
    view: (settled) => settled,
    project: (view, { pieces, place }) => ({ ...view, pieces: place ? pieces : view.pieces + pieces }),
    touches: ({ place = 'pile' }) => [place],
    isAbsolute: ({ place }) => place !== undefined,
    relation(current, incoming) {
      if (current.id !== incoming.id) return 'other'
      if (current.version === incoming.version) return 'same'
      return current.version < incoming.version ? 'newer' : 'older'
    },
    isAlone: () => false,
    send: ({ pieces, place }, id) => ask(place ? `set ${pieces} in ${place}` : `add ${pieces} as ${id}`),
    load: () => ask('look'),
    isGone: ({ code }) => code === 'not_found',
    hasLanded: () => false,
    onChange: (settled) => void changes.push(settled),
    newId: () => `${++ids}`,
    clock: {
      now: () => 0,
      sleep: (ms, signal, isBackground) =>
        new Promise((resolve, reject) => {
          if (!signal) return
          waits.push({ ms, signal, isBackground, over: resolve })
          signal.addEventListener('abort', () => reject(signal.reason))
        }),
    },
    random: () => 0.5,
    ...more,
  })
  return { store, open, waits, changes, requests: () => open.map(({ what }) => what), state: store.getState }
}

describe('a relative command with an unknown outcome', () => {
  it('is retried once under the same key, then fails', async () => {
    const { store, open, requests, state } = openPile()
    const added = store.run({ pieces: 2 })
    expect(requests()).toEqual(['add 2 as 1'])
    await open[0]!.answer(lost)
    expect(requests()).toEqual(['look'])
    await open[0]!.answer(pile(1, 0))
    expect(requests()).toEqual(['add 2 as 1'])
    await open[0]!.answer(lost)
    await open[0]!.answer(pile(1, 0))
    expect(await added).toMatchObject({ ok: false, error: { outcome: 'unknown' } })
    expect([requests(), state().view.pieces, state().pending.size]).toEqual([[], 0, 0])
    expect(state().errors.get('pile')).toMatchObject({ code: 'network' })
  })
})

describe('an exception in send', () => {
  it('rejects the command and sends the next one', async () => {
    const { store, open, requests, state } = openPile()
    const first = store.run({ pieces: 2 })
    const second = store.run({ pieces: 3 })
    expect(requests()).toEqual(['add 2 as 1'])
    const caught = first.catch((reason: unknown) => reason)
    await open[0]!.break('no lock')
    expect(await caught).toBe('no lock')
    expect([requests(), state().view.pieces]).toEqual([['add 3 as 2'], 3])
    await open[0]!.answer(pile(2, 3))
    expect(await second).toMatchObject({ ok: true })
    // the outcome of the first is unknown
    expect(requests()).toEqual(['look'])
  })
})

describe('a state with another id', () => {
  it('is not replaced by a late response to an earlier request', async () => {
    const { store, open, requests, state } = openPile()
    void store.run({ pieces: 4, place: 'left' })
    void store.run({ pieces: 5, place: 'right' })
    expect(requests()).toEqual(['set 4 in left', 'set 5 in right'])
    await open[1]!.answer(pile(1, 5, 'b'))
    await open[0]!.answer(pile(2, 4, 'a'))
    expect([state().settled, requests()]).toEqual([{ id: 'b', version: 1, pieces: 5 }, ['look']])
  })

  it('is detected as gone even after a newer response', async () => {
    const { store, open, requests, state } = openPile()
    void store.run({ pieces: 4, place: 'left' })
    void store.run({ pieces: 5, place: 'right' })
    await open[1]!.answer(pile(2, 5))
    expect(state().settled.version).toBe(2)
    await open[0]!.answer(gone)
    expect([state().settled.id, requests()]).toEqual(['', ['look']])
  })

  it('drops responses of the state that is gone, whatever happens to the retried commands', async () => {
    const { store, open, requests, state } = openPile()
    void store.run({ pieces: 2 })
    void store.run({ pieces: 7, place: 'left' })
    // held back, since it is unknown whether it contains the two pieces
    await open[1]!.answer(pile(2, 7))
    expect(state()).toMatchObject({ settled: { version: 1 }, view: { pieces: 7 } })
    await open[0]!.answer(gone)
    expect([requests(), state().view.pieces]).toEqual([['add 2 as 3'], 2])
    await open[0]!.answer(fail(localError('out_of_stock') as ShopError))
    expect(state()).toMatchObject({ settled: { id: '', pieces: 0 }, view: { pieces: 0 } })
  })

  it('is reported to onChange, also when there is no new state', async () => {
    const { store, open, changes, state } = openPile()
    const looked = store.refresh()
    await open[0]!.answer(gone)
    expect(await looked).toMatchObject({ ok: false, error: { code: 'not_found' } })
    expect([changes, state().settled]).toEqual([[{ id: '', version: 0, pieces: 0 }], { id: '', version: 0, pieces: 0 }])
  })
})

describe('pending', () => {
  it('keeps its identity while its contents are the same', async () => {
    const { store, state } = openPile()
    const nothing = state().pending
    store.receive({ id: 'a', version: 2, pieces: 1 })
    expect([state().settled.version, state().pending === nothing]).toEqual([2, true])
    void store.run({ pieces: 4, place: 'left' })
    const one = state().pending
    expect([...one]).toEqual(['left'])
    store.receive({ id: 'a', version: 3, pieces: 1 })
    expect([state().settled.version, state().pending === one]).toEqual([3, true])
  })
})

describe('a failing server', () => {
  it('is retried with a doubled delay, which is reset after a response', async () => {
    const { store, open, waits } = openPile()
    const ms = () => waits.map((own) => own.ms)
    void store.refresh()
    await open[0]!.answer(lost)
    waits[0]!.over()
    await turns()
    await open[0]!.answer(lost)
    expect(ms()).toEqual([750, 1500])
    waits[1]!.over()
    await turns()
    await open[0]!.answer(pile(2, 0))
    store.invalidate()
    await open[0]!.answer(lost)
    expect(ms()).toEqual([750, 1500, 750])
  })

  it('does not keep a Node.js process alive while it waits for a retry', async () => {
    const { store, open, waits } = openPile()
    void store.refresh()
    await open[0]!.answer(lost)
    expect(waits.map(({ isBackground }) => isBackground)).toEqual([true])
  })

  it('is asked about unknown outcomes even with retryLater: false', async () => {
    const { store, open, requests, waits } = openPile({ retryLater: false })
    void store.refresh()
    const set = store.run({ pieces: 4, place: 'left' })
    await open[0]!.answer(lost)
    expect(requests()).toEqual(['set 4 in left'])
    await open[0]!.answer(lost)
    expect(requests()).toEqual(['look'])
    await open[0]!.answer(lost)
    expect(await set).toMatchObject({ ok: false, error: { code: 'network' } })
    expect([requests(), waits]).toEqual([[], []])
  })
})

describe('close', () => {
  it('cancels the wait for a retry', async () => {
    const { store, open, waits } = openPile()
    void store.refresh()
    await open[0]!.answer(lost)
    expect(waits.map(({ signal }) => signal.aborted)).toEqual([false])
    store.close()
    expect(waits.map(({ signal }) => signal.aborted)).toEqual([true])
  })

  it('starts no wait for a retry afterwards', async () => {
    const { store, open, waits, requests } = openPile()
    void store.refresh()
    store.close()
    await open[0]!.answer(lost)
    expect([waits, requests()]).toEqual([[], []])
  })
})
