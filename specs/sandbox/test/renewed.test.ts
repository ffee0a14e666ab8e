import { afterAll, beforeAll, expect, it } from 'vitest'
import { prepare } from '../src/start-database.ts'
import { openPglite } from '../src/db/pglite.ts'
import { templateDump } from './support/template.ts'
import { guestCart, newKey, placement, sample, setStock } from './support/shopping.ts'
import { createWorld, root, type World } from './support/world.ts'

const API = '/store/api/v1'

let world: World

beforeAll(async () => {
  world = await createWorld(await openPglite({ dump: await templateDump() }))
}, 120_000)

afterAll(async () => world.close())

async function order(variantId: number) {
  const cart = await guestCart(world.ask, variantId)
  const { status, body } = await world.ask('POST', `${API}/cart/place`, placement(), { cart, key: newKey() })
  expect(status).toBe(201)
  return body.order as { code: string; token: string }
}

it('a catalogue made anew keeps what was ordered, and goes on counting orders', async () => {
  const { database, ask } = world
  const { id, productId } = await sample(world, 10)
  const first = await order(id)
  const before = await ask('GET', `${API}/orders/token/${first.token}`)
  await database.q.updateTable('products').set({ name: 'Starý název' }).where('id', '=', productId).execute()
  await database.q.updateTable('meta').set({ value: 'older' }).where('key', '=', 'seed').execute()

  expect((await prepare(database, root, undefined, false)).seeded).toBe('renewed')
  expect((await ask('GET', `${API}/products/${productId}`)).body.data.name).not.toBe('Starý název')
  const after = await ask('GET', `${API}/orders/token/${first.token}`)
  expect(after.body).toEqual(before.body)
  expect((await ask('GET', '/mailbox.json')).body.mails).toHaveLength(1)

  await setStock(database, id, 5)
  const second = await order(id)
  expect(Number(second.code)).toBe(Number(first.code) + 1)
  expect((await prepare(database, root, undefined, false)).seeded).toBe('kept')
})
