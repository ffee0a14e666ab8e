// Runs the logic in Node against a back end, without an emulator.
import assert from 'node:assert/strict'
import { openShop } from './dist/shop.js'

const backEnd = process.env.BACK_END ?? 'http://localhost:4000'
const stored = new Map()
const storage = {
  getItem: async (key) => stored.get(key) ?? null,
  setItem: async (key, value) => void stored.set(key, value),
  removeItem: async (key) => void stored.delete(key),
}

const app = await openShop(backEnd, storage)
const [first] = await app.products()
const added = await app.cart.addItem({ variantId: first.defaultVariantId, amount: 1 })
assert.ok(added.ok)
const [line] = app.cart.getState().cart.items
await app.cart.setAmount(line.id, 2)
console.log(`In the cart: ${app.cart.getState().count} × ${line.name}`)

const afterRestart = await openShop(backEnd, storage)
await afterRestart.cart.load()
assert.equal(afterRestart.cart.getState().count, 2)
console.log('After a restart, the app has the same cart')
