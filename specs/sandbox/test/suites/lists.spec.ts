import { describe, expect, it } from 'vitest'
import type { Shop } from '../../src/wire.ts'
import { newCustomer } from '../support/customers.ts'
import { codesOf, newKey, sample, samples, setStock, signIn } from '../support/shopping.ts'
import type { World } from '../support/world.ts'

const API = '/store/api/v1'
const LISTS = `${API}/user/shopping-lists`

/** Shopping lists and the wish list of a customer. */
export function listsSuite(the: () => World): void {
  async function setUp(priceList: string | null = null) {
    const customer = await newCustomer(the(), priceList)
    const { bearer } = customer
    const request = (method: string, path: string, body?: unknown) =>
      the().request(method, LISTS + path, body, { bearer })
    return {
      ...customer,
      request,
      all: async () => (await request('GET', '')).body as Shop['ShoppingList'][],
      addToWishList: (id: number, rest: object = {}) =>
        request('POST', '/code/wishlist/items', { id, amount: 1, ...rest }),
      /** Saves a cart of these goods as a list. */
      save: async (name: string, ids: readonly number[]): Promise<number> => {
        for (const id of ids) await the().request('POST', `${API}/cart/items`, { id, amount: 1 }, { bearer })
        const { body } = await the().request('POST', LISTS, { name }, { bearer, key: newKey() })
        await the().request('DELETE', `${API}/cart/items`, undefined, { bearer })
        return body.id as number
      },
    }
  }

  const variantsOf = (list: Pick<Shop['ShoppingList'], 'items'>) => list.items.map(({ variantId }) => variantId)

  describe('shopping lists', () => {
    it('C7.33 C7.34 C7.35 are listed and read by id and by code, with products as in the cart', async () => {
      const { all, request, save, bearer } = await setUp('firmy')
      expect(await all()).toEqual([])
      const [one, two] = await samples(the(), 2, 20, 53)
      const first = await save('Dílna', [one!.id, two!.id])
      const second = await save('Sklad', [two!.id])
      const lists = await all()
      expect(new Set(lists.map(({ id }) => id))).toEqual(new Set([first, second]))
      const dilna = lists.find(({ id }) => id === first)!
      expect(dilna).toMatchObject({ name: 'Dílna', created: the().clock.now().toISOString() })
      expect((await request('GET', `/${first}`)).body).toEqual(dilna)
      expect((await request('GET', `/code/${dilna.code}`)).body).toEqual(dilna)
      await the().request('POST', `${API}/cart/items`, { id: one!.id, amount: 1 }, { bearer })
      const [inCart] = (await the().request('GET', `${API}/cart`, undefined, { bearer })).body.items
      const { product, variant, shoppable, prices } = inCart as Shop['CartItem']
      expect(dilna.items[0]).toEqual({
        ...{ id: expect.any(Number), variantId: one!.id, amount: 1, custom: null },
        ...{ product, variant, shoppable, prices },
      })
      // with the prices of the customer
      expect(prices.unitWithTax).toBeLessThan(one!.price / 100)
      for (const path of ['/999999999999', '/1000000', '/code/neni'])
        expect((await request('GET', path)).status).toBe(404)
    })

    it('C7.33 are sorted by date, newest first', async () => {
      const bearer = await signIn(the().request, 'jana@vanek.test')
      const { body } = await the().request('GET', LISTS, undefined, { bearer })
      const created: string[] = body.map((list: { created: string }) => list.created)
      expect(created).toEqual([...created].sort().reverse())
      expect(created.length).toBeGreaterThanOrEqual(3)
    })

    it('C7.34 contain current products: current stock and price, and no product when it is not sold any more', async () => {
      const { request, save } = await setUp()
      const [sold, removed, unsold] = await samples(the(), 3, 20, 55)
      const id = await save('Chata', [sold!.id, removed!.id, unsold!.id])
      const { q } = the().database
      await setStock(the().database, sold!.id, 0)
      await q
        .updateTable('variants')
        .set({ price: sold!.price + 1000 })
        .where('id', '=', sold!.id)
        .execute()
      await q.updateTable('products').set({ saleable: false }).where('id', '=', unsold!.productId).execute()
      const withdraw = (withdrawn: boolean) =>
        the().request('POST', '/sandbox/withdraw', { variantId: removed!.id, withdrawn })
      await withdraw(true)
      const [now, missing, shown] = (await request('GET', `/${id}`)).body.items as Shop['ShoppingListItem'][]
      expect(now?.shoppable?.availability).toMatchObject({ isAvailable: false, availabilityCode: 'sold_out' })
      expect(now?.prices?.unitWithTax).toBe(sold!.price / 100 + 10)
      expect(missing).toMatchObject({
        variantId: removed!.id,
        product: null,
        variant: null,
        shoppable: null,
        prices: null,
      })
      expect(shown).toMatchObject({
        variantId: unsold!.id,
        product: { id: unsold!.productId },
        shoppable: null,
        prices: null,
      })
      await withdraw(false)
      await q.updateTable('products').set({ saleable: true }).where('id', '=', unsold!.productId).execute()
      await q.updateTable('variants').set({ price: sold!.price }).where('id', '=', sold!.id).execute()
      expect((await request('GET', `/${id}`)).body.items[1].product).not.toBeNull()
    })

    it('C7.37 are deleted with their lines; the second deletion responds with 404', async () => {
      const { all, request, save } = await setUp()
      const { id } = await sample(the(), 20, 58)
      const list = await save('Na chvíli', [id])
      expect((await request('DELETE', `/${list}`)).status).toBe(204)
      expect(await all()).toEqual([])
      const { q } = the().database
      expect(await q.selectFrom('shopping_list_items').select('id').where('list_id', '=', list).execute()).toEqual([])
      expect(codesOf((await request('DELETE', `/${list}`)).body)).toEqual(['not_found'])
    })

    it('C7.38 C7.40 add and remove lines, each variant once', async () => {
      const { request, save } = await setUp()
      const [one, two, three] = await samples(the(), 3, 20, 59)
      const id = await save('Přání', [one!.id, two!.id])
      const added = await request('POST', `/${id}/items`, { id: three!.id, amount: 1, custom: { barva: 'bílá' } })
      expect([added.status, variantsOf(added.body)]).toEqual([200, [one!.id, two!.id, three!.id]])
      expect(added.body.items[2]).toMatchObject({ amount: 1, custom: { barva: 'bílá' } })
      const again = await request('POST', `/${id}/items`, { id: one!.id, amount: 7 })
      expect(again.body.items.map(({ amount }: { amount: number }) => amount)).toEqual([1, 1, 1])
      const line = added.body.items[1].id as number
      expect((await request('DELETE', `/${id}/items/${line}`)).status).toBe(204)
      expect(variantsOf((await request('GET', `/${id}`)).body)).toEqual([one!.id, three!.id])
      expect((await request('DELETE', `/${id}/items/${line}`)).status).toBe(404)
      for (const variant of [3, 999_999_999_999]) {
        const { status, body } = await request('POST', `/${id}/items`, { id: variant, amount: 1 })
        expect([status, body.errors[0].code, body.errors[0].field]).toEqual([404, 'not_found', 'id'])
      }
    })

    it('C7.38 do not reveal goods of a group that the customer is not a member of', async () => {
      const { addToWishList } = await setUp()
      const { id } = await the()
        .database.q.selectFrom('products')
        .select('default_variant_id as id')
        .where('visible_to', '=', 'firmy')
        .limit(1)
        .executeTakeFirstOrThrow()
      const unknown = await addToWishList(3)
      const hidden = await addToWishList(id)
      expect([hidden.status, hidden.body.errors]).toEqual([unknown.status, unknown.body.errors])
    })

    it('C7.36 are limited to fifty per customer, without the wish list', async () => {
      const { request, all, addToWishList, bearer } = await setUp()
      const { id } = await sample(the(), 20, 64)
      await addToWishList(id)
      await the().request('POST', `${API}/cart/items`, { id, amount: 1 }, { bearer })
      const save = (name: string) => the().request('POST', LISTS, { name }, { bearer, key: newKey() })
      // concurrent, to detect a count without a lock
      const responses = await Promise.all(Array.from({ length: 54 }, (_, at) => save(`Seznam ${at}`)))
      expect(responses.filter(({ status }) => status === 201)).toHaveLength(50)
      const refused = responses.filter(({ status }) => status !== 201)
      expect(refused.map(({ status, body }) => [status, codesOf(body)])).toEqual(refused.map(() => [409, ['too_many']]))
      const [first] = (await all()).filter(({ code }) => code !== 'wishlist')
      await request('DELETE', `/${first!.id}`)
      expect((await save('Znovu')).status).toBe(201)
    })

    it('C7.38 are limited to five hundred lines', async () => {
      const { request, save } = await setUp()
      const [one, more] = await samples(the(), 2, 20, 62)
      const list = await save('Velkoobchod', [one!.id])
      await the()
        .database.q.insertInto('shopping_list_items')
        .values(
          Array.from({ length: 499 }, (_, at) => ({
            ...{ list_id: list, position: at + 1, variant_id: 1_900_000_000 + at, amount: 1, custom: null },
          })),
        )
        .execute()
      const refused = await request('POST', `/${list}/items`, { id: more!.id, amount: 1 })
      expect([refused.status, codesOf(refused.body)]).toEqual([409, ['too_many']])
      expect((await request('POST', `/${list}/items`, { id: one!.id, amount: 1 })).status).toBe(200)
    })
  })

  describe('the wish list', () => {
    it('C7.39 C7.60 is created by the first item; the same variant is in it once, and its line is removed by id', async () => {
      const { all, request, addToWishList } = await setUp()
      const [one, two] = await samples(the(), 2, 20, 64)
      const first = await addToWishList(one!.id, { custom: null })
      expect([first.status, first.body.code, first.body.name]).toEqual([200, 'wishlist', 'Oblíbené'])
      await addToWishList(one!.id)
      const { body } = await addToWishList(two!.id)
      expect(variantsOf(body)).toEqual([one!.id, two!.id])
      expect((await all()).map(({ code }) => code)).toEqual(['wishlist'])
      expect((await request('DELETE', `/${body.id}/items/${body.items[0].id}`)).status).toBe(204)
      expect(variantsOf((await request('GET', '/code/wishlist')).body)).toEqual([two!.id])
    })

    it('C7.39 concurrent additions create one wish list and lose no items', async () => {
      const { all, addToWishList } = await setUp()
      const goods = await samples(the(), 8, 20, 66)
      const responses = await Promise.all([...goods, ...goods].map(({ id }) => addToWishList(id)))
      expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200))
      const lists = await all()
      expect(lists).toHaveLength(1)
      expect(new Set(variantsOf(lists[0]!))).toEqual(new Set(goods.map(({ id }) => id)))
      expect(lists[0]!.items).toHaveLength(goods.length)
    })

    it('C7.35 is empty before the first addition, and after it was deleted', async () => {
      const { all, request, addToWishList } = await setUp()
      const empty = { id: null, code: 'wishlist', name: 'Oblíbené', created: null, items: [] }
      expect((await request('GET', '/code/wishlist')).body).toEqual(empty)
      expect(await all()).toEqual([])
      const { body } = await addToWishList((await sample(the(), 20, 74)).id)
      expect((await request('DELETE', `/${body.id}`)).status).toBe(204)
      expect((await request('GET', '/code/wishlist')).body).toEqual(empty)
    })

    it('C7.36 C7.39 ignores a saved list with the same name', async () => {
      const { all, save, addToWishList } = await setUp()
      const { id } = await sample(the(), 20, 75)
      await save('Oblíbené', [id])
      expect((await addToWishList(id)).status).toBe(200)
      expect((await all()).map(({ name }) => name)).toEqual(['Oblíbené', 'Oblíbené'])
    })
  })
}
