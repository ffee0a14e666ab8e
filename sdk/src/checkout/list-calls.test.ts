import { getCurrencies } from '@vanek/sdk/content'
import { describe, expect, it } from 'vitest'
import {
  findOrder,
  getPickupBranchByRemoteId,
  getPickupBranches,
  getCompanyByTin,
  getCountries,
  getDeliveryTimes,
  getProductCategories,
  getShippers,
} from '@vanek/sdk/checkout'
import { getSettings } from '@vanek/sdk/settings'
import { refuse, type SeenRequest, shopOver } from '../testing/back-end.ts'
import { czk } from '../transport/testing/test-shop.ts'
import { brno } from '../testing/orders.ts'

const page = (data: readonly unknown[], total = data.length) => ({
  data,
  meta: { pagination: { total, page: 1, perPage: 100 } },
})

/** The request of one call, and its result for a response. */
async function requested<T>(answer: unknown, run: (shop: ReturnType<typeof shopOver>['shop']) => Promise<T>) {
  const { shop, seen } = shopOver(() => answer)
  const result = await run(shop)
  return { result, requests: seen.map(({ method, path, query }) => ({ call: `${method} ${path}`, query })) }
}

describe('lists for the checkout', () => {
  it('C7.45 C7.47 reads shipping methods and currencies', async () => {
    expect(await requested([{ id: 1 }], getShippers)).toEqual({
      result: { ok: true, data: [{ id: 1 }] },
      requests: [{ call: 'GET /api/v1/shippers', query: {} }],
    })
    expect(await requested([czk], getCurrencies)).toEqual({
      result: { ok: true, data: [czk] },
      requests: [{ call: 'GET /api/v1/currencies', query: {} }],
    })
  })

  it('C7.46 reads up to 100 countries', async () => {
    const cz = { code: 'CZ', alpha3: 'CZE', title: 'Česko', delivery: true }
    expect(await requested(page([cz]), getCountries)).toEqual({
      result: { ok: true, data: [cz] },
      requests: [{ call: 'GET /api/v1/countries', query: { perPage: '100' } }],
    })
  })

  it('C7.48 reads the settings of the shop', async () => {
    const { requests: calls } = await requested({}, getSettings)
    expect(calls).toEqual([{ call: 'GET /api/v1/globals', query: {} }])
  })

  it('C7.49 reads a pickup point by the id of the carrier', async () => {
    const call = await requested(brno, (shop) => getPickupBranchByRemoteId(shop, { shipperId: 2, remoteId: 'A/1' }))
    expect(call).toEqual({
      result: { ok: true, data: brno },
      requests: [{ call: 'GET /api/v1/shippers/2/branches/remoteId/A%2F1', query: {} }],
    })
  })

  it('C7.50 reads branches by id', async () => {
    const call = await requested(page([brno]), (shop) => getPickupBranches(shop, { keys: [7, 8] }))
    expect(call).toEqual({
      result: { ok: true, data: { branches: [brno], total: 1 } },
      requests: [{ call: 'GET /api/v1/branches', query: { keys: '7,8', perPage: '2' } }],
    })
  })

  it('C9.21 requests branches in the countries of the shop, or in all countries if it lists none', async () => {
    const query = async (pickupCountries: readonly string[] | null) => {
      const call = await requested(page([brno]), (shop) =>
        getPickupBranches(shop.with({ pickupCountries }), { keys: [7, 8] }),
      )
      return call.requests[0]?.query
    }
    expect(await query(['CZE', 'SVK'])).toEqual({ keys: '7,8', perPage: '2', countries: 'CZE,SVK' })
    expect(await query(null)).toEqual({ keys: '7,8', perPage: '2' })
  })

  it('C7.51 searches branches of a shipper by text and location', async () => {
    const input = { shipperId: 2, s: 'Dlouhá Brno', perPage: 50, page: 2, lat: 49.2, lng: 16.6 }
    const call = await requested(page([brno], 51), (shop) => getPickupBranches(shop, input))
    expect(call).toEqual({
      result: { ok: true, data: { branches: [brno], total: 51 } },
      requests: [
        {
          call: 'GET /api/v1/branches',
          query: { shipper_id: '2', s: 'Dlouhá Brno', perPage: '50', page: '2', lat: '49.2', lng: '16.6' },
        },
      ],
    })
  })

  it('C3.14 C7.26 reads delivery times of a shipper from a given day', async () => {
    const slot = { id: 4, date: '2026-11-24', from: '08:00', to: '10:00' }
    const call = await requested([slot], (shop) => getDeliveryTimes(shop, { since: '2026-11-23', shipperId: 1 }))
    expect(call).toEqual({
      result: { ok: true, data: [slot] },
      requests: [{ call: 'GET /api/v1/delivery-times', query: { since: '2026-11-23', shipperId: '1' } }],
    })
  })

  it('C7.11 reads a company by its id; an unknown one is not found', async () => {
    const { requests: calls } = await requested({ tin: '27082440' }, (shop) =>
      getCompanyByTin(shop, { tin: '27082440' }),
    )
    expect(calls).toEqual([{ call: 'GET /api/v1/ares/ico', query: { ico: '27082440' } }])
    const { shop } = shopOver(() => refuse(404, 'not_found'))
    expect(await getCompanyByTin(shop, { tin: '27082440' })).toMatchObject({ ok: false, error: { code: 'not_found' } })
  })

  it('C7.52 reads all pages of categories, sorted by name', async () => {
    const names = Array.from({ length: 401 }, (_, index) => `${(index * 7) % 401}`.padStart(3, '0'))
    const all = ['Řetízky', 'Čidla', 'Cívky', ...names].map((name, id) => ({ id, name, fullname: name, slug: name }))
    const answering = ({ query }: SeenRequest) => {
      const from = (Number(query['page']) - 1) * 200
      return page(all.slice(from, from + 200), all.length)
    }
    const { shop, seen } = shopOver(answering, { locale: 'cs' })
    const answer = await getProductCategories(shop)
    const sorted = answer.ok ? answer.data.map(({ name }) => name) : []
    expect(sorted).toEqual([...[...names].sort(), 'Cívky', 'Čidla', 'Řetízky'])
    const english = await getProductCategories(shopOver(answering, { locale: 'en' }).shop)
    expect(english.ok && english.data.map(({ name }) => name).slice(-3)).toEqual(['Čidla', 'Cívky', 'Řetízky'])
    expect(seen.map(({ query }) => query)).toEqual(['1', '2', '3'].map((number) => ({ page: number, perPage: '200' })))
  })

  it('C7.52 fails if one page fails', async () => {
    const { shop } = shopOver(({ query }) =>
      query['page'] === '2' ? refuse(422, 'validation') : page([{ name: 'a' }], 300),
    )
    expect(await getProductCategories(shop)).toMatchObject({ ok: false, error: { code: 'validation' } })
  })
})

describe('getOrderByToken', () => {
  it('C7.27 returns null for an unknown order, and other errors as errors', async () => {
    const { shop, seen } = shopOver(() => refuse(404, 'not_found'))
    expect(await findOrder(shop, { token: 'tok' })).toEqual({ ok: true, data: null })
    expect(seen[0]).toMatchObject({ method: 'GET', path: '/api/v1/orders/token/tok' })
    const { shop: broken } = shopOver(() => refuse(500, 'server'))
    expect(await findOrder(broken, { token: 'tok' })).toMatchObject({ ok: false, error: { code: 'server' } })
  })
})
