import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { codesOf, guestCart, newKey, placement, sample, setStock } from '../support/shopping.ts'
import type { World } from '../support/world.ts'

const API = '/store/api/v1'

export function deliverySuite(the: () => World): void {
  const get = async (path: string, options = {}) =>
    (await the().request('GET', `${API}${path}`, undefined, options)).body
  const place = (cart: string, change: Parameters<typeof placement>[0]) =>
    the().request('POST', `${API}/cart/place`, placement(change), { cart, key: newKey() })
  const filled = async () => guestCart(the().request, (await sample(the(), 50, 20)).id)

  it('a parcel reserves pieces of the central warehouse first, whatever its id', async () => {
    const { q } = the().database
    const { id } = await sample(the(), 5, 21)
    await q.insertInto('stock').values({ variant_id: id, warehouse_id: 2, amount: 5 }).execute()
    const central = (warehouse: number) => sql`update warehouses set central = (id = ${warehouse})`.execute(q)
    await central(2)
    const { status } = await place(await guestCart(the().request, id, 2), {})
    await central(1)
    const rows = await q.selectFrom('stock').selectAll().where('variant_id', '=', id).orderBy('warehouse_id').execute()
    expect([status, ...rows.map(({ amount }) => amount)]).toEqual([201, 5, 3])
  })

  describe('shippers and pickup points', () => {
    it('C7.45 C3.10 C3.11 lists all shippers, independent of the cart', async () => {
      const body = await get('/shippers')
      expect(body.map(({ id, type }: { id: number; type: string }) => [id, type])).toEqual([
        [1, 'DELIVERY'],
        [2, 'PICKUP_POINT'],
        [3, 'PERSONAL'],
        [4, 'DELIVERY'],
      ])
      expect(body[1]).toMatchObject({ requiredAddress: false, requiredBranch: true, priceFrom: 69 })
    })

    it('C7.51 C9.21 finds pickup points in four countries, ignoring case and accents', async () => {
      const all = await get('/branches?shipper_id=2&perPage=500')
      expect(all.meta.pagination.total).toBeGreaterThan(290)
      const countries = new Set(all.data.map((one: Point) => one.address.country_code))
      expect(countries).toEqual(new Set(['CZE', 'DEU', 'POL', 'SVK']))
      const found = await get(`/branches?shipper_id=2&s=${encodeURIComponent('CESKE budejovice')}`)
      expect(found.data).toHaveLength(4)
      expect(found.data.every((one: Point) => one.address.city === 'České Budějovice')).toBe(true)
      expect((await get('/branches?shipper_id=2&s=371%2001')).data.map((one: Point) => one.id)).toEqual([])
      expect((await get('/branches?shipper_id=2&s=370%2001')).data).toHaveLength(4)
      expect((await get('/branches?shipper_id=2&s=nikde')).meta.pagination.total).toBe(0)
    })

    it('C7.51 C9.21 counts and lists branches of the requested countries, in pages', async () => {
      const own = (query: string) => get(`/branches?shipper_id=2&countries=SVK,POL&${query}`)
      const { data, meta } = await own('perPage=500')
      const countries = new Set(data.map((one: Point) => one.address.country_code))
      expect(countries).toEqual(new Set(['POL', 'SVK']))
      expect(meta.pagination.total).toBe(data.length)
      const { data: rest, meta: last } = await own(`perPage=${data.length - 1}&page=2`)
      expect([rest.length, last.pagination.total]).toEqual([1, data.length])
      const byId = await get('/branches?keys=105,1,99999&countries=SVK')
      expect(byId).toMatchObject({ data: [], meta: { pagination: { total: 0 } } })
    })

    it('C7.51 lists matching towns before streets, and the nearest first for a position', async () => {
      const [first] = (await get('/branches?shipper_id=2&s=most')).data
      expect(first.address.city).toBe('Most')
      const near = await get('/branches?shipper_id=2&lat=49.1951&lng=16.6068&perPage=8')
      expect(near.data.every((one: Point) => one.address.city === 'Brno')).toBe(true)
      const page = await get('/branches?shipper_id=2&lat=49.1951&lng=16.6068&perPage=3&page=2')
      expect(page.data.map((one: Point) => one.id)).toEqual(near.data.slice(3, 6).map((one: Point) => one.id))
    })

    it('C7.50 C3.23 returns branches by id, of the shop and of carriers', async () => {
      const { data } = await get('/branches?keys=105,1,99999')
      expect(data.map((one: Point) => one.id)).toEqual([105, 1])
      expect(data[1]).toMatchObject({
        warehouseId: 2,
        store_id: 'S01',
        remoteId: null,
        openingHours: 'Po–Pá 8:00–18:00, So 9:00–13:00',
        address: { street: 'Sokolovská 211', city: 'Praha', postcode: '19000', country_code: 'CZE' },
      })
      expect((await the().request('GET', `${API}/branches`)).status).toBe(422)
    })

    it('C7.49 returns a pickup point by the id of the carrier', async () => {
      const one = await get('/shippers/2/branches/remoteId/BB1005')
      expect(one).toMatchObject({ id: 105, shipper_id: 2, remoteId: 'BB1005' })
      expect((await the().request('GET', `${API}/shippers/3/branches/remoteId/BB1005`)).status).toBe(404)
    })

    it('C3.11 returns where the cart can be picked up today, and when elsewhere', async () => {
      const { id } = await sample(the(), 0, 21)
      await the().database.q.insertInto('stock').values({ variant_id: id, warehouse_id: 2, amount: 2 }).execute()
      const cart = await guestCart(the().request, id, 2)
      const [pickup] = (await get('/cart/shippers', { cart })).filter((one: Shown) => one.type === 'PERSONAL')
      const dates = pickup.branches.map((one: Shown) => one.nearestDeliveryDate)
      // Friday afternoon; transfers between branches take two working days
      expect([dates[0], dates[1], pickup.delivery.nearestDeliveryDate]).toEqual([
        '2026-11-20',
        '2026-11-24',
        '2026-11-20',
      ])
      const { body } = await place(cart, { shipper_id: 3, branch_id: 1, payment_id: 4 })
      expect(body.order.nearestDeliveryDate).toBe('2026-11-20')
      await setStock(the().database, id, 0)
    })

    it('rejects a pickup point of another carrier, none, and one that is closed', async () => {
      const cart = await filled()
      const all = await get('/branches?shipper_id=2&perPage=500')
      const full = all.data.find((one: Point) => !one.available)
      const codes = async (branch_id: number | null) =>
        codesOf((await place(cart, { shipper_id: 2, branch_id })).body).join()
      expect([await codes(1), await codes(null), await codes(full.id)]).toEqual([
        'branch_required',
        'branch_required',
        'branch_unavailable',
      ])
      expect((await place(cart, { shipper_id: 2, branch_id: 105 })).status).toBe(201)
    })
  })

  describe('delivery times', () => {
    const times = (since: string, shipperId = 1) => get(`/delivery-times?since=${since}&shipperId=${shipperId}`)

    it('C7.26 offers times of the next working days, without full ones', async () => {
      const body = await times('2026-11-21')
      const days = [...new Set(body.map((one: Time) => one.date))]
      expect(days).toEqual(['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'])
      expect(body.every((one: Time) => Number(one.to.slice(0, 2)) - Number(one.from.slice(0, 2)) === 2)).toBe(true)
      expect(body.length).toBeGreaterThan(20)
      expect(body.length).toBeLessThan(30)
      // past dates return the next days
      expect(await times('2020-01-02')).toEqual(body)
      expect(await times('2026-11-21', 2)).toEqual([])
      expect(await times('2099-01-01')).toEqual([])
      expect((await the().request('GET', `${API}/delivery-times?since=2026-11-21&shipperId=99`)).status).toBe(404)
    })

    it('C7.26 accepts as many orders per delivery time as its capacity', async () => {
      const [, chosen] = await times('2026-12-01')
      const { id } = await sample(the(), 50, 20)
      const carts = await Promise.all(Array.from({ length: 6 }, () => guestCart(the().request, id)))
      const responses = await Promise.all(carts.map((cart) => place(cart, { delivery_time_id: chosen.id })))
      const placed = responses.filter(({ status }) => status === 201)
      expect(placed).toHaveLength(4)
      expect(placed[0]?.body.order.deliveryTime).toEqual(chosen)
      const refused = responses.filter(({ status }) => status !== 201).map(({ body }) => codesOf(body).join())
      expect(refused).toEqual(['delivery_time_unavailable', 'delivery_time_unavailable'])
      expect((await times('2026-12-01')).some((one: Time) => one.id === chosen.id)).toBe(false)
    })

    it('rejects a delivery time of another shipper, a past one and an unknown one', async () => {
      const cart = await filled()
      const [courier] = await times('2026-12-02')
      const [big] = await times('2026-12-02', 4)
      // the distance of ids between two days
      const past = courier.id - 30 * 1000
      for (const delivery_time_id of [big.id, past, 0, -5, 2_147_483_647]) {
        const { body } = await place(cart, { delivery_time_id })
        expect([delivery_time_id, codesOf(body)]).toEqual([delivery_time_id, ['delivery_time_unavailable']])
      }
    })
  })

  describe('countries, categories and the company register', () => {
    it('C7.46 lists the countries of the world in the requested language, delivery countries first', async () => {
      const { data, meta } = await get('/countries?perPage=300')
      expect(meta.pagination.total).toBeGreaterThan(240)
      expect(data.slice(0, 5).map((one: Country) => one.code)).toEqual(['CZ', 'SK', 'DE', 'AT', 'PL'])
      expect(data.filter((one: Country) => one.delivery)).toHaveLength(5)
      expect(data[0]).toEqual({ code: 'CZ', alpha3: 'CZE', title: 'Česko', delivery: true })
      const german = await get('/countries?perPage=1', { headers: { 'x-locale': 'de' } })
      expect(german.data[0].title).toBe('Tschechien')
    })

    it('C7.52 lists all categories by name, in pages, without those of other groups', async () => {
      const first = await get('/product-categories?perPage=20')
      const second = await get('/product-categories?perPage=20&page=2')
      const names = [...first.data, ...second.data].map((one: { name: string }) => one.name)
      expect(names).toEqual([...names].sort(new Intl.Collator('cs').compare))
      expect(first.meta.pagination).toMatchObject({ page: 1, perPage: 20 })
      const all = await get('/product-categories')
      expect(new Set(all.data.map((one: { id: number }) => one.id)).size).toBe(first.meta.pagination.total)
      const hidden = await the()
        .database.q.selectFrom('categories')
        .select('id')
        .where('visible_to', 'is not', null)
        .execute()
      expect(hidden.length).toBeGreaterThan(0)
      expect(all.data.some(({ id }: { id: number }) => hidden.some((row) => row.id === id))).toBe(false)
    })

    it('C7.11 finds a company by its number, with and without leading zeros', async () => {
      const company = await get('/ares/ico?ico=98001019')
      expect(company).toEqual({
        tin: '98001019',
        vatin: 'CZ98001019',
        business_name: 'Klimatika Sever, s. r. o.',
        address: { street: 'Londýnská 41', city: 'Liberec', postcode: '46001', country_code: 'CZE' },
        active: true,
      })
      expect(await get('/ares/ico?ico=19')).toEqual(await get('/ares/ico?ico=%2000000019'))
      const { status, body } = await the().request('GET', `${API}/ares/ico?ico=12345678`)
      expect([status, codesOf(body)]).toEqual([404, ['not_found']])
      const real = await get('/ares/ico?ico=27082440')
      expect(real).toMatchObject({ tin: '27082440', active: true, address: { country_code: 'CZE' } })
      expect(await get('/ares/ico?ico=27082440')).toEqual(real)
      expect((await the().request('GET', `${API}/ares/ico?ico=00006947`)).status).toBe(404)
    })
  })

  it('variantsByCodes finds catalogue codes and EANs in any case, in the requested order', async () => {
    const rows = await the()
      .database.q.selectFrom('variants')
      .innerJoin('products', 'products.id', 'variants.product_id')
      .select(['variants.id', 'catalog_code', 'ean'])
      .where('visible_to', 'is', null)
      .where('ean', 'is not', null)
      .orderBy('variants.id')
      .limit(2)
      .execute()
    const codes = [rows[1]?.ean, ` ${rows[0]?.catalog_code.toLowerCase()}`, 'NENI']
    const query =
      'query Codes($codes: [String!]!) { variantsByCodes(codes: $codes) { code variantId catalogCode unitWithTax } }'
    const { body } = await the().request('POST', '/cms/graphql', { query, variables: { codes } })
    expect(body.data.variantsByCodes).toMatchObject([
      { code: codes[0], variantId: rows[1]?.id },
      { code: codes[1], variantId: rows[0]?.id, catalogCode: rows[0]?.catalog_code },
    ])
  })
}

interface Point {
  readonly id: number
  readonly available: boolean
  readonly address: { readonly city: string; readonly country_code: string }
}

interface Shown {
  readonly type: string
  readonly nearestDeliveryDate: string
}

interface Time {
  readonly id: number
  readonly date: string
  readonly from: string
  readonly to: string
}

interface Country {
  readonly code: string
  readonly delivery: boolean
}
