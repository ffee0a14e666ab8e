// Runs the logic in Node against a back end: no emulator is needed to see that it works.
import assert from 'node:assert/strict'
import { openShop } from './dist/shop.js'

const backEnd = process.env.BACK_END ?? 'http://localhost:4000'
const kept = new Map()
const storage = {
  getItem: async (key) => kept.get(key) ?? null,
  setItem: async (key, value) => void kept.set(key, value),
  removeItem: async (key) => void kept.delete(key),
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
console.log('The app was started again and has the same cart')
