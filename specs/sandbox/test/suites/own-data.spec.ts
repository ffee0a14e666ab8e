import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { TABLES, type TableData } from '../../src/account/tables.ts'
import { deleteExpiredAccess } from '../../src/auth/delete-expired.ts'
import { accountHelpers } from '../support/account-helpers.ts'
import { addCustomer, emailOf, later, login, mailsTo, newEmail, tokenOf } from '../support/accounts.ts'
import { invoiceOf } from '../support/owned.ts'
import { newKey, placement, samples } from '../support/shopping.ts'
import type { TestResponse, World } from '../support/world.ts'

const API = '/store/api/v1'
const DAY = 86_400_000
const [CARD, COD] = [1, 3]
const PICKUP_POINTS = 2
const lists: Readonly<Record<string, TableData>> = TABLES

/** Exporting the data of a customer, and deleting the account. */
export function ownDataSuite(the: () => World): void {
  const { register, activate, tokenTo } = accountHelpers(the)
  const q = () => the().database.q

  const read = (bearer: string): Promise<TestResponse> =>
    the().request('GET', `${API}/user/export`, undefined, { bearer })
  const end = (bearer: string, change: object = {}): Promise<TestResponse> =>
    the().request('POST', `${API}/user/deletion`, { password: 'vetrak-2026', agreed: true, ...change }, { bearer })

  /** A customer with data in every table that is exported. */
  async function stocked() {
    const secret = `tajemstvi-${randomUUID()}`
    const email = await addCustomer(the(), `${secret}@example.test`)
    const bearer = await tokenOf(the(), email)
    const change = async (method: string, path: string, body: object) => {
      const response = await the().request(method, API + path, body, { bearer, key: newKey() })
      expect([path, response.status < 300, response.body]).toEqual([path, true, response.body])
      return response.body
    }
    const address = { street: `${secret} 1`, city: 'Třebíč', postcode: '67401', country_code: 'CZE' }
    await change('PATCH', '/user', { firstName: secret, address, newsletter: true })
    await change('POST', '/user/addresses', { type: 'shipping', name: secret, address })
    const goods = await samples(the(), 3, 20, 90)
    const put = (at: number) => change('POST', '/cart/items', { id: goods[at]?.id, amount: 1 })
    const order = async (details: object = {}) => {
      await put(0)
      const body = placement({ email, name: secret, comment: secret, newsletter: true, payment_id: COD, ...details })
      return (await change('POST', '/cart/place', body)).order
    }
    const point = await q()
      .selectFrom('branches')
      .select('id')
      .where('shipper_id', '=', PICKUP_POINTS)
      .where('available', '=', true)
      .executeTakeFirstOrThrow()
    const cancelled = await order({ shipper_id: PICKUP_POINTS, branch_id: point.id })
    // withdrawing from an unpacked order cancels it
    await change('POST', `/user/orders/${cancelled.id}/withdrawals`, { note: secret })
    const open = await order()
    const invoice = await invoiceOf(the(), open.id)
    await put(1)
    await change('POST', '/cart/quote', { name: secret, note: secret })
    await change('POST', '/user/shopping-lists', { name: secret })
    await change('POST', '/user/shopping-lists/code/wishlist/items', {
      ...{ id: goods[2]?.id, amount: 1, custom: { text: secret } },
    })
    await q()
      .updateTable('carts')
      .set({ comment: secret })
      .where('comment', 'is', null)
      .where('ordered', '=', false)
      .where('customer_id', 'in', q().selectFrom('customers').select('id').where('email', '=', email))
      .execute()
    await change('POST', `/products/${goods[0]?.productId}/reviews`, { name: secret, rating: 80, text: 'Tichý.' })
    await change('POST', `/products/${goods[0]?.productId}/questions`, { name: secret, email, question: secret })
    await change('POST', `/products/${goods[0]?.productId}/watchers`, { email })
    await the().request('POST', `${API}/contact-form`, { name: secret, email, message: secret })
    await change('POST', '/user/email', {
      ...{ email: `nova-${secret}@example.test`, password: 'vetrak-2026' },
      callbackUrl: 'http://shop.test/potvrdit-email',
    })
    await q().updateTable('customers').set({ credits: 70 }).where('email', '=', email).execute()
    const { id } = await q().selectFrom('customers').select('id').where('email', '=', email).executeTakeFirstOrThrow()
    return { secret, email, bearer, id, open, cancelled, invoice, goods }
  }

  /** The tables that contain a text. */
  async function tablesWith(text: string): Promise<string[]> {
    const found: string[] = []
    for (const name of Object.keys(TABLES)) {
      const { rows } = await sql`
        select 1 from ${sql.table(name)} t where strpos(t::text, ${text}) > 0 limit 1`.execute(q())
      if (rows.length > 0) found.push(name)
    }
    return found.sort()
  }

  describe('exporting customer data', () => {
    it('A7.06 every table of the database is listed', async () => {
      const { rows } = await sql<{ name: string }>`
        select table_name as name from information_schema.tables
        where table_schema = current_schema() and table_name <> 'schema_migrations' order by 1`.execute(q())
      expect(Object.keys(TABLES).sort()).toEqual(rows.map(({ name }) => name).sort())
    })

    it('A7.05 A7.06 returns one file with data of every exported table', async () => {
      const { secret, email, bearer, open, cancelled, invoice } = await stocked()
      const { status, headers, body } = await read(bearer)
      expect([status, headers['content-disposition']]).toEqual([
        200,
        expect.stringMatching(/^attachment; filename="moje-udaje-\d{4}-\d\d-\d\d\.json"$/),
      ])
      const parts = Object.values(lists).flatMap(({ exported }) => (typeof exported === 'string' ? [exported] : []))
      expect(Object.keys(body).sort()).toEqual([...new Set(parts), 'made'].sort())
      const copy = { ...body, sessions: secret, newsletter: body.newsletter.confirmed && secret, watchers: secret }
      expect(parts.filter((part) => !JSON.stringify(copy[part]).includes(secret))).toEqual([])
      expect(body.profile).toMatchObject({ email, credits: 70 })
      expect([body.sessions.length, body.watchers.length, body.reviews.length]).toEqual([1, 1, 1])
      const orders = body.orders as { order: { id: string }; documents: { number: string }[]; consents: object }[]
      expect(orders.map(({ order }) => order.id)).toEqual([cancelled.id, open.id])
      expect(orders[1]?.documents.map(({ number }) => number)).toEqual([invoice])
      expect(body.orders[0].withdrawals).toMatchObject([{ number: `${cancelled.code}-O1`, note: secret }])
      expect(orders[1]?.consents).toEqual({ terms: true, newsletter: true })
      expect(body.lists.map(({ name }: { name: string }) => name)).toEqual([secret, 'Oblíbené'])
      expect(body.cart.items).toHaveLength(1)
    })

    it('A7.05 contains no data of others, no tokens and no passwords', async () => {
      const [one, other] = [await stocked(), await stocked()]
      const text = JSON.stringify((await read(other.bearer)).body)
      for (const strange of [one.secret, one.email, one.open.id, one.invoice]) expect(text).not.toContain(strange)
      const { password_hash } = await q()
        .selectFrom('customers')
        .select('password_hash')
        .where('id', '=', other.id)
        .executeTakeFirstOrThrow()
      const changes = await q().selectFrom('email_changes').selectAll().where('customer_id', '=', other.id).execute()
      const hashes = changes.flatMap(({ old_token_hash, new_token_hash }) => [old_token_hash, new_token_hash])
      for (const key of [other.bearer, other.open.token, password_hash, ...hashes]) expect(text).not.toContain(key)
      expect(text).not.toMatch(/token|password|hash/i)
    })

    it('A7.05 is rate-limited', async () => {
      const bearer = await tokenOf(the(), await addCustomer(the()))
      for (let at = 0; at < 60; at += 1) expect((await read(bearer)).status).toBe(200)
      expect((await read(bearer)).status).toBe(429)
    })
  })

  describe('deleting an account', () => {
    it('A7.07 needs the password and the consent', async () => {
      const email = await addCustomer(the())
      const bearer = await tokenOf(the(), email)
      const wrong = await end(bearer, { password: 'spatne-heslo' })
      expect([wrong.status, wrong.body.errors[0].code, wrong.body.errors[0].field]).toEqual([
        ...[422, 'credentials_invalid', 'password'],
      ])
      expect((await end(bearer, { agreed: false })).status).toBe(422)
      expect([await emailOf(the(), bearer), await mailsTo(the(), email)]).toEqual([email, []])
      for (let at = 0; at < 9; at += 1) await end(bearer, { password: 'spatne-heslo' })
      expect((await end(bearer)).status).toBe(429)
    })

    it('A7.07 happens once for repeated and concurrent requests, and ends all sessions', async () => {
      const email = await addCustomer(the())
      const [bearer, other] = [await tokenOf(the(), email), await tokenOf(the(), email)]
      const responses = await Promise.all([end(bearer), end(bearer), end(other)])
      expect(responses.map(({ status }) => status)).toEqual([204, 204, 204])
      expect((await end(bearer)).status).toBe(204)
      expect((await mailsTo(the(), email)).map(({ kind }) => kind)).toEqual(['account_deleted'])
      expect([await emailOf(the(), bearer), await emailOf(the(), other)]).toEqual([undefined, undefined])
      expect((await login(the(), email)).status).toBe(401)
      expect((await later(the(), DAY, () => end(bearer))).status).toBe(401)
      await later(the(), DAY + 1, () => deleteExpiredAccess(the()))
      expect(await q().selectFrom('ended_tokens').selectAll().execute()).toEqual([])
    })

    it('A7.06 A7.08 deletes all personal data except in the tables that are listed to stay', async () => {
      const { secret, email, bearer, id } = await stocked()
      const listed = (name: string) => lists[name]?.atEnd
      const before = await tablesWith(secret)
      const known = ['customers', 'addresses', 'carts', 'contact_messages', 'email_changes', 'idempotency_keys']
      expect(before).toEqual(expect.arrayContaining([...known, 'reviews', 'watchers', 'newsletter', 'orders']))
      expect((await end(bearer)).status).toBe(204)
      const stays = Object.keys(TABLES).filter((name) => typeof listed(name) === 'object')
      expect((await tablesWith(secret)).filter((name) => !stays.includes(name))).toEqual([])
      const { rows } = await sql<{ name: string }>`
        select table_name as name from information_schema.columns
        where table_schema = current_schema() and column_name = 'customer_id'`.execute(q())
      for (const { name } of rows) {
        const left = await sql`select 1 from ${sql.table(name)} where customer_id = ${id}`.execute(q())
        expect([name, left.rows]).toEqual([name, []])
      }
      expect((await mailsTo(the(), email))[0]?.kind).toBe('account_deleted')
    })

    it('A7.08 keeps orders; one cancelled before its invoice is anonymized', async () => {
      const { secret, email, bearer, open, cancelled, invoice, goods } = await stocked()
      await end(bearer)
      const seen = await the().request('GET', `${API}/orders/token/${open.token}`)
      expect(seen.body).toMatchObject({ id: open.id, customer: { email, name: secret } })
      const documents = await the().request('GET', `${API}/orders/token/${open.token}/documents`)
      expect(documents.body.data.map(({ number }: { number: string }) => number)).toEqual([invoice])
      await later(the(), 0, () => the().request('POST', '/sandbox/clock', { aheadMs: 6 * DAY }))
      expect((await mailsTo(the(), email)).map(({ kind }) => kind)).toEqual(
        expect.arrayContaining(['sent', 'delivered']),
      )
      const anonymized = await the().request('GET', `${API}/orders/token/${cancelled.token}`)
      expect(anonymized.status).toBe(200)
      expect(JSON.stringify(anonymized.body)).not.toContain(secret)
      expect([cancelled.shipper.branch.name, anonymized.body.shipper.branch]).toEqual([expect.any(String), null])
      const rows = await q().selectFrom('orders').selectAll().where('id', '=', cancelled.id).execute()
      expect(JSON.stringify(rows)).not.toContain(secret)
      const review = await the().request('GET', `${API}/products/${goods[0]?.productId}/reviews`)
      const names = review.body.data.map(({ name }: { name: string }) => name)
      expect(names).toContain('Bývalý zákazník')
      expect(names).not.toContain(secret)
    })

    it('A7.08 keeps a cancelled order that may still be paid', async () => {
      const email = await addCustomer(the())
      const bearer = await tokenOf(the(), email)
      const [goods] = await samples(the(), 1, 20, 94)
      await the().request('POST', `${API}/cart/items`, { id: goods?.id, amount: 1 }, { bearer })
      const body = placement({ email, payment_id: CARD })
      const { order } = (await the().request('POST', `${API}/cart/place`, body, { bearer, key: newKey() })).body
      expect(['card', 'transfer']).toContain(order.payment.code)
      await the().request('POST', `${API}/user/orders/${order.id}/cancellation`, {}, { bearer, key: newKey() })
      await end(bearer)
      const seen = await the().request('GET', `${API}/orders/token/${order.token}`)
      expect(seen.body).toMatchObject({ status: 'cancelled', customer: { email } })
    })

    it('A7.08 concurrent requests succeed or are rejected, and never fail with 5xx', async () => {
      for (let round = 0; round < 3; round += 1) {
        const email = newEmail()
        await addCustomer(the(), email)
        const bearer = await tokenOf(the(), email)
        const [goods] = await samples(the(), 1, 20, 93)
        await the().request('POST', `${API}/cart/items`, { id: goods?.id, amount: 1 }, { bearer })
        const address = { street: 'Lipová 1', city: 'Třebíč', postcode: '67401', country_code: 'CZE' }
        const at = { bearer, key: newKey() }
        const [ended, ...others] = await Promise.all([
          end(bearer),
          the().request('POST', `${API}/cart/place`, placement({ email }), at),
          the().request('POST', `${API}/user/addresses`, { type: 'shipping', name: 'Já', address }, at),
          the().request('POST', `${API}/cart/items`, { id: goods?.id, amount: 1 }, { bearer }),
          the().request('PATCH', `${API}/user`, { firstName: 'Já' }, { bearer }),
          login(the(), email),
        ])
        expect(ended.status).toBe(204)
        expect(others.map(({ status }) => status).filter((status) => status >= 500)).toEqual([])
        expect(await q().selectFrom('customers').select('id').where('email', '=', email).execute()).toEqual([])
      }
    })

    it('A7.09 a new account with the same e-mail starts empty', async () => {
      const { email, bearer } = await stocked()
      await end(bearer)
      await register(email)
      expect((await activate(await tokenTo(email))).status).toBe(200)
      const again = await tokenOf(the(), email, 'vitr-v-pasazi')
      const { body } = await read(again)
      expect(body).toMatchObject({
        ...{ emailChange: null, newsletter: null, addresses: [], lists: [], cart: null, orders: [], reviews: [] },
        ...{ watchers: [], profile: { email, firstName: 'Eliška', credits: 0 } },
      })
      expect((await the().request('GET', `${API}/cart`, undefined, { bearer: again })).body.items).toEqual([])
    })
  })
}
