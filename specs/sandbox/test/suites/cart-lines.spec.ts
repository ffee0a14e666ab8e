import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { addCustomer, login } from '../support/accounts.ts'
import { codesOf, guestCart, newKey, placement, sample, samples, setStock, signIn } from '../support/shopping.ts'
import type { TestResponse, World } from '../support/world.ts'

const CART = '/store/api/v1/cart'
const ITEMS = `${CART}/items`
const BATCH = `${ITEMS}/batch`

interface Item {
  readonly id: number
  readonly variantId: number
  readonly amount: number
  readonly items: readonly Item[]
}

/** Cart lines: batches, nested lines and notices. */
export function cartLinesSuite(the: () => World): void {
  const read = async (cart: string): Promise<TestResponse['body']> =>
    (await the().request('GET', CART, undefined, { cart })).body
  const noticesOf = async (cart: string): Promise<string[]> =>
    (await read(cart)).items[0].notices.map(({ code }: { code: string }) => code)

  describe('a batch of lines', () => {
    it('C7.17 adds available items, reports why the others failed, and adds nothing twice', async () => {
      const [plenty, few, none] = await samples(the(), 3, 20, 20)
      await setStock(the().database, few!.id, 2)
      await setStock(the().database, none!.id, 0)
      const items = [
        { id: plenty!.id, amount: 3 },
        { id: 999_999_999, amount: 1 },
        { id: few!.id, amount: 5 },
        { id: none!.id, amount: 1 },
        { id: plenty!.id, amount: 2 },
        { id: plenty!.id, amount: 1, parent_id: 1 },
      ]
      const key = newKey()
      const { status, body } = await the().request('POST', BATCH, { items }, { key })
      expect(status).toBe(200)
      expect([body.added, body.total]).toEqual([3, 6])
      const results = body.results.map(({ id, added, code }: { id: number; added: boolean; code: string | null }) => [
        id,
        added,
        code,
      ])
      expect(results).toEqual([
        [plenty!.id, true, null],
        [999_999_999, false, 'not_found'],
        [few!.id, true, 'amount_capped'],
        [none!.id, false, 'out_of_stock'],
        [plenty!.id, true, null],
        [plenty!.id, false, 'parent_not_found'],
      ])
      expect(body.results[2].title).toContain('Skladem jsou jen 2')
      expect(body.results[3].title).toBe('Zboží už není skladem. Vyberte prosím jiné.')
      expect(body.cart.items.map(({ variantId, amount }: Item) => [variantId, amount])).toEqual([
        [plenty!.id, 5],
        [few!.id, 2],
      ])
      const cart = body.meta.custom.guestCartToken as string
      const again = await the().request('POST', BATCH, { items }, { key, cart })
      expect(again.headers['idempotent-replayed']).toBe('true')
      expect(again.body).toEqual(body)
      expect((await read(cart)).version).toBe(body.cart.version)
    })

    it('C7.17 fails with one error per line when nothing can be added, and creates no cart', async () => {
      const carts = () => the().database.q.selectFrom('carts').select('id').execute()
      const before = (await carts()).length
      const { status, body } = await the().request('POST', BATCH, { items: [1, 2].map((id) => ({ id, amount: 1 })) })
      expect([status, codesOf(body)]).toEqual([409, ['not_found', 'not_found']])
      expect(body.errors.map(({ field }: { field: string }) => field)).toEqual(['items.0', 'items.1'])
      expect((await carts()).length).toBe(before)
    })

    it('C7.17 adds 500 lines quickly, and stores a small replay of the response', async () => {
      const goods = await samples(the(), 500, 20)
      const items = Array.from({ length: 500 }, (_, at) => ({
        id: goods[at % goods.length]!.id,
        amount: 1,
        newLine: true,
      }))
      const began = performance.now()
      const { status, body } = await the().request('POST', BATCH, { items })
      expect(performance.now() - began).toBeLessThan(10_000)
      expect([status, body.added]).toEqual([200, 500])
      const ids = body.cart.items.map(({ id }: Item) => id) as number[]
      expect(new Set(ids).size).toBe(500)
      expect(body.cart.items.map(({ variantId }: Item) => variantId)).toEqual(items.map(({ id }) => id))
      const cart = body.meta.custom.guestCartToken as string
      const change = { amount: 2 }
      const key = newKey()
      const [line] = ids
      const changed = await the().request('PATCH', `${ITEMS}/${line}`, change, { cart, key })
      const again = await the().request('PATCH', `${ITEMS}/${line}`, change, { cart, key })
      expect([changed.status, again.status, again.headers['idempotent-replayed']]).toEqual([200, 200, 'true'])
      expect(again.body).toEqual(changed.body)
      const stored = the().database.q.selectFrom('idempotency_keys').where('key', '=', key)
      const { size } = await stored.select(sql<number>`length(answer::text)`.as('size')).executeTakeFirstOrThrow()
      // otherwise repeated changes of a full cart would fill the disk
      expect(size).toBeLessThan(JSON.stringify(changed.body).length / 4)
      const tooMany = [...items, items[0]]
      expect((await the().request('POST', BATCH, { items: tooMany })).status).toBe(422)
    })

    it('is limited to 500 lines per cart, also after a merge; amounts can still grow', async () => {
      const [most, few, other] = await samples(the(), 3, 600)
      // for thousands of lines that fit the stock
      await the().database.q.updateTable('variants').set({ amount_max: 9999 }).where('id', 'in', [most!.id]).execute()
      const filled = async (owner: { bearer?: string }): Promise<TestResponse> => {
        const items = Array.from({ length: 499 }, () => ({ id: most!.id, amount: 1, newLine: true }))
        return the().request('POST', BATCH, { items }, owner)
      }
      const guest = await filled({})
      const cart = guest.body.meta.custom.guestCartToken as string
      const more = [few, other, other].map((goods) => ({ id: goods!.id, amount: 1 }))
      const last = await the().request('POST', BATCH, { items: more }, { cart })
      const codes = last.body.results.map(({ code }: { code: string | null }) => code)
      expect([last.status, last.body.cart.items.length, codes]).toEqual([200, 500, [null, 'too_many', 'too_many']])
      const one = await the().request('POST', ITEMS, { id: other!.id, amount: 1 }, { cart })
      expect([one.status, codesOf(one.body)]).toEqual([409, ['too_many']])
      const grown = await the().request('POST', ITEMS, { id: few!.id, amount: 1 }, { cart })
      expect([grown.status, grown.body.addedItem.amount]).toEqual([200, 2])

      const email = await addCustomer(the())
      const bearer = await signIn(the().request, email)
      await filled({ bearer })
      await the().request('POST', ITEMS, { id: few!.id, amount: 1 }, { bearer })
      const { body } = await login(the(), email, undefined, { cart })
      expect(body.meta.cart).toMatchObject({ merged: 1, dropped: [expect.any(String)] })
      const own = await the().request('GET', CART, undefined, { bearer })
      expect(own.body.items).toHaveLength(500)
      expect(own.body.items.at(-1)).toMatchObject({ variantId: few!.id, amount: 3 })
    })

    it.each([
      ['a long text', { engraving: 'J'.repeat(501) }],
      ['a long name', { ['e'.repeat(51)]: 'Jana' }],
    ])('rejects %s in custom data of a line', async (_, custom) => {
      const { id } = (await samples(the(), 1, 20))[0]!
      const { status, body } = await the().request('POST', ITEMS, { id, amount: 1, custom })
      expect([status, codesOf(body)]).toEqual([422, ['validation']])
    })

    it('C7.13 removes all lines and keeps the cart', async () => {
      const [first, second] = await samples(the(), 2, 20)
      const cart = await guestCart(the().request, first!.id)
      await the().request('POST', ITEMS, { id: second!.id, amount: 2 }, { cart })
      const { status, body } = await the().request('DELETE', ITEMS, undefined, { cart, key: newKey() })
      expect([status, body.cart.items, body.cart.prices.totalWithTax]).toEqual([200, [], 0])
      expect(await read(cart)).toMatchObject({ id: body.cart.id, items: [], version: body.cart.version })
    })
  })

  describe('nested lines', () => {
    it('C3.04 belong to their parent line, count in the totals and are removed with it', async () => {
      const [fan, grille] = await samples(the(), 2, 20)
      const cart = await guestCart(the().request, fan!.id)
      const parent = (await read(cart)).items[0].id as number
      const under = { id: grille!.id, amount: 2, parent_id: parent }
      const { body } = await the().request('POST', ITEMS, under, { cart })
      expect(body.addedItem).toMatchObject({ variantId: grille!.id, amount: 2 })
      await the().request('POST', ITEMS, { id: grille!.id, amount: 1 }, { cart })
      await the().request('POST', ITEMS, under, { cart })
      const nested = await read(cart)
      const shape = (items: readonly Item[]): unknown[] =>
        items.map(({ variantId, amount, items: below }) => [variantId, amount, shape(below)])
      expect(shape(nested.items)).toEqual([
        [fan!.id, 1, [[grille!.id, 4, []]]],
        [grille!.id, 1, []],
      ])
      expect(nested.prices.itemsWithTax).toBe((fan!.price + grille!.price * 5) / 100)
      const child = nested.items[0].items[0].id as number
      const deeper = await the().request('POST', ITEMS, { ...under, parent_id: child }, { cart })
      expect([deeper.status, codesOf(deeper.body)]).toEqual([409, ['parent_not_found']])
      const other = await guestCart(the().request, fan!.id)
      const foreign = await the().request('POST', ITEMS, under, { cart: other })
      expect(codesOf(foreign.body)).toEqual(['parent_not_found'])
      const { body: left } = await the().request('DELETE', `${ITEMS}/${parent}`, undefined, { cart })
      expect(shape(left.cart.items)).toEqual([[grille!.id, 1, []]])
    })

    it('are ordered with their parent, and are kept when a guest signs in', async () => {
      const [fan, grille] = await samples(the(), 2, 20, 25)
      const cart = await guestCart(the().request, fan!.id)
      const parent = (await read(cart)).items[0].id as number
      await the().request('POST', ITEMS, { id: grille!.id, amount: 2, parent_id: parent }, { cart })
      const login = { email: await addCustomer(the()), password: 'vetrak-2026' }
      const { body } = await the().request('POST', '/store/api/oauth/login', login, { cart })
      const bearer = body.data.access_token as string
      const mine = (await the().request('GET', CART, undefined, { bearer })).body
      const line = mine.items.find(({ variantId }: Item) => variantId === fan!.id)
      expect(line.items).toMatchObject([{ variantId: grille!.id, amount: 2 }])
      const placed = await the().request('POST', `${CART}/place`, placement(), { bearer, key: newKey() })
      const pieces = placed.body.order.items.map((item: Item) => [item.variantId, item.amount])
      expect(pieces).toEqual(expect.arrayContaining([[fan!.id, 1], [grille!.id, 2]])) // prettier-ignore
    })
  })

  describe('notices of a line', () => {
    it('report a price change until the shopper changes the line or adds to it', async () => {
      const { id, price } = await sample(the(), 20, 30)
      const cart = await guestCart(the().request, id)
      expect(await noticesOf(cart)).toEqual([])
      const setPrice = (crowns: number) => the().request('POST', '/sandbox/price', { variantId: id, price: crowns })
      expect((await setPrice(price / 100 + 10)).body).toEqual({ before: price / 100 })
      const raised = await read(cart)
      expect(raised.items[0].notices).toMatchObject([{ code: 'price_raised' }])
      expect(raised.items[0].notices[0].title).toMatch(/^Cena se mezitím zvýšila z \d+\sKč na \d+\sKč s DPH\.$/)
      expect(raised.prices.itemsWithTax).toBe(price / 100 + 10)
      const line = raised.items[0].id as number
      await the().request('PATCH', `${ITEMS}/${line}`, { amount: 2 }, { cart })
      expect(await noticesOf(cart)).toEqual([])
      await setPrice(price / 100)
      expect(await noticesOf(cart)).toEqual(['price_lowered'])
      await the().request('POST', ITEMS, { id, amount: 1 }, { cart })
      expect(await noticesOf(cart)).toEqual([])
    })

    it('report a stock below the amount, over all lines of a variant', async () => {
      const { id } = await sample(the(), 20, 31)
      const cart = await guestCart(the().request, id, 2)
      await the().request('POST', ITEMS, { id, amount: 2, newLine: true }, { cart })
      await setStock(the().database, id, 4)
      expect(await noticesOf(cart)).toEqual([])
      await setStock(the().database, id, 3)
      expect(await noticesOf(cart)).toEqual(['stock_low'])
      expect((await read(cart)).items[1].notices[0].title).toContain('Skladem už je jen 3')
      await setStock(the().database, id, 0)
      expect(await noticesOf(cart)).toEqual(['out_of_stock'])
    })

    it('C4.37 C7.21 goods that are not sold any more do not count towards the minimum of a coupon', async () => {
      const [unsold, other] = await samples(the(), 2, 20, 73)
      for (const [{ id: variantId }, price] of [[unsold!, 1000] as const, [other!, 600] as const])
        await the().request('POST', '/sandbox/price', { variantId, price })
      const cart = await guestCart(the().request, unsold!.id)
      await the().request('POST', ITEMS, { id: other!.id, amount: 1 }, { cart })
      const { body } = await the().request('POST', `${CART}/coupon`, { couponCode: 'PRVNI200' }, { cart })
      expect(body.cart.prices.discountWithTax).toBe(200)
      const withdraw = (withdrawn: boolean) =>
        the().request('POST', '/sandbox/withdraw', { variantId: unsold!.id, withdrawn })
      await withdraw(true)
      const { coupon, prices } = await read(cart)
      await withdraw(false)
      expect(coupon).toMatchObject({ applies: false, reason: expect.stringContaining('chybí 900') })
      expect(prices).toMatchObject({ discountWithTax: 0, totalWithTax: 600 })
    })

    it('C7.24 validation compares the stock with the sum of all lines of a variant', async () => {
      const { id } = await sample(the(), 20, 77)
      const cart = await guestCart(the().request, id, 3)
      await the().request('POST', ITEMS, { id, amount: 3, newLine: true }, { cart })
      await setStock(the().database, id, 4)
      const { status, body } = await the().request('POST', `${CART}/validate`, undefined, { cart })
      expect([status, codesOf(body)]).toEqual([409, ['out_of_stock', 'out_of_stock']])
      expect(body.errors[0].title).toContain('Snižte prosím množství')
      await setStock(the().database, id, 0)
      const none = await the().request('POST', `${CART}/validate`, undefined, { cart })
      expect(none.body.errors[0].title).toContain('Odeberte ho prosím z košíku')
    })

    it('C5.46 the maximum applies to all lines of a variant together', async () => {
      const { id, amountMax } = await sample(the(), 100_000, 78)
      const cart = await guestCart(the().request, id, amountMax)
      const { status, body } = await the().request('POST', ITEMS, { id, amount: 1, newLine: true }, { cart })
      expect([status, codesOf(body)]).toEqual([422, ['amount_above_maximum']])
      expect((await read(cart)).items.map(({ amount }: { amount: number }) => amount)).toEqual([amountMax])
    })

    it('C5.45 the minimum applies to all lines of a variant together, so a smaller remainder can be added to an existing line', async () => {
      const { id } = await sample(the(), 5, 79)
      const variant = the().database.q.updateTable('variants').where('id', '=', id)
      await variant.set({ amount_min: 2 }).execute()
      const cart = await guestCart(the().request, id, 4)
      const rest = await the().request('POST', ITEMS, { id, amount: 2, newLine: true }, { cart })
      await setStock(the().database, id, 1)
      const alone = await the().request('POST', ITEMS, { id, amount: 2 })
      await variant.set({ amount_min: 1 }).execute()
      expect([rest.status, rest.body.addedItem.amount]).toEqual([200, 1])
      expect(codesOf(alone.body)).toEqual(['out_of_stock'])
    })

    it('C4.37 a line of goods that are not sold any more has no product, variant and shoppable, and costs nothing', async () => {
      const [unsold, other] = await samples(the(), 2, 20, 32)
      const cart = await guestCart(the().request, unsold!.id, 2)
      await the().request('POST', ITEMS, { id: other!.id, amount: 1 }, { cart })
      const withdraw = (withdrawn: boolean) =>
        the().request('POST', '/sandbox/withdraw', { variantId: unsold!.id, withdrawn })
      // oversized goods have no free shipping, but goods that are not sold any more do not count
      const oversize = (oversized: boolean) =>
        the().database.q.updateTable('products').set({ oversized }).where('id', '=', unsold!.productId).execute()
      await oversize(true)
      expect((await read(cart)).prices.freeShippingAt).toBeNull()
      expect((await withdraw(true)).status).toBe(204)
      const { items, prices } = await read(cart)
      await oversize(false)
      expect(prices).toMatchObject({ freeShippingAt: 2500, missingToFreeShipping: 2500 - other!.price / 100 })
      expect(items[0]).toMatchObject({
        product: null,
        variant: null,
        shoppable: null,
        notices: [{ code: 'not_saleable' }],
      })
      expect(prices.itemsWithTax).toBe(other!.price / 100)
      expect(codesOf((await the().request('POST', ITEMS, { id: unsold!.id, amount: 1 })).body)).toEqual(['not_found'])
      const refused = await the().request('POST', `${CART}/place`, placement(), { cart, key: newKey() })
      expect([refused.status, codesOf(refused.body)]).toEqual([409, ['not_saleable']])
      await the().request('DELETE', `${ITEMS}/${items[0].id}`, undefined, { cart })
      await withdraw(false)
      expect((await the().request('POST', ITEMS, { id: unsold!.id, amount: 1 }, { cart })).status).toBe(200)
      expect((await the().request('POST', '/sandbox/withdraw', { variantId: 1, withdrawn: true })).status).toBe(404)
    })
  })

  describe('a cart saved as a list', () => {
    it('C7.36 has each variant with its total amount, and a unique name', async () => {
      const [first, second] = await samples(the(), 2, 20, 34)
      const bearer = await signIn(the().request, 'jana@vanek.test')
      const save = (name: string, key = newKey()) =>
        the().request('POST', '/store/api/v1/user/shopping-lists', { name }, { bearer, key })
      await the().request('DELETE', ITEMS, undefined, { bearer })
      expect(codesOf((await save('Prázdný')).body)).toEqual([expect.stringMatching(/^cart_(empty|not_found)$/)])
      await the().request('POST', ITEMS, { id: first!.id, amount: 2 }, { bearer })
      await the().request('POST', ITEMS, { id: first!.id, amount: 1, newLine: true }, { bearer })
      await the().request('POST', ITEMS, { id: second!.id, amount: 4 }, { bearer })
      const key = newKey()
      const { status, body } = await save('Koupelna', key)
      expect([status, body.name, body.items]).toEqual([201, 'Koupelna', 2])
      expect((await save('Koupelna', key)).body).toEqual(body)
      const duplicate = await save('Koupelna')
      expect([duplicate.status, codesOf(duplicate.body)]).toEqual([409, ['name_taken']])
      expect((await save('   ')).body.errors[0]).toMatchObject({ code: 'validation', field: 'name' })
      const rows = await the()
        .database.q.selectFrom('shopping_list_items')
        .select(['variant_id', 'amount'])
        .where('list_id', '=', body.id as number)
        .orderBy('position')
        .execute()
      expect(rows).toEqual([
        { variant_id: first!.id, amount: 3 },
        { variant_id: second!.id, amount: 4 },
      ])
      expect((await the().request('GET', CART, undefined, { bearer })).body.items).toHaveLength(3)
      const guest = await the().request('POST', '/store/api/v1/user/shopping-lists', { name: 'Cizí' })
      expect([guest.status, codesOf(guest.body)]).toEqual([401, ['unauthorized']])
    })
  })
}
