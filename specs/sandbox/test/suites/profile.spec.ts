import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { deleteExpiredAccess } from '../../src/auth/delete-expired.ts'
import { deleteExpiredKeys } from '../../src/http/idempotency.ts'
import { addCustomer, later, newEmail, tokenOf } from '../support/accounts.ts'
import { newCustomer } from '../support/customers.ts'
import { codesOf, sample } from '../support/shopping.ts'
import type { World } from '../support/world.ts'

const USER = '/store/api/v1/user'

export function profileSuite(the: () => World): void {
  describe('the profile', () => {
    const somebody = async () => {
      const bearer = await tokenOf(the(), await addCustomer(the()))
      return {
        bearer,
        read: async () => (await the().request('GET', USER, undefined, { bearer })).body,
        change: (body: object) => the().request('PATCH', USER, body, { bearer }),
      }
    }

    it('C3.19 C7.07 has the customer, credits, wish-listed variants and list names', async () => {
      const { bearer, read } = await somebody()
      const nothing = await read()
      expect(nothing).toMatchObject({ firstName: 'Jana', credits: { amount: 0 }, newsletter: false, wishList: null })
      expect(nothing.attributes.custom).toEqual({ formalTitle: null, dateOfBirth: null, ICDPH: null })
      const { id, productId } = await sample(the(), 20)
      await the().request('POST', `${USER}/shopping-lists/code/wishlist/items`, { id, amount: 1 }, { bearer })
      await the().request('POST', '/store/api/v1/cart/items', { id, amount: 1 }, { bearer })
      await the().request('POST', `${USER}/shopping-lists`, { name: 'Dílna' }, { bearer })
      const { wishList, shoppingLists } = await read()
      expect(wishList.items).toEqual([{ id: expect.any(Number), variantId: id }])
      expect(shoppingLists).toMatchObject([{ name: 'Dílna', items: [{ product: { id: productId } }] }])
      expect(shoppingLists[0].items[0].product.slug).not.toBe('')
    })

    it('C7.08 C9.20 is partially updated', async () => {
      const { read, change } = await somebody()
      const before = await read()
      const address = { street: 'Nová 1', city: 'Brno', postcode: '60200', country_code: 'CZE' }
      const { status, body } = await change({ firstName: ' Johana ', address, phone: '' })
      expect(status).toBe(200)
      expect(body).toEqual({ ...before, firstName: 'Johana', address, phone: null })
      await change({ attributes: { custom: { formalTitle: 'Mrs', ICDPH: 'SK2020202030' } } })
      const refused = await change({ attributes: { custom: { formalTitle: 'Ing.' } } })
      expect([refused.status, refused.body.errors[0].field]).toEqual([422, 'attributes.custom.formalTitle'])
      await change({ attributes: { custom: { dateOfBirth: '1990-02-28', ICDPH: null } } })
      expect((await read()).attributes.custom).toEqual({ formalTitle: 'Mrs', dateOfBirth: '1990-02-28', ICDPH: null })
      expect((await change({ address: null })).body.address).toBeNull()
    })

    it('C7.08 keeps concurrent updates of different fields', async () => {
      const { read, change } = await somebody()
      const changes = [{ firstName: 'A' }, { lastName: 'B' }, { phone: '777' }, { newsletter: true }]
      await Promise.all(changes.map(change))
      expect(await read()).toMatchObject({ firstName: 'A', lastName: 'B', phone: '777', newsletter: true })
    })

    it.each([
      ['firstName', { firstName: ' ' }],
      ['address.city', { address: { street: 'Nová 1', city: ' ', postcode: '60200', country_code: 'CZE' } }],
      ['attributes.custom.dateOfBirth', { attributes: { custom: { dateOfBirth: '2026-11-21' } } }],
      ['attributes.custom.dateOfBirth', { attributes: { custom: { dateOfBirth: '1990-02-30' } } }],
      ['attributes.custom.isAdmin', { attributes: { custom: { isAdmin: true } } }],
      ['email', { email: 'jiny@example.test' }],
      ['credits', { credits: { amount: 9999 } }],
      ['groups', { firstName: 'A', groups: ['firmy'] }],
    ])('C7.08 rejects %s of %j and changes nothing', async (field, body) => {
      const { read, change } = await somebody()
      const before = await read()
      const response = await change(body)
      expect([response.status, response.body.errors.map((error: { field: string }) => error.field)]).toEqual([
        422,
        [field],
      ])
      expect(await read()).toEqual(before)
    })

    it('C7.08 switches the newsletter on and off, except for an address that blocks mails', async () => {
      const [{ change }, other] = [await somebody(), await somebody()]
      await other.change({ newsletter: true })
      expect((await change({ newsletter: true })).body.newsletter).toBe(true)
      expect((await change({ newsletter: false })).body.newsletter).toBe(false)
      expect((await other.read()).newsletter).toBe(true)
      const bearer = await tokenOf(the(), await addCustomer(the(), newEmail().replace('@example', '@blocked')))
      const { status, body } = await the().request('PATCH', USER, { newsletter: true }, { bearer })
      expect([status, body.errors[0].field]).toEqual([422, 'newsletter'])
    })

    it('expired tokens, links, merges and keys are deleted, and others are isValid', async () => {
      const { database, clock } = the()
      const { q } = database
      const ago = (days: number) => new Date(clock.now().getTime() - days * 24 * 3600 * 1000).toISOString()
      const { id, bearer, email } = await newCustomer(the())
      const [hash, result] = [randomUUID(), JSON.stringify({ merged: 1, capped: [], dropped: [] })]
      const name = (isValid: boolean) => `${isValid ? 'valid' : 'expired'} ${hash}`
      for (const [isValid, expires, created] of [
        [true, 0.9, { registration: 29, merge: 6, key: 0.9 }],
        [false, 1.1, { registration: 31, merge: 8, key: 1.1 }],
      ] as const) {
        const token_hash = name(isValid)
        await q
          .insertInto('access_tokens')
          .values({ token_hash, customer_id: id, expires: ago(isValid ? -1 : 1) })
          .execute()
        await q
          .insertInto('one_time_tokens')
          .values({ token_hash, purpose: 'reset', email, expires: ago(expires) })
          .execute()
        const registration = { token_hash, email, password_hash: '', doc: '{}', newsletter: false, order_id: null }
        await q
          .insertInto('registrations')
          .values({ ...registration, created: ago(created.registration) })
          .execute()
        const merge = { guest_token_hash: token_hash, customer_id: id, result, created: ago(created.merge) }
        await q.insertInto('cart_merges').values(merge).execute()
        const key = { scope: token_hash, operation: 'x', key: 'x', request_hash: '', status: 200, answer: '{}' }
        await q
          .insertInto('idempotency_keys')
          .values({ ...key, created: ago(created.key) })
          .execute()
      }
      await deleteExpiredAccess(the())
      await deleteExpiredKeys(the())
      for (const [table, column] of [
        ['access_tokens', 'token_hash'],
        ['one_time_tokens', 'token_hash'],
        ['registrations', 'token_hash'],
        ['cart_merges', 'guest_token_hash'],
        ['idempotency_keys', 'scope'],
      ] as const) {
        const { rows } = await sql<{ name: string }>`
          select ${sql.ref(column)} as name from ${sql.table(table)} where ${sql.ref(column)} like ${`%${hash}`}`.execute(
          q,
        )
        expect([table, rows.map((row) => row.name)]).toEqual([table, [name(true)]])
      }
      expect((await the().request('GET', USER, undefined, { bearer })).status).toBe(200)
    })

    it('C7.10 returns the credits; without a valid token, every profile endpoint responds with 401', async () => {
      const bearer = await tokenOf(the(), 'jana@vanek.test')
      const credits = () => the().request('GET', `${USER}/credits/amount`, undefined, { bearer })
      const { amount } = (await credits()).body
      expect(amount).toBe((await the().request('GET', USER, undefined, { bearer })).body.credits.amount)
      for (const [method, path, body] of [
        ['GET', USER],
        ['PATCH', USER, { firstName: 'A' }],
        ['PATCH', `${USER}/password`, { old_password: 'a', password: 'nove-heslo-7', password_confirmation: '' }],
        ['GET', `${USER}/credits/amount`],
      ] as const) {
        const responses = [
          await the().request(method, path, body),
          await the().request(method, path, body, { bearer: 'x'.repeat(43) }),
          await later(the(), 8 * 24 * 3600 * 1000, () => the().request(method, path, body, { bearer })),
        ]
        expect(responses.map((response) => [response.status, codesOf(response.body)])).toEqual(
          responses.map(() => [401, ['unauthorized']]),
        )
      }
    })
  })
}
