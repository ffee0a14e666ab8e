import { describe, expect, it, vi } from 'vitest'
import {
  type AddUserAddressParams,
  type AddressStoreOptions,
  createAddressStore,
  type UserAddress,
} from '@vanek/sdk/account'
import { cs } from '@vanek/sdk/i18n/cs'
import { createNoticeStore } from '@vanek/sdk/notices'
import { refuse, type SeenRequest, shopOver } from '../../testing/back-end.ts'
import { addressOf } from '../testing/people.ts'

const flush = async () => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve))
}
const { id: _, ...input } = addressOf(0, { name: 'Jan Nový', default: true })

/** A back end with addresses, at most one of which is the default. */
function setup(initial: readonly UserAddress[], options: Partial<AddressStoreOptions> = {}) {
  let stored = [...initial]
  const next: ((request: SeenRequest) => unknown)[] = []
  const { shop, seen } = shopOver((request) => {
    const other = next.shift()?.(request)
    if (other !== undefined) return other
    const { method, path, body } = request
    if (method === 'GET') return stored
    const id = method === 'POST' ? 9 : Number(path.split('/').at(-1))
    if (method === 'DELETE') {
      stored = stored.filter((own) => own.id !== id)
      return new Response(null, { status: 204 })
    }
    const sent = body as AddUserAddressParams
    const changed = { ...stored.find((own) => own.id === id), ...sent, id } as UserAddress
    const others = stored
      .filter((own) => own.id !== id)
      .map((own) => ({ ...own, default: !sent.default && own.default }))
    stored = [changed, ...others]
    return changed
  })
  const notices = createNoticeStore()
  const store = createAddressStore(shop, { notices, messages: cs, initial, ...options })
  const names = () => store.getState().addresses.map(({ name, default: first }) => (first ? `${name}*` : name))
  const noticeTexts = () => notices.getState().map(({ kind, text }) => `${kind}: ${text}`)
  return { store, seen, next, names, noticeTexts }
}

const one = addressOf(1, { name: 'Jana Nová', default: true })

describe('address store', () => {
  it('C7.41 loads the addresses once', async () => {
    const { store, seen, names } = setup([one], { initial: undefined })
    expect(store.getState().loaded).toBe(false)
    await Promise.all([store.load(), store.load()])
    await store.load()
    expect([seen.map(({ method, path }) => `${method} ${path}`), names()]).toEqual([
      ['GET /api/v1/user/addresses'],
      ['Jana Nová*'],
    ])
  })

  it('C7.42 adds an address after the response, then refetches the default one', async () => {
    const { store, seen, names, noticeTexts } = setup([one])
    const adding = store.add(input)
    expect([names(), [...store.getState().pending]]).toEqual([['Jana Nová*'], ['add']])
    expect(await adding).toMatchObject({ ok: true, data: { id: 9, name: 'Jan Nový' } })
    await flush()
    expect([names(), noticeTexts(), seen.map(({ method }) => method)]).toEqual([
      ['Jan Nový*', 'Jana Nová'],
      ['success: Adresu jsme uložili'],
      ['POST', 'GET'],
    ])
    await store.add(input, { idempotencyKey: 'k-1' })
    const keys = seen.filter(({ method }) => method === 'POST').map(({ headers }) => headers.get('Idempotency-Key'))
    expect([keys[0]?.length, keys[1]]).toEqual([32, 'k-1'])
  })

  it('C7.43 shows a change immediately; an error is returned and stored with the address', async () => {
    const { store, next, names, noticeTexts } = setup([one])
    const changing = store.change(1, { name: 'Jana Stará' })
    expect(names()).toEqual(['Jana Stará*'])
    expect(await changing).toMatchObject({ ok: true, data: { id: 1, name: 'Jana Stará' } })
    await flush()
    next.push(() => refuse(422, 'validation', 'address.city'))
    expect(await store.change(1, { name: 'x' })).toMatchObject({ error: { issues: [{ field: 'address.city' }] } })
    expect([names(), store.getState().errors.get(1)?.code, noticeTexts().length]).toEqual([
      ['Jana Stará*'],
      'validation',
      1,
    ])
    expect(store.getState().pending.size).toBe(0)
  })

  it('C7.44 removes an address immediately; one that could not be removed is restored with a notice', async () => {
    const { store, next, names, noticeTexts } = setup([one, addressOf(2, { name: 'Dům' })])
    const removing = store.remove(1)
    expect(names()).toEqual(['Dům'])
    expect(await removing).toEqual({ ok: true, data: null })
    await flush()
    next.push(() => refuse(400, 'validation', null, 'Teď to nejde'))
    expect(await store.remove(2)).toMatchObject({ ok: false })
    expect([names(), noticeTexts()]).toEqual([['Dům'], ['success: Adresu jsme smazali', 'danger: Teď to nejde']])
  })

  it('treats an address that no longer exists as removed', async () => {
    const { store, next, names } = setup([one])
    next.push(() => refuse(404, 'not_found'))
    expect(await store.remove(1)).toEqual({ ok: true, data: null })
    expect(names()).toEqual([])
  })

  it('reports that the session ended, and stops refetching', async () => {
    const onUnauthorized = vi.fn()
    const { store, next, seen } = setup([], { initial: undefined, onUnauthorized })
    next.push(() => refuse(401, 'unauthorized'))
    await store.load()
    await flush()
    expect([onUnauthorized.mock.calls.length, seen.length]).toEqual([1, 1])
    store.close()
  })
})
