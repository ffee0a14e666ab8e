import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CommerceError, type Query } from '@vanek/sdk'
import { createResourceStore } from '@vanek/sdk/resources'
import { localError } from './errors.ts'

interface Action {
  readonly do: 'watch' | 'fetch' | 'force' | 'put' | 'leave' | 'give up' | 'answer' | 'refuse' | 'clear'
  /** Index of the affected request or caller. */
  readonly which: number
}

const action: fc.Arbitrary<Action> = fc.record({
  do: fc.constantFrom(
    'watch',
    'fetch',
    'fetch',
    'force',
    'put',
    'leave',
    'give up',
    'answer',
    'answer',
    'refuse',
    'clear',
  ),
  which: fc.nat(20),
})
const tick = () => new Promise<void>((resolve) => setTimeout(resolve))
const down = new CommerceError(localError('network'))

/**
 * A store of one resource. Responses are numbered in the order of their requests; data passed to `set` have a number
 * too.
 */
function world() {
  const store = createResourceStore({ now: () => 0 })
  const requests: { readonly signal: AbortSignal; open: boolean; answer(): void; refuse(): void }[] = []
  let number = 0
  const query: Query<number> = {
    queryKey: ['one'],
    queryFn: ({ signal } = {}) =>
      new Promise((resolve, reject) => {
        const own = (number += 1)
        // aborted requests respond too, because not every query uses its signal
        requests.push({ signal: signal!, open: true, answer: () => resolve(own), refuse: () => reject(down) })
      }),
  }
  const resource = store.get(query)
  const watchers: (() => void)[] = []
  const waiting: { readonly stop: AbortController; readonly over: Promise<string> }[] = []
  const shown: number[] = []
  // data of requests before the latest `clear`, which must not be shown any more
  let deleted = 0

  const take = <T>(list: T[], which: number): T | undefined => list.splice(which % Math.max(1, list.length), 1)[0]
  const end = (which: number, how: 'answer' | 'refuse') => {
    const open = requests.filter((each) => each.open)
    const one = open[which % Math.max(1, open.length)]
    if (!one) return
    one.open = false
    one[how]()
  }
  const wait = (force: boolean) => {
    const stop = new AbortController()
    const over = store.fetch(query, { force, signal: stop.signal }).then(
      () => 'answered',
      (error: unknown) =>
        stop.signal.aborted ? 'gave up' : error instanceof CommerceError ? 'refused' : String(error),
    )
    waiting.push({ stop, over })
  }
  const watch = () =>
    watchers.push(
      resource.subscribe(() => {
        const { data } = resource.getState()
        if (data === undefined) return
        expect(data).toBeGreaterThan(deleted)
        shown.push(data)
      }),
    )
  const clear = () => {
    deleted = number
    store.clear()
  }
  const run = (one: Action) => {
    if (one.do === 'clear') clear()
    else if (one.do === 'watch') watch()
    else if (one.do === 'put') store.set(query, (number += 1))
    else if (one.do === 'fetch' || one.do === 'force') wait(one.do === 'force')
    else if (one.do === 'leave') take(watchers, one.which)?.()
    else if (one.do === 'give up') waiting[one.which % Math.max(1, waiting.length)]?.stop.abort()
    else end(one.which, one.do)
  }
  return { ...{ store, query, resource, requests, waiting, shown, run, end }, isWatched: () => watchers.length > 0 }
}

describe('any order of requests, responses and aborts', () => {
  it('at most one request is in flight, no older response wins, and every caller gets a result', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(action, fc.boolean()), { maxLength: 40 }), async (steps) => {
        const { resource, requests, waiting, shown, run, end, isWatched } = world()
        for (const [one, rests] of steps) {
          run(one)
          if (rests) await tick()
          const flying = requests.filter(({ open, signal }) => open && !signal.aborted)
          expect(flying.length).toBeLessThanOrEqual(1)
          const fits = resource.getState().isFetching === (flying.length === 1)
          expect(fits || !rests).toBe(true)
        }
        await tick()
        // without callers and subscribers, no request is in flight
        const still = waiting.filter(({ stop }) => !stop.signal.aborted)
        const left = await Promise.all(still.map(({ over }) => Promise.race([over, tick().then(() => 'waits')])))
        const isNeeded = isWatched() || left.includes('waits')
        expect(isNeeded || !resource.getState().isFetching).toBe(true)
        while (requests.some(({ open }) => open)) {
          end(0, 'answer')
          await tick()
        }
        const ends = await Promise.all(waiting.map(({ over }) => over))
        expect(ends.filter((each) => !['answered', 'refused', 'gave up'].includes(each))).toEqual([])
        expect(shown).toEqual([...shown].sort((one, two) => one - two))
        const { status, data, error, isFetching } = resource.getState()
        expect([isFetching, (status === 'error') === (error !== null)]).toEqual([false, true])
        expect(status === 'success' ? data : 0).toBeDefined()
      }),
      { numRuns: 150 },
    )
  }, 60_000)

  it('a dehydrated store contains all data, and requests nothing fresh after hydration', async () => {
    const answers = fc.dictionary(fc.string({ minLength: 1, maxLength: 6 }), fc.jsonValue(), { maxKeys: 8 })
    await fc.assert(
      fc.asyncProperty(answers, async (own) => {
        const store = createResourceStore({ now: () => 5 })
        let requested = 0
        const queryOf = (name: string): Query<unknown> => ({
          queryKey: ['p', { name }],
          queryFn: async () => {
            requested += 1
            return own[name]
          },
        })
        await Promise.all(Object.keys(own).map((name) => store.fetch(queryOf(name))))
        const initial = JSON.parse(JSON.stringify(store.dehydrate())) as ReturnType<typeof store.dehydrate>
        const other = createResourceStore({ initial, now: () => 9 })
        for (const name of Object.keys(own))
          expect(JSON.stringify(await other.fetch(queryOf(name), { staleTime: 5 }))).toBe(JSON.stringify(own[name]))
        expect(requested).toBe(Object.keys(own).length)
      }),
      { numRuns: 100 },
    )
  })
})
