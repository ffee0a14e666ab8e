import { describe, expect, it } from 'vitest'
import { createNoticeStore, toast } from '@vanek/sdk/notices'

/** A clock that the test advances. */
function testClock() {
  let time = 0
  let sleepers: { at: number; wake: () => void }[] = []
  return {
    now: () => time,
    sleep: (ms: number, signal?: AbortSignal) =>
      new Promise<void>((resolve, reject) => {
        const sleeper = { at: time + ms, wake: resolve }
        sleepers.push(sleeper)
        signal?.addEventListener('abort', () => {
          sleepers = sleepers.filter((own) => own !== sleeper)
          reject(signal.reason)
        })
      }),
    async pass(ms: number) {
      time += ms
      for (const { wake } of sleepers.filter(({ at }) => at <= time)) wake()
      sleepers = sleepers.filter(({ at }) => at > time)
      await new Promise((resolve) => setTimeout(resolve))
    },
    waiting: () => sleepers.length,
  }
}

const setUp = () => {
  const clock = testClock()
  const store = createNoticeStore({ clock })
  return { clock, store, texts: () => store.getState().map(({ text }) => text) }
}

describe('createNoticeStore', () => {
  it('B9.07 dismisses a notice after 5 s by default', async () => {
    const { clock, store, texts } = setUp()
    store.show({ kind: 'success', text: 'usual' })
    store.show({ kind: 'danger', text: 'long', durationMs: 30_000 })
    store.show({ kind: 'info', text: 'stays', durationMs: null })
    await clock.pass(4999)
    expect(texts()).toEqual(['usual', 'long', 'stays'])
    await clock.pass(1)
    expect(texts()).toEqual(['long', 'stays'])
    await clock.pass(30_000)
    expect(texts()).toEqual(['stays'])
  })

  it('B9.08 shows at most the four newest, and stops the timers of the others', async () => {
    const { clock, store, texts } = setUp()
    for (const text of ['1', '2', '3', '4', '5', '6']) store.show({ kind: 'info', text })
    expect(texts()).toEqual(['3', '4', '5', '6'])
    expect(clock.waiting()).toBe(4)
  })

  it('replaces a notice with the same text', () => {
    const { store, texts } = setUp()
    const first = store.show({ kind: 'info', text: 'a' })
    store.show({ kind: 'info', text: 'b' })
    const again = store.show({ kind: 'info', text: 'a' })
    expect(texts()).toEqual(['b', 'a'])
    expect(again).not.toBe(first)
  })

  it('C4.38 does not replace a notice with the same text about another item', () => {
    const { store, texts } = setUp()
    for (const about of [1, 2, 1]) store.show({ kind: 'danger', text: 'a', about })
    store.show({ kind: 'danger', text: 'a' })
    expect(texts()).toEqual(['a', 'a', 'a'])
    expect(store.getState().map(({ about }) => about)).toEqual([2, 1, undefined])
  })

  it('dismisses a notice, and notifies nobody when it is gone already', () => {
    const { store, texts } = setUp()
    const id = store.show({ kind: 'info', text: 'a', code: 'item_added' })
    expect(store.getState()[0]?.code).toBe('item_added')
    store.dismiss(id)
    expect(texts()).toEqual([])
    let notified = 0
    store.subscribe(() => (notified += 1))
    store.dismiss(id)
    expect(notified).toBe(0)
  })

  it('stays while paused and restarts its full time on resume', async () => {
    const { clock, store, texts } = setUp()
    store.show({ kind: 'info', text: 'a' })
    store.pause()
    store.show({ kind: 'info', text: 'b' })
    await clock.pass(60_000)
    expect(texts()).toEqual(['a', 'b'])
    store.resume()
    await clock.pass(4999)
    expect(texts()).toEqual(['a', 'b'])
    await clock.pass(1)
    expect(texts()).toEqual([])
  })
})

describe('toast', () => {
  it('B9.06 is dismissed after 3 s by default', async () => {
    const { clock, store, texts } = setUp()
    const id = toast(store, { kind: 'success', title: 'Hotovo', text: 'short' })
    toast(store, { kind: 'success', text: 'longer', durationMs: 3500 })
    expect(store.getState()[0]).toMatchObject({ id, title: 'Hotovo', durationMs: 3000 })
    await clock.pass(2999)
    expect(texts()).toEqual(['short', 'longer'])
    await clock.pass(1)
    expect(texts()).toEqual(['longer'])
  })
})
