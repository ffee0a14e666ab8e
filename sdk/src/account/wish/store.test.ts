import { describe, expect, it, vi } from 'vitest'
import { createWishListStore, type WishListStoreOptions } from '@vanek/sdk/account'
import { cs } from '@vanek/sdk/i18n/cs'
import { createNoticeStore } from '@vanek/sdk/notices'
import { refuse, type SeenRequest, shopOver } from '../../testing/back-end.ts'
import { wishListOf } from '../testing/people.ts'

const flush = async () => {
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setTimeout(resolve))
}

/** A back end with a wish list; handlers in `next` override the next responses. */
function setup(initial: readonly number[] = [], options: Partial<WishListStoreOptions> = {}) {
  let listed = [...initial]
  const next: ((request: SeenRequest) => unknown)[] = []
  const { shop, seen } = shopOver((request) => {
    const other = next.shift()?.(request)
    if (other !== undefined) return other
    if (request.method === 'POST') listed = [...new Set([...listed, (request.body as { id: number }).id])]
    if (request.method !== 'DELETE') return wishListOf(listed)
    listed = listed.filter((variantId) => !request.path.endsWith(`/${variantId + 1000}`))
    return new Response(null, { status: 204 })
  })
  const notices = createNoticeStore()
  const known = { id: listed.length > 0 ? 3 : null, items: wishListOf(listed).items }
  const store = createWishListStore(shop, {
    ...{ notices, messages: cs, isSignedIn: () => true, initial: known },
    ...options,
  })
  const calls = () => seen.map(({ method, path }) => `${method} ${path.replace('/api/v1/user/shopping-lists/', '')}`)
  const shownNotices = () =>
    notices.getState().map(({ kind, title, text }) => ({ kind, ...(title && { title }), text }))
  const shown = () => [...store.getState().variantIds].sort((a, b) => a - b)
  return { store, seen, calls, shownNotices, shown, next, listed: () => listed, set: (ids: number[]) => (listed = ids) }
}

describe('toggling a variant', () => {
  it('B4.10 B8.09 C7.39 C7.60 adds the variant immediately and shows a notice after the response', async () => {
    const { store, seen, calls, shownNotices, shown } = setup()
    const adding = store.toggle(30)
    expect([shown(), [...store.getState().pending], shownNotices()]).toEqual([[30], [30], []])
    expect(await adding).toEqual({ ok: true, data: 'added' })
    expect(calls()[0]).toBe('POST code/wishlist/items')
    expect(seen[0]?.body).toEqual({ id: 30, amount: 1, custom: null })
    expect(shownNotices()).toEqual([{ kind: 'success', text: 'Produkt byl přidán do oblíbených' }])
    await flush()
    expect([shown(), store.getState().pending.size]).toEqual([[30], 0])
  })

  it('B4.10 C7.40 C7.60 removes the variant by its line', async () => {
    const { store, calls, shownNotices, shown } = setup([30, 40])
    const removing = store.toggle(30)
    expect(shown()).toEqual([40])
    expect(await removing).toEqual({ ok: true, data: 'removed' })
    expect([calls()[0], shownNotices()]).toEqual(['DELETE 3/items/1030', []])
    await flush()
    expect(shown()).toEqual([40])
  })

  it('C7.61 refetches the list after an add and after a remove', async () => {
    const { store, calls, shown, set } = setup([30])
    await store.add(40)
    set([40, 30, 50])
    await flush()
    expect([calls(), shown()]).toEqual([
      ['POST code/wishlist/items', 'GET code/wishlist'],
      [30, 40, 50],
    ])
    await store.remove(30)
    await flush()
    expect(calls().slice(2)).toEqual(['DELETE 3/items/1030', 'GET code/wishlist'])
  })

  it('B4.10 ends in the state of the last of several quick toggles', async () => {
    const { store, shown, listed, shownNotices } = setup()
    const presses = [store.toggle(30), store.toggle(30)]
    expect(shown()).toEqual([])
    await Promise.all(presses)
    await flush()
    expect([shown(), listed(), shownNotices()]).toEqual([[], [], []])
    await Promise.all([store.toggle(30), store.toggle(30), store.toggle(30), store.toggle(40)])
    await flush()
    expect([shown(), listed()]).toEqual([
      [30, 40],
      [30, 40],
    ])
  })

  it('B8.06 rolls back and shows a general error notice', async () => {
    const { store, next, shownNotices, shown } = setup([40])
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
    await flush()
    next.push(() => refuse(400, 'validation'))
    await store.toggle(40)
    await flush()
    expect(shown()).toEqual([40])
  })

  it('succeeds when the response is lost but the variant is in the list', async () => {
    const lost = setup()
    lost.next.push(() => {
      lost.set([30])
      throw new TypeError('cut')
    })
    expect(await lost.store.add(30)).toEqual({ ok: true, data: 'added' })
    expect(lost.shown()).toEqual([30])
    expect(await lost.store.remove(30)).toEqual({ ok: true, data: 'removed' })
  })

  it('treats a variant that was removed elsewhere as removed', async () => {
    const { store, next, shown, set } = setup([30])
    set([])
    next.push(() => refuse(404, 'not_found'))
    expect(await store.remove(30)).toEqual({ ok: true, data: 'removed' })
    await flush()
    expect(shown()).toEqual([])
  })

  it('loads the list first to find the line to remove', async () => {
    const { store, calls } = setup([30], { initial: undefined })
    expect(store.getState().loaded).toBe(false)
    expect(await store.remove(30)).toEqual({ ok: true, data: 'removed' })
    expect(calls().slice(0, 2)).toEqual(['GET code/wishlist', 'DELETE 3/items/1030'])
  })
})

describe('guests', () => {
  it('B6.03 C6.11 sends no request and shows a notice to sign in', async () => {
    const { store, seen, shownNotices, shown } = setup([], { isSignedIn: () => false })
    for (const verb of [store.toggle, store.add, store.remove])
      expect(await verb(30)).toMatchObject({ ok: false, error: { code: 'unauthorized' } })
    await store.load()
    expect([seen.length, shown(), shownNotices()]).toEqual([
      0,
      [],
      [{ kind: 'danger', text: 'Musíte se nejdříve přihlásit' }],
    ])
  })

  it('C6.11 shows the same notice when the session has expired', async () => {
    const onUnauthorized = vi.fn()
    const { store, next, shownNotices, shown } = setup([], { onUnauthorized })
    next.push(() => refuse(401, 'unauthorized'))
    expect(await store.toggle(30)).toMatchObject({ ok: false })
    expect([shown(), shownNotices(), onUnauthorized.mock.calls.length]).toEqual([
      [],
      [{ kind: 'danger', text: 'Musíte se nejdříve přihlásit' }],
      1,
    ])
  })

  it('does not retry after an unauthorized response', async () => {
    const onUnauthorized = vi.fn()
    const { store, next, calls } = setup([], { onUnauthorized, initial: undefined })
    next.push(() => refuse(401, 'unauthorized'))
    expect(await store.load()).toMatchObject({ ok: true, data: { loaded: false } })
    await flush()
    expect([calls(), onUnauthorized.mock.calls.length]).toEqual([['GET code/wishlist'], 1])
  })

  it('resets at sign-out, and never shows the list of the previous customer', async () => {
    let open = () => {}
    let signedIn = true
    const { store, next, shown, listed, shownNotices } = setup([30], { isSignedIn: () => signedIn })
    next.push(() => new Promise((resolve) => (open = () => resolve(Response.json(wishListOf([40, 30]))))))
    const [late, never] = [store.add(40), store.add(50)]
    await vi.waitFor(() => expect(open).toBeInstanceOf(Function))
    await flush()
    signedIn = false
    store.reset()
    expect([shown(), store.getState().loaded]).toEqual([[], false])
    open()
    expect([await late, await never].map(({ ok }) => ok)).toEqual([false, false])
    await flush()
    expect([shown(), listed(), shownNotices()]).toEqual([[], [30], []])
    signedIn = true
    await store.load()
    expect([shown(), store.getState().loaded]).toEqual([[30], true])
  })
})

describe('loading', () => {
  it('C7.35 loads the list with its products once', async () => {
    const { store, calls } = setup([30], { initial: undefined })
    await Promise.all([store.load(), store.load()])
    await store.load()
    expect([calls(), store.getState().items]).toEqual([['GET code/wishlist'], wishListOf([30]).items])
  })

  it('starts with the server-rendered state; a missing wish list is empty', async () => {
    const { store, seen } = setup([], { initial: null })
    expect(await store.load()).toMatchObject({ ok: true, data: { loaded: true, items: [] } })
    expect(seen).toEqual([])
  })

  it('refetches when another tab reports a change, without sending the contents', async () => {
    const [one, two] = [new BroadcastChannel('wish-test'), new BroadcastChannel('wish-test')]
    const messages: unknown[] = []
    const listener = new BroadcastChannel('wish-test')
    listener.addEventListener('message', ({ data }) => messages.push(data))
    const first = setup([30], { channel: one })
    const second = setup([30], { channel: two })
    second.set([30, 40])
    await first.store.add(40)
    await vi.waitFor(() => expect(second.shown()).toEqual([30, 40]))
    await flush()
    expect([second.calls(), messages]).toEqual([['GET code/wishlist'], ['changed']])
    first.store.close()
    second.store.close()
    listener.close()
  })
})
