import { describe, expect, it } from 'vitest'
import type { Shop } from '../../src/wire.ts'
import { newCustomer } from '../support/customers.ts'
import { codesOf, newKey, signIn } from '../support/shopping.ts'
import type { World } from '../support/world.ts'

const ADDRESSES = '/store/api/v1/user/addresses'
const HOME: Shop['AddressInput'] = {
  type: 'shipping',
  name: 'Zdeněk Zkušební',
  phone: '+420777111222',
  address: { street: 'Lipová 14', city: 'Třebíč', postcode: '67401', country_code: 'CZE' },
}

/** Saved addresses of a customer. */
export function addressesSuite(the: () => World): void {
  async function setUp() {
    const { bearer, id } = await newCustomer(the())
    return {
      id,
      add: (change: Partial<Shop['AddressInput']> = {}, key?: string) =>
        the().request('POST', ADDRESSES, { ...HOME, ...change }, { bearer, ...(key === undefined ? {} : { key }) }),
      list: async (query = '') =>
        (await the().request('GET', ADDRESSES + query, undefined, { bearer })).body as Shop['UserAddress'][],
      change: (address: number, change: object) =>
        the().request('PATCH', `${ADDRESSES}/${address}`, change, { bearer }),
      remove: (address: number) => the().request('DELETE', `${ADDRESSES}/${address}`, undefined, { bearer }),
    }
  }

  const idsOf = (list: readonly Shop['UserAddress'][]) => list.map(({ id }) => id)

  describe('saved addresses', () => {
    it('C7.42 C7.41 are added and listed: the default address of each type first, then the newest', async () => {
      const { add, list } = await setUp()
      expect(await list()).toEqual([])
      const first = await add()
      expect(first.status).toBe(201)
      expect(first.body).toEqual({ ...HOME, id: expect.any(Number), business: null, default: false })
      const business = { business_name: 'Vzduch, s. r. o.', TIN: '12345679', VATIN: '' }
      const second = await add({ type: 'billing', business, phone: null, default: true })
      expect(second.body).toMatchObject({ type: 'billing', business, phone: null, default: true })
      const third = await add()
      expect(idsOf(await list())).toEqual([second, third, first].map(({ body }) => body.id))
    })

    it('C7.41 are filtered by type and by country, in any country code format', async () => {
      const { add, list } = await setUp()
      const czech = (await add()).body.id
      const billing = (await add({ type: 'billing' })).body.id
      const slovak = (await add({ address: { ...HOME.address, country_code: 'SK' } })).body.id
      expect(idsOf(await list('?type=billing'))).toEqual([billing])
      expect(idsOf(await list('?type=shipping&country_code=CZE'))).toEqual([czech])
      expect(idsOf(await list('?country_code=CZ'))).toEqual([billing, czech])
      expect(idsOf(await list('?country_code=SVK'))).toEqual([slovak])
      expect(await list('?country_code=XX')).toEqual([])
      const { request } = the()
      const { bearer } = await newCustomer(the())
      expect((await request('GET', `${ADDRESSES}?type=jiny`, undefined, { bearer })).status).toBe(422)
    })

    it('C7.43 are partially updated; a new default replaces the previous default of its type', async () => {
      const { add, list, change } = await setUp()
      const first = (await add({ default: true })).body
      const second = (await add({ default: true })).body
      const billing = (await add({ type: 'billing', default: true })).body
      const defaults = async () => idsOf((await list()).filter((one) => one.default)).sort((a, b) => a - b)
      expect(await defaults()).toEqual([second.id, billing.id])
      expect((await change(first.id, { name: '  Soused ', default: true })).body).toEqual({ ...first, name: 'Soused' })
      expect(await defaults()).toEqual([first.id, billing.id])
      // stays the default when its type changes
      expect((await change(first.id, { type: 'billing' })).body).toMatchObject({ type: 'billing', default: true })
      expect(await defaults()).toEqual([first.id])
      expect((await change(first.id, { default: false, phone: null, business: null })).body).toMatchObject({
        default: false,
        phone: null,
      })
      expect((await change(first.id, {})).status).toBe(422)
      expect((await change(999_999_999_999, { name: 'X' })).status).toBe(404)
    })

    it('C7.44 are deleted; the second deletion responds with 404', async () => {
      const { add, list, remove } = await setUp()
      const { id } = (await add()).body
      const other = (await add()).body.id
      expect((await remove(id)).status).toBe(204)
      expect(idsOf(await list())).toEqual([other])
      const again = await remove(id)
      expect([again.status, codesOf(again.body)]).toEqual([404, ['not_found']])
    })

    it('C7.42 C7.43 reject blank texts and unknown countries', async () => {
      const { add, change, list } = await setUp()
      const refused = await add({ name: '  ', address: { ...HOME.address, city: ' ', country_code: 'XX' } })
      expect(refused.status).toBe(422)
      expect(refused.body.errors.map(({ field }: { field: string }) => field)).toEqual([
        ...['name', 'address.city', 'address.country_code'],
      ])
      const { id } = (await add()).body
      const wrong = await change(id, { address: { ...HOME.address, country_code: 'QQQ' } })
      expect(wrong.body.errors[0]).toMatchObject({ code: 'validation', field: 'address.country_code' })
      expect((await list())[0]?.address).toEqual(HOME.address)
    })

    it('C7.42 are limited to fifty; repeating a request with the same key adds none', async () => {
      const { add, list, remove } = await setUp()
      const key = newKey()
      const first = await add({}, key)
      expect((await add({}, key)).body).toEqual(first.body)
      expect(await list()).toHaveLength(1)
      // concurrent, to detect a count without a lock
      const responses = await Promise.all(Array.from({ length: 54 }, () => add()))
      expect(responses.filter(({ status }) => status === 201)).toHaveLength(49)
      expect(new Set(responses.flatMap(({ body }) => (body.errors ? codesOf(body) : [])))).toEqual(
        new Set(['too_many']),
      )
      await remove(first.body.id)
      expect((await add()).status).toBe(201)
    })

    it('C7.41 exist for the demo customers', async () => {
      for (const [email, count] of [
        ['jana@vanek.test', 3],
        ['firma@vanek.test', 4],
      ] as const) {
        const bearer = await signIn(the().request, email)
        const { body } = await the().request('GET', ADDRESSES, undefined, { bearer })
        expect(body).toHaveLength(count)
        expect(body.filter((one: { default: boolean }) => one.default)).toHaveLength(2)
      }
    })
  })
}
