import { describe, expect, it, vi } from 'vitest'
import { createWishListStore, type WishListStoreOptions } from '@vanek/sdk/account'
import { cs } from '@vanek/sdk/i18n/cs'
import { createNoticeStore } from '@vanek/sdk/notices'
import { refuse, type SeenRequest, shopOver } from '../../testing/back-end.ts'
import { wishListOf } from '../testing/people.ts'

const quiet = async () => {
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setTimeout(resolve))
}

/** A back end with a wish list, which may do something else first. */
function wishes(initial: readonly number[] = [], options: Partial<WishListStoreOptions> = {}) {
  let marked = [...initial]
  const next: ((request: SeenRequest) => unknown)[] = []
  const { shop, seen } = shopOver((request) => {
    const other = next.shift()?.(request)
    if (other !== undefined) return other
    if (request.method === 'POST') marked = [...new Set([...marked, (request.body as { id: number }).id])]
    if (request.method !== 'DELETE') return wishListOf(marked)
    marked = marked.filter((variantId) => !request.path.endsWith(`/${variantId + 1000}`))
    return new Response(null, { status: 204 })
  })
  const notices = createNoticeStore()
  const known = { id: marked.length > 0 ? 3 : null, items: wishListOf(marked).items }
  const store = createWishListStore(shop, {
    ...{ notices, messages: cs, isSignedIn: () => true, initial: known },
    ...options,
  })
  const calls = () => seen.map(({ method, path }) => `${method} ${path.replace('/api/v1/user/shopping-lists/', '')}`)
  const shownNotices = () =>
    notices.getState().map(({ kind, title, text }) => ({ kind, ...(title && { title }), text }))
  const shown = () => [...store.getState().variantIds].sort((a, b) => a - b)
  return { store, seen, calls, shownNotices, shown, next, marked: () => marked, set: (ids: number[]) => (marked = ids) }
}

describe('the heart', () => {
  it('B4.10 B8.09 C7.39 C7.60 adds the variant at once and says so when it is in', async () => {
    const { store, seen, calls, shownNotices, shown } = wishes()
    const adding = store.toggle(30)
    expect([shown(), [...store.getState().pending], shownNotices()]).toEqual([[30], [30], []])
    expect(await adding).toEqual({ ok: true, data: 'added' })
    expect(calls()[0]).toBe('POST code/wishlist/items')
    expect(seen[0]?.body).toEqual({ id: 30, amount: 1, custom: null })
    expect(shownNotices()).toEqual([{ kind: 'success', text: 'Produkt byl přidán do oblíbených' }])
    await quiet()
    expect([shown(), store.getState().pending.size]).toEqual([[30], 0])
  })

  it('B4.10 C7.40 C7.60 removes it by its line when it is there', async () => {
    const { store, calls, shownNotices, shown } = wishes([30, 40])
    const removing = store.toggle(30)
    expect(shown()).toEqual([40])
    expect(await removing).toEqual({ ok: true, data: 'removed' })
    expect([calls()[0], shownNotices()]).toEqual(['DELETE 3/items/1030', []])
    await quiet()
    expect(shown()).toEqual([40])
  })

  it('C7.61 asks for the list again after an add and after a remove', async () => {
    const { store, calls, shown, set } = wishes([30])
    await store.add(40)
    set([40, 30, 50])
    await quiet()
    expect([calls(), shown()]).toEqual([
      ['POST code/wishlist/items', 'GET code/wishlist'],
      [30, 40, 50],
    ])
    await store.remove(30)
    await quiet()
    expect(calls().slice(2)).toEqual(['DELETE 3/items/1030', 'GET code/wishlist'])
  })

  it('B4.10 ends as the last of quick presses wants it', async () => {
    const { store, shown, marked, shownNotices } = wishes()
    const presses = [store.toggle(30), store.toggle(30)]
    expect(shown()).toEqual([])
    await Promise.all(presses)
    await quiet()
    expect([shown(), marked(), shownNotices()]).toEqual([[], [], []])
    await Promise.all([store.toggle(30), store.toggle(30), store.toggle(30), store.toggle(40)])
    await quiet()
    expect([shown(), marked()]).toEqual([
      [30, 40],
      [30, 40],
    ])
  })

  it('B8.06 puts it back and says in general words that something broke', async () => {
    const { store, next, shownNotices, shown } = wishes([40])
    next.push(() => refuse(409, 'too_many', null, 'Víc už se sem nevejde.'))
    const adding = store.toggle(30)
    expect(shown()).toEqual([30, 40])
    expect(await adding).toMatchObject({ ok: false, error: { code: 'too_many' } })
    expect([shown(), shownNotices()]).toEqual([
      [40],
      [
        {
          kind: 'danger',
          title: 'Něco se porouchalo',
          text: 'Omlouváme se, pokud se problém opakuje, kontaktujte nás.',
        },
      ],
    ])
    await quiet()
    next.push(() => refuse(400, 'validation'))
    await store.toggle(40)
    await quiet()
    expect(shown()).toEqual([40])
  })

  it('knows that it is in although the answer was lost', async () => {
    const lost = wishes()
    lost.next.push(() => {
      lost.set([30])
      throw new TypeError('cut')
    })
    expect(await lost.store.add(30)).toEqual({ ok: true, data: 'added' })
    expect(lost.shown()).toEqual([30])
    expect(await lost.store.remove(30)).toEqual({ ok: true, data: 'removed' })
  })

  it('takes for removed what somebody else removed', async () => {
    const { store, next, shown, set } = wishes([30])
    set([])
    next.push(() => refuse(404, 'not_found'))
    expect(await store.remove(30)).toEqual({ ok: true, data: 'removed' })
    await quiet()
    expect(shown()).toEqual([])
  })

  it('removes what it has not read yet, after asking which line it is', async () => {
    const { store, calls } = wishes([30], { initial: undefined })
    expect(store.getState().loaded).toBe(false)
    expect(await store.remove(30)).toEqual({ ok: true, data: 'removed' })
    expect(calls().slice(0, 2)).toEqual(['GET code/wishlist', 'DELETE 3/items/1030'])
  })
})

describe('who may mark', () => {
  it('B6.03 C6.11 a guest is asked to sign in, and nothing is sent', async () => {
    const { store, seen, shownNotices, shown } = wishes([], { isSignedIn: () => false })
    for (const verb of [store.toggle, store.add, store.remove])
      expect(await verb(30)).toMatchObject({ ok: false, error: { code: 'unauthorized' } })
    await store.load()
    expect([seen.length, shown(), shownNotices()]).toEqual([
      0,
      [],
      [{ kind: 'danger', text: 'Musíte se nejdříve přihlásit' }],
    ])
  })

  it('C6.11 says the same when the back end no longer knows who it is', async () => {
    const onUnauthorized = vi.fn()
    const { store, next, shownNotices, shown } = wishes([], { onUnauthorized })
    next.push(() => refuse(401, 'unauthorized'))
    expect(await store.toggle(30)).toMatchObject({ ok: false })
    expect([shown(), shownNotices(), onUnauthorized.mock.calls.length]).toEqual([
      [],
      [{ kind: 'danger', text: 'Musíte se nejdříve přihlásit' }],
      1,
    ])
  })

  it('does not ask on and on for somebody who is not known', async () => {
    const onUnauthorized = vi.fn()
    const { store, next, calls } = wishes([], { onUnauthorized, initial: undefined })
    next.push(() => refuse(401, 'unauthorized'))
    expect(await store.load()).toMatchObject({ ok: true, data: { loaded: false } })
    await quiet()
    expect([calls(), onUnauthorized.mock.calls.length]).toEqual([['GET code/wishlist'], 1])
  })

  it('forgets at sign-out, and shows nobody the list of who was here before', async () => {
    let open = () => {}
    let signedIn = true
    const { store, next, shown, marked, shownNotices } = wishes([30], { isSignedIn: () => signedIn })
    next.push(() => new Promise((resolve) => (open = () => resolve(Response.json(wishListOf([40, 30]))))))
    const [late, never] = [store.add(40), store.add(50)]
    await vi.waitFor(() => expect(open).toBeInstanceOf(Function))
    await quiet()
    signedIn = false
    store.reset()
    expect([shown(), store.getState().loaded]).toEqual([[], false])
    open()
    expect([await late, await never].map(({ ok }) => ok)).toEqual([false, false])
    await quiet()
    expect([shown(), marked(), shownNotices()]).toEqual([[], [30], []])
    signedIn = true
    await store.load()
    expect([shown(), store.getState().loaded]).toEqual([[30], true])
  })
})

describe('reading', () => {
  it('C7.35 reads the list once, with what it is about', async () => {
    const { store, calls } = wishes([30], { initial: undefined })
    await Promise.all([store.load(), store.load()])
    await store.load()
    expect([calls(), store.getState().items]).toEqual([['GET code/wishlist'], wishListOf([30]).items])
  })

  it('begins with what a server rendered; no wish list is an empty one', async () => {
    const { store, seen } = wishes([], { initial: null })
    expect(await store.load()).toMatchObject({ ok: true, data: { loaded: true, items: [] } })
    expect(seen).toEqual([])
  })

  it('follows other tabs, which learn that something changed and not what', async () => {
    const [one, two] = [new BroadcastChannel('wish-test'), new BroadcastChannel('wish-test')]
    const messages: unknown[] = []
    const listener = new BroadcastChannel('wish-test')
    listener.addEventListener('message', ({ data }) => messages.push(data))
    const first = wishes([30], { channel: one })
    const second = wishes([30], { channel: two })
    second.set([30, 40])
    await first.store.add(40)
    await vi.waitFor(() => expect(second.shown()).toEqual([30, 40]))
    await quiet()
    expect([second.calls(), messages]).toEqual([['GET code/wishlist'], ['changed']])
    first.store.close()
    second.store.close()
    listener.close()
  })
})
