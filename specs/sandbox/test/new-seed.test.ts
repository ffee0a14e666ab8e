import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { prepare } from '../src/start-database.ts'
import { guestCart, newKey, placement, sample, setStock, signIn } from './support/shopping.ts'
import { seedOfTemplate } from './support/template.ts'
import { createFilledWorld, NOW, type World } from './support/world.ts'

const seed = seedOfTemplate()
const API = '/store/api/v1'

let world: World

beforeAll(async () => {
  world = await createFilledWorld()
}, 120_000)

afterAll(async () => world.close())

async function order(variantId: number) {
  const cart = await guestCart(world.request, variantId)
  const { status, body } = await world.request('POST', `${API}/cart/place`, placement(), { cart, key: newKey() })
  expect(status).toBe(201)
  return body.order as { code: string; token: string }
}

it('a new seed keeps orders and continues order numbers', { timeout: 120_000 }, async () => {
  const { database, request } = world
  const { id, productId } = await sample(world, 10)
  const first = await order(id)
  const before = await request('GET', `${API}/orders/token/${first.token}`)
  await database.q.updateTable('products').set({ name: 'Starý název' }).where('id', '=', productId).execute()
  await database.q.updateTable('meta').set({ value: 'older' }).where('key', '=', 'seed').execute()

  expect((await prepare(database, seed)).seeded).toBe('renewed')
  expect((await request('GET', `${API}/products/${productId}`)).body.data.name).not.toBe('Starý název')
  const after = await request('GET', `${API}/orders/token/${first.token}`)
  expect(after.body).toEqual(before.body)
  const { mails } = (await request('GET', '/mailbox.json')).body as { mails: { kind: string }[] }
  expect(mails.map(({ kind }) => kind)).toEqual(['order', 'order_placed'])

  await setStock(database, id, 5)
  const second = await order(id)
  expect(Number(second.code)).toBe(Number(first.code) + 1)
  expect((await prepare(database, seed)).seeded).toBe('unchanged')
})

it('C7.33 C7.41 a new seed keeps the data of customers, and what they deleted stays deleted', async () => {
  const { database, request } = world
  const jana = async (method: string, path: string, body?: object) => {
    // the new seed ends all sessions
    const bearer = await signIn(request, 'jana@vanek.test')
    return request(method, `${API}/user/${path}`, body, { bearer })
  }
  const readCustomerData = async () => ({
    orders: (await jana('GET', 'orders?perPage=100')).body,
    addresses: (await jana('GET', 'addresses')).body as { id: number }[],
    lists: (await jana('GET', 'shopping-lists')).body as { id: number; items: { id: number }[] }[],
  })
  const first = await readCustomerData()
  expect([first.orders.meta.pagination.total, first.addresses.length, first.lists.length]).toEqual([14, 3, 3])
  await jana('DELETE', `addresses/${first.addresses[0]!.id}`)
  await jana('PATCH', `addresses/${first.addresses[1]!.id}`, { name: 'Někdo jiný' })
  await jana('DELETE', `shopping-lists/${first.lists[0]!.id}`)
  const before = await readCustomerData()
  await database.q.updateTable('meta').set({ value: 'older still' }).where('key', '=', 'seed').execute()
  expect((await prepare(database, seed)).seeded).toBe('renewed')
  expect(await readCustomerData()).toEqual(before)
}, 120_000)

it('B9.25 moves future arrivals of sold-out goods when the database is weeks old', async () => {
  const { database } = world
  const first = async () => {
    const { rows } = await sql<{ day: string }>`
      select min(arrival->>'date') as day from products, jsonb_array_elements(doc->'arrivals') as arrival`.execute(
      database.q,
    )
    return Date.parse(rows[0]?.day ?? '')
  }
  const before = await first()
  const day = 24 * 3600 * 1000
  expect((await prepare(database, { ...seed, now: new Date(NOW + 40 * day) })).seeded).toBe('unchanged')
  expect(await first()).toBe(before + 40 * day)
  expect((await prepare(database, { ...seed, now: new Date(NOW + 40 * day) })).seeded).toBe('unchanged')
  expect(await first()).toBe(before + 40 * day)
})
