import { describe, expect, it } from 'vitest'
import { restarted } from '../support/accounts.ts'
import { codesOf, guestCart, newKey, placement, sample, samples, stockLeft } from '../support/shopping.ts'
import { recordStatements } from '../support/statements.ts'
import type { World } from '../support/world.ts'

const CART = '/store/api/v1/cart'

/** Reservation of stock in warehouses. */
export function reservingSuite(the: () => World): void {
  const place = (cart: string, change: Parameters<typeof placement>[0] = {}) =>
    the().request('POST', `${CART}/place`, placement(change), { cart, key: newKey() })

  describe('stock reservation', () => {
    it('takes pieces of the branch first for a pickup, and of the central warehouse for a parcel', async () => {
      const { q } = the().database
      const { id } = await sample(the(), 5, 73)
      await q.insertInto('stock').values({ variant_id: id, warehouse_id: 2, amount: 5 }).execute()
      const shelves = async (): Promise<number[]> =>
        (
          await q.selectFrom('stock').select('amount').where('variant_id', '=', id).orderBy('warehouse_id').execute()
        ).map(({ amount }) => amount)
      const pickup = await place(await guestCart(the().request, id, 2), { shipper_id: 3, branch_id: 1, payment_id: 4 })
      expect(await shelves()).toEqual([5, 3])
      const parcel = await place(await guestCart(the().request, id, 6))
      expect(await shelves()).toEqual([0, 2])
      // reservations are stored per order
      const [ofPickup = '', ofParcel = ''] = [pickup, parcel].map(({ body }) => body.order.id as string)
      const one = (order_id: string, warehouse_id: number, amount: number) => ({
        ...{ order_id, variant_id: id, warehouse_id, amount },
      })
      const own = q.selectFrom('reservations').selectAll().where('order_id', 'in', [ofPickup, ofParcel])
      const reserved = await own.orderBy('warehouse_id').orderBy('amount').execute()
      expect(reserved).toEqual([one(ofParcel, 1, 5), one(ofParcel, 2, 1), one(ofPickup, 2, 2)])
    })

    it('excludes stock of suppliers', async () => {
      const { q } = the().database
      const { id } = await sample(the(), 0, 72)
      const supplier = { id: 990, name: 'Dodavatel', central: false, virtual: true }
      await q.insertInto('warehouses').values(supplier).execute()
      await q.insertInto('stock').values({ variant_id: id, warehouse_id: supplier.id, amount: 5 }).execute()
      const refused = await the().request('POST', `${CART}/items`, { id, amount: 1 })
      // without stock tracking, more than the stock can be sold
      const check = (check_stock: boolean) =>
        q.updateTable('variants').set({ check_stock }).where('id', '=', id).execute()
      await check(false)
      const placed = await place(await guestCart(the().request, id, 4))
      const left = await stockLeft(the(), id)
      await check(true)
      for (const table of ['reservations', 'stock'] as const)
        await q.deleteFrom(table).where('warehouse_id', '=', supplier.id).execute()
      await q.deleteFrom('warehouses').where('id', '=', supplier.id).execute()
      expect([codesOf(refused.body), placed.status, left]).toEqual([['out_of_stock'], 201, 5])
    })

    it('runs as many statements for sixty lines as for one, and reserves each piece once', async () => {
      const recorder = recordStatements(the().database)
      const other = await restarted(the(), [], { database: recorder.database })
      // the payment provider polls its queue in the background
      const take = () => recorder.take().filter(([sql]) => !sql.includes('gateway_notifications'))
      const items = (await samples(the(), 60, 20, 80)).map(({ id }) => ({ id, amount: 2 }))
      expect(items).toHaveLength(60)
      const count = async (some: typeof items) => {
        const added = await other.request('POST', `${CART}/items/batch`, { items: some }, { key: newKey() })
        const cart = added.body.meta.custom.guestCartToken as string
        take()
        const placed = await other.request('POST', `${CART}/place`, placement(), { cart, key: newKey() })
        expect(placed.status).toBe(201)
        return take().length
      }
      // the first request also fills the catalogue cache
      await count(items.slice(0, 1))
      const one = await count(items.slice(0, 1))
      expect(await count(items)).toBe(one)
      expect(one).toBeLessThanOrEqual(25)
      const left = await Promise.all(items.map(({ id }) => stockLeft(the(), id)))
      expect(left).toEqual(items.map((_, at) => (at === 0 ? 14 : 18)))
      await other.close()
    })
  })
}
