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

/** Lines of a cart: many at once, lines under lines, and what is reported about each. */
export function cartLinesSuite(the: () => World): void {
  const read = async (cart: string): Promise<TestResponse['body']> =>
    (await the().ask('GET', CART, undefined, { cart })).body
  const noticesOf = async (cart: string): Promise<string[]> =>
    (await read(cart)).items[0].notices.map(({ code }: { code: string }) => code)

  describe('many lines at once', () => {
    it('C7.17 adds what can be had, says of the rest why not, and adds nothing twice', async () => {
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
      const { status, body } = await the().ask('POST', BATCH, { items }, { key })
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
      expect(body.cart.items.map(({ variantId, amount }: Item) => [variantId, amount])).toEqual([
        [plenty!.id, 5],
        [few!.id, 2],
      ])
      const cart = body.meta.custom.guestCartToken as string
      const again = await the().ask('POST', BATCH, { items }, { key, cart })
      expect(again.headers['idempotent-replayed']).toBe('true')
      expect(again.body).toEqual(body)
      expect((await read(cart)).version).toBe(body.cart.version)
    })

    it('C7.17 with nothing to add it is refused with one error for each line, and makes no cart', async () => {
      const carts = () => the().database.q.selectFrom('carts').select('id').execute()
      const before = (await carts()).length
      const { status, body } = await the().ask('POST', BATCH, { items: [1, 2].map((id) => ({ id, amount: 1 })) })
      expect([status, codesOf(body)]).toEqual([409, ['not_found', 'not_found']])
      expect(body.errors.map(({ field }: { field: string }) => field)).toEqual(['items.0', 'items.1'])
      expect((await carts()).length).toBe(before)
    })

    it('C7.17 adds 500 lines in a moment, and keeps little of what it answers to repeat it', async () => {
      const goods = await samples(the(), 500, 20)
      const items = Array.from({ length: 500 }, (_, at) => ({
        id: goods[at % goods.length]!.id,
        amount: 1,
        newLine: true,
      }))
      const began = performance.now()
      const { status, body } = await the().ask('POST', BATCH, { items })
      expect(performance.now() - began).toBeLessThan(10_000)
      expect([status, body.added]).toEqual([200, 500])
      const ids = body.cart.items.map(({ id }: Item) => id) as number[]
      expect(new Set(ids).size).toBe(500)
      expect(body.cart.items.map(({ variantId }: Item) => variantId)).toEqual(items.map(({ id }) => id))
      const cart = body.meta.custom.guestCartToken as string
      const change = { amount: 2 }
      const key = newKey()
      const [line] = ids
      const changed = await the().ask('PATCH', `${ITEMS}/${line}`, change, { cart, key })
      const again = await the().ask('PATCH', `${ITEMS}/${line}`, change, { cart, key })
      expect([changed.status, again.status, again.headers['idempotent-replayed']]).toEqual([200, 200, 'true'])
      expect(again.body).toEqual(changed.body)
      const kept = the().database.q.selectFrom('idempotency_keys').where('key', '=', key)
      const { size } = await kept.select(sql<number>`length(answer::text)`.as('size')).executeTakeFirstOrThrow()
      // else whoever changes a full cart again and again fills the disk
      expect(size).toBeLessThan(JSON.stringify(changed.body).length / 4)
      const tooMany = [...items, items[0]]
      expect((await the().ask('POST', BATCH, { items: tooMany })).status).toBe(422)
    })

    it('a cart holds 500 lines, also after a sign-in that brings another, and amounts in it still grow', async () => {
      const [most, few, other] = await samples(the(), 3, 600)
      // for thousands of lines that fit the stock
      await the().database.q.updateTable('variants').set({ amount_max: 9999 }).where('id', 'in', [most!.id]).execute()
      const filled = async (owner: { bearer?: string }): Promise<TestResponse> => {
        const items = Array.from({ length: 499 }, () => ({ id: most!.id, amount: 1, newLine: true }))
        return the().ask('POST', BATCH, { items }, owner)
      }
      const guest = await filled({})
      const cart = guest.body.meta.custom.guestCartToken as string
      const more = [few, other, other].map((goods) => ({ id: goods!.id, amount: 1 }))
      const last = await the().ask('POST', BATCH, { items: more }, { cart })
      const codes = last.body.results.map(({ code }: { code: string | null }) => code)
      expect([last.status, last.body.cart.items.length, codes]).toEqual([200, 500, [null, 'too_many', 'too_many']])
      const one = await the().ask('POST', ITEMS, { id: other!.id, amount: 1 }, { cart })
      expect([one.status, codesOf(one.body)]).toEqual([409, ['too_many']])
      const grown = await the().ask('POST', ITEMS, { id: few!.id, amount: 1 }, { cart })
      expect([grown.status, grown.body.addedItem.amount]).toEqual([200, 2])

      const email = await addCustomer(the())
      const bearer = await signIn(the().ask, email)
      await filled({ bearer })
      await the().ask('POST', ITEMS, { id: few!.id, amount: 1 }, { bearer })
      const { body } = await login(the(), email, undefined, { cart })
      expect(body.meta.cart).toMatchObject({ merged: 1, dropped: [expect.any(String)] })
      const own = await the().ask('GET', CART, undefined, { bearer })
      expect(own.body.items).toHaveLength(500)
      expect(own.body.items.at(-1)).toMatchObject({ variantId: few!.id, amount: 3 })
    })

    it.each([
      ['a long text', { engraving: 'J'.repeat(501) }],
      ['a long name', { ['e'.repeat(51)]: 'Jana' }],
    ])('refuses %s beside a line, which is read with every look at the cart', async (_, custom) => {
      const { id } = (await samples(the(), 1, 20))[0]!
      const { status, body } = await the().ask('POST', ITEMS, { id, amount: 1, custom })
      expect([status, codesOf(body)]).toEqual([422, ['validation']])
    })

    it('C7.13 empties the cart, which stays', async () => {
      const [first, second] = await samples(the(), 2, 20)
      const cart = await guestCart(the().ask, first!.id)
      await the().ask('POST', ITEMS, { id: second!.id, amount: 2 }, { cart })
      const { status, body } = await the().ask('DELETE', ITEMS, undefined, { cart, key: newKey() })
      expect([status, body.cart.items, body.cart.prices.totalWithTax]).toEqual([200, [], 0])
      expect(await read(cart)).toMatchObject({ id: body.cart.id, items: [], version: body.cart.version })
    })
  })

  describe('lines under lines', () => {
    it('C3.04 stand inside the line they belong to, count in the sums and go with it', async () => {
      const [fan, grille] = await samples(the(), 2, 20)
      const cart = await guestCart(the().ask, fan!.id)
      const parent = (await read(cart)).items[0].id as number
      const under = { id: grille!.id, amount: 2, parent_id: parent }
      const { body } = await the().ask('POST', ITEMS, under, { cart })
      expect(body.addedItem).toMatchObject({ variantId: grille!.id, amount: 2 })
      await the().ask('POST', ITEMS, { id: grille!.id, amount: 1 }, { cart })
      await the().ask('POST', ITEMS, under, { cart })
      const nested = await read(cart)
      const shape = (items: readonly Item[]): unknown[] =>
        items.map(({ variantId, amount, items: below }) => [variantId, amount, shape(below)])
      expect(shape(nested.items)).toEqual([
        [fan!.id, 1, [[grille!.id, 4, []]]],
        [grille!.id, 1, []],
      ])
      expect(nested.prices.itemsWithTax).toBe((fan!.price + grille!.price * 5) / 100)
      const child = nested.items[0].items[0].id as number
      const deeper = await the().ask('POST', ITEMS, { ...under, parent_id: child }, { cart })
      expect([deeper.status, codesOf(deeper.body)]).toEqual([409, ['parent_not_found']])
      const other = await guestCart(the().ask, fan!.id)
      const foreign = await the().ask('POST', ITEMS, under, { cart: other })
      expect(codesOf(foreign.body)).toEqual(['parent_not_found'])
      const { body: left } = await the().ask('DELETE', `${ITEMS}/${parent}`, undefined, { cart })
      expect(shape(left.cart.items)).toEqual([[grille!.id, 1, []]])
    })

    it('are ordered with it, and are kept when a guest signs in', async () => {
      const [fan, grille] = await samples(the(), 2, 20, 25)
      const cart = await guestCart(the().ask, fan!.id)
      const parent = (await read(cart)).items[0].id as number
      await the().ask('POST', ITEMS, { id: grille!.id, amount: 2, parent_id: parent }, { cart })
      const login = { email: await addCustomer(the()), password: 'vetrak-2026' }
      const { body } = await the().ask('POST', '/store/api/oauth/login', login, { cart })
      const bearer = body.data.access_token as string
      const mine = (await the().ask('GET', CART, undefined, { bearer })).body
      const line = mine.items.find(({ variantId }: Item) => variantId === fan!.id)
      expect(line.items).toMatchObject([{ variantId: grille!.id, amount: 2 }])
      const placed = await the().ask('POST', `${CART}/place`, placement(), { bearer, key: newKey() })
      const pieces = placed.body.order.items.map((item: Item) => [item.variantId, item.amount])
      expect(pieces).toEqual(expect.arrayContaining([[fan!.id, 1], [grille!.id, 2]])) // prettier-ignore
    })
  })

  describe('what changed about a line', () => {
    it('a price that moved is reported until the shopper changes the line or adds to it', async () => {
      const { id, price } = await sample(the(), 20, 30)
      const cart = await guestCart(the().ask, id)
      expect(await noticesOf(cart)).toEqual([])
      const setPrice = (crowns: number) => the().ask('POST', '/sandbox/price', { variantId: id, price: crowns })
      expect((await setPrice(price / 100 + 10)).body).toEqual({ before: price / 100 })
      const raised = await read(cart)
      expect(raised.items[0].notices).toMatchObject([{ code: 'price_raised' }])
      expect(raised.items[0].notices[0].title).toMatch(/^Cena se mezitím zvýšila z \d+\sKč na \d+\sKč s DPH\.$/)
      expect(raised.prices.itemsWithTax).toBe(price / 100 + 10)
      const line = raised.items[0].id as number
      await the().ask('PATCH', `${ITEMS}/${line}`, { amount: 2 }, { cart })
      expect(await noticesOf(cart)).toEqual([])
      await setPrice(price / 100)
      expect(await noticesOf(cart)).toEqual(['price_lowered'])
      await the().ask('POST', ITEMS, { id, amount: 1 }, { cart })
      expect(await noticesOf(cart)).toEqual([])
    })

    it('a stock that fell below the line is reported, over all lines with the same goods', async () => {
      const { id } = await sample(the(), 20, 31)
      const cart = await guestCart(the().ask, id, 2)
      await the().ask('POST', ITEMS, { id, amount: 2, newLine: true }, { cart })
      await setStock(the().database, id, 4)
      expect(await noticesOf(cart)).toEqual([])
      await setStock(the().database, id, 3)
      expect(await noticesOf(cart)).toEqual(['stock_low'])
      expect((await read(cart)).items[1].notices[0].title).toContain('Skladem už je jen 3')
      await setStock(the().database, id, 0)
      expect(await noticesOf(cart)).toEqual(['out_of_stock'])
    })

    it('C4.37 C7.21 goods that were withdrawn do not count for the minimum of a coupon', async () => {
      const [gone, kept] = await samples(the(), 2, 20, 73)
      for (const [{ id: variantId }, price] of [[gone!, 1000] as const, [kept!, 600] as const])
        await the().ask('POST', '/sandbox/price', { variantId, price })
      const cart = await guestCart(the().ask, gone!.id)
      await the().ask('POST', ITEMS, { id: kept!.id, amount: 1 }, { cart })
      const { body } = await the().ask('POST', `${CART}/coupon`, { couponCode: 'PRVNI200' }, { cart })
      expect(body.cart.prices.discountWithTax).toBe(200)
      const withdraw = (withdrawn: boolean) =>
        the().ask('POST', '/sandbox/withdraw', { variantId: gone!.id, withdrawn })
      await withdraw(true)
      const { coupon, prices } = await read(cart)
      await withdraw(false)
      expect(coupon).toMatchObject({ applies: false, reason: expect.stringContaining('chybí 900') })
      expect(prices).toMatchObject({ discountWithTax: 0, totalWithTax: 600 })
    })

    it('C7.24 their stock is counted over all lines with the same goods before an order', async () => {
      const { id } = await sample(the(), 20, 77)
      const cart = await guestCart(the().ask, id, 3)
      await the().ask('POST', ITEMS, { id, amount: 3, newLine: true }, { cart })
      await setStock(the().database, id, 4)
      const { status, body } = await the().ask('POST', `${CART}/validate`, undefined, { cart })
      expect([status, codesOf(body)]).toEqual([409, ['out_of_stock', 'out_of_stock']])
    })

    it('C5.46 no more than the maximum can be bought in several lines', async () => {
      const { id, amountMax } = await sample(the(), 100_000, 78)
      const cart = await guestCart(the().ask, id, amountMax)
      const { status, body } = await the().ask('POST', ITEMS, { id, amount: 1, newLine: true }, { cart })
      expect([status, codesOf(body)]).toEqual([422, ['amount_above_maximum']])
      expect((await read(cart)).items.map(({ amount }: { amount: number }) => amount)).toEqual([amountMax])
    })

    it('C5.45 the minimum holds for the lines together: a rest below it is sold to who has the others only', async () => {
      const { id } = await sample(the(), 5, 79)
      const variant = the().database.q.updateTable('variants').where('id', '=', id)
      await variant.set({ amount_min: 2 }).execute()
      const cart = await guestCart(the().ask, id, 4)
      const rest = await the().ask('POST', ITEMS, { id, amount: 2, newLine: true }, { cart })
      await setStock(the().database, id, 1)
      const alone = await the().ask('POST', ITEMS, { id, amount: 2 })
      await variant.set({ amount_min: 1 }).execute()
      expect([rest.status, rest.body.addedItem.amount]).toEqual([200, 1])
      expect(codesOf(alone.body)).toEqual(['out_of_stock'])
    })

    it('C4.37 goods that were withdrawn leave a line without product, variant and shoppable that costs nothing', async () => {
      const [gone, kept] = await samples(the(), 2, 20, 32)
      const cart = await guestCart(the().ask, gone!.id, 2)
      await the().ask('POST', ITEMS, { id: kept!.id, amount: 1 }, { cart })
      const withdraw = (withdrawn: boolean) =>
        the().ask('POST', '/sandbox/withdraw', { variantId: gone!.id, withdrawn })
      // the oversized are never carried for nothing, but what is withdrawn is not carried
      const oversize = (oversized: boolean) =>
        the().database.q.updateTable('products').set({ oversized }).where('id', '=', gone!.productId).execute()
      await oversize(true)
      expect((await read(cart)).prices.freeShippingAt).toBeNull()
      expect((await withdraw(true)).status).toBe(204)
      const { items, prices } = await read(cart)
      await oversize(false)
      expect(prices).toMatchObject({ freeShippingAt: 2500, missingToFreeShipping: 2500 - kept!.price / 100 })
      expect(items[0]).toMatchObject({
        product: null,
        variant: null,
        shoppable: null,
        notices: [{ code: 'not_saleable' }],
      })
      expect(prices.itemsWithTax).toBe(kept!.price / 100)
      expect(codesOf((await the().ask('POST', ITEMS, { id: gone!.id, amount: 1 })).body)).toEqual(['not_found'])
      const refused = await the().ask('POST', `${CART}/place`, placement(), { cart, key: newKey() })
      expect([refused.status, codesOf(refused.body)]).toEqual([409, ['not_saleable']])
      await the().ask('DELETE', `${ITEMS}/${items[0].id}`, undefined, { cart })
      await withdraw(false)
      expect((await the().ask('POST', ITEMS, { id: gone!.id, amount: 1 }, { cart })).status).toBe(200)
      expect((await the().ask('POST', '/sandbox/withdraw', { variantId: 1, withdrawn: true })).status).toBe(404)
    })
  })

  describe('a cart kept as a list', () => {
    it('C7.36 keeps each variant with all its pieces, under a name that is used once', async () => {
      const [first, second] = await samples(the(), 2, 20, 34)
      const bearer = await signIn(the().ask, 'jana@vanek.test')
      const save = (name: string, key = newKey()) =>
        the().ask('POST', '/store/api/v1/user/shopping-lists', { name }, { bearer, key })
      await the().ask('DELETE', ITEMS, undefined, { bearer })
      expect(codesOf((await save('Prázdný')).body)).toEqual([expect.stringMatching(/^cart_(empty|not_found)$/)])
      await the().ask('POST', ITEMS, { id: first!.id, amount: 2 }, { bearer })
      await the().ask('POST', ITEMS, { id: first!.id, amount: 1, newLine: true }, { bearer })
      await the().ask('POST', ITEMS, { id: second!.id, amount: 4 }, { bearer })
      const key = newKey()
      const { status, body } = await save('Koupelna', key)
      expect([status, body.name, body.items]).toEqual([201, 'Koupelna', 2])
      expect((await save('Koupelna', key)).body).toEqual(body)
      const taken = await save('Koupelna')
      expect([taken.status, codesOf(taken.body)]).toEqual([409, ['name_taken']])
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
      expect((await the().ask('GET', CART, undefined, { bearer })).body.items).toHaveLength(3)
      const guest = await the().ask('POST', '/store/api/v1/user/shopping-lists', { name: 'Cizí' })
      expect([guest.status, codesOf(guest.body)]).toEqual([401, ['unauthorized']])
    })
  })
}
