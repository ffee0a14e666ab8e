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
  const cart = await guestCart(world.ask, variantId)
  const { status, body } = await world.ask('POST', `${API}/cart/place`, placement(), { cart, key: newKey() })
  expect(status).toBe(201)
  return body.order as { code: string; token: string }
}

it('a catalogue made anew keeps what was ordered, and goes on counting orders', { timeout: 120_000 }, async () => {
  const { database, ask } = world
  const { id, productId } = await sample(world, 10)
  const first = await order(id)
  const before = await ask('GET', `${API}/orders/token/${first.token}`)
  await database.q.updateTable('products').set({ name: 'Starý název' }).where('id', '=', productId).execute()
  await database.q.updateTable('meta').set({ value: 'older' }).where('key', '=', 'seed').execute()

  expect((await prepare(database, seed)).seeded).toBe('renewed')
  expect((await ask('GET', `${API}/products/${productId}`)).body.data.name).not.toBe('Starý název')
  const after = await ask('GET', `${API}/orders/token/${first.token}`)
  expect(after.body).toEqual(before.body)
  const { mails } = (await ask('GET', '/mailbox.json')).body as { mails: { kind: string }[] }
  expect(mails.map(({ kind }) => kind)).toEqual(['order', 'order_placed'])

  await setStock(database, id, 5)
  const second = await order(id)
  expect(Number(second.code)).toBe(Number(first.code) + 1)
  expect((await prepare(database, seed)).seeded).toBe('kept')
})

it('C7.33 C7.41 a catalogue made anew leaves to customers what they keep, and what they threw away', async () => {
  const { database, ask } = world
  const jana = async (method: string, path: string, body?: object) => {
    // who was signed in is not any more
    const bearer = await signIn(ask, 'jana@vanek.test')
    return ask(method, `${API}/user/${path}`, body, { bearer })
  }
  const kept = async () => ({
    orders: (await jana('GET', 'orders?perPage=100')).body,
    addresses: (await jana('GET', 'addresses')).body as { id: number }[],
    lists: (await jana('GET', 'shopping-lists')).body as { id: number; items: { id: number }[] }[],
  })
  const first = await kept()
  expect([first.orders.meta.pagination.total, first.addresses.length, first.lists.length]).toEqual([14, 3, 3])
  await jana('DELETE', `addresses/${first.addresses[0]!.id}`)
  await jana('PATCH', `addresses/${first.addresses[1]!.id}`, { name: 'Někdo jiný' })
  await jana('DELETE', `shopping-lists/${first.lists[0]!.id}`)
  const before = await kept()
  await database.q.updateTable('meta').set({ value: 'older still' }).where('key', '=', 'seed').execute()
  expect((await prepare(database, seed)).seeded).toBe('renewed')
  expect(await kept()).toEqual(before)
}, 120_000)

it('B9.25 goods that are sold out are still awaited when a database has stood for weeks', async () => {
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
  expect((await prepare(database, { ...seed, now: new Date(NOW + 40 * day) })).seeded).toBe('kept')
  expect(await first()).toBe(before + 40 * day)
  expect((await prepare(database, { ...seed, now: new Date(NOW + 40 * day) })).seeded).toBe('kept')
  expect(await first()).toBe(before + 40 * day)
})
