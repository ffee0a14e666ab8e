import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { codesOf, guestCart, newKey, placement, sample, signIn } from '../support/shopping.ts'
import type { TestResponse, World } from '../support/world.ts'

const ORDERS = '/store/api/v1/orders/token'

export function paymentSuite(the: () => World): void {
  const placed = async (change: Parameters<typeof placement>[0] = {}, key = newKey()) => {
    const cart = await guestCart(the().request, (await sample(the(), 90, 22)).id)
    const again = (own = key) =>
      the().request('POST', '/store/api/v1/cart/place', placement(change), { cart, key: own })
    const { body } = await again()
    return {
      token: body.order.token as string,
      code: body.order.code as string,
      url: body.payment.redirectUrl as string,
      body,
      again,
    }
  }
  const stateOf = async (token: string) =>
    (await the().request('GET', `${ORDERS}/${token}`)).body.payment.state as string
  const page = (url: string) => the().app.inject({ url: new URL(url).pathname })
  const press = (url: string, form: string) =>
    the().app.inject({
      method: 'POST',
      url: new URL(url).pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: form,
    })
  const payAgain = (token: string, key = newKey()): Promise<TestResponse> =>
    the().request('POST', `${ORDERS}/${token}/payment`, undefined, { key })
  const mailsOf = async (code: string) => {
    const rows = await the().database.q.selectFrom('mails').selectAll().orderBy('id').execute()
    return rows.filter(({ kind, subject }) => kind !== 'order_placed' && subject.includes(code))
  }
  /** Posts a notification, as the payment provider does. */
  const notify = (payment: string, change: object = {}) =>
    the().app.inject({
      method: 'POST',
      url: '/payments/notifications',
      payload: { payment, sent: 'x', signature: 'y', ...change },
    })

  describe('online payment', () => {
    it('A3.13 sends at most three mails for failed attempts, and allows further attempts', async () => {
      const { token, code, url } = await placed()
      await press(url, 'do=fail')
      for (let more = 0; more < 4; more += 1) await press((await payAgain(token)).body.redirectUrl, 'do=fail')
      expect((await mailsOf(code)).map(({ kind }) => kind)).toEqual([
        'order',
        ...Array.from({ length: 3 }, () => 'payment_failed'),
      ])
      await press((await payAgain(token)).body.redirectUrl, 'do=pay')
      expect(await stateOf(token)).toBe('paid')
    })

    it('C7.25 C7.27 redirects to the provider and back, and gets the state from the provider', async () => {
      const { token, code, url, body } = await placed()
      const other = await placed()
      expect(url).toMatch(/^http:\/\/127\.0\.0\.1:4000\/gateway\/pay\/[\da-f-]{36}$/)
      expect(body.order.payment.state).toBe('pending')
      const shown = await page(url)
      expect(shown.headers['content-type']).toContain('text/html')
      expect(shown.headers['content-security-policy']).toContain("form-action 'self' http://shop.test;")
      expect(shown.body).toContain(`Vánek, objednávka ${code}`)
      const { statusCode, headers } = await press(url, 'do=pay&seconds=20')
      const id = url.split('/').at(-1)
      expect([statusCode, headers.location]).toEqual([303, `http://shop.test/checkout/payment/callback?payment=${id}`])
      // only this order is paid
      expect([await stateOf(token), await stateOf(other.token)]).toEqual(['paid', 'pending'])
      expect((await mailsOf(code)).map(({ kind }) => kind)).toEqual(['order', 'paid'])
      expect((await page(url)).body).toContain('Tato platba je zaplacená.')
    })

    it('other payment methods have no redirect and no pending state', async () => {
      const { token, url, body } = await placed({ payment_id: 3 })
      expect([url, body.order.payment.state]).toEqual([null, 'offline'])
      expect(codesOf((await payAgain(token)).body)).toEqual(['payment_unavailable'])
      expect((await page(`http://sandbox/pay/${token}`)).body).toContain('Tato objednávka se online neplatí')
      const { order } = (await placed({ payment_id: 2 })).body
      const { transfer } = order.payment
      expect(transfer).toMatchObject({ iban: expect.stringMatching(/^CZ[\d ]+$/), variableSymbol: order.code })
    })

    it('a failed payment sends a mail, and can be repeated once through its link', async () => {
      const { token, code, url } = await placed()
      await press(url, 'do=fail')
      expect(await stateOf(token)).toBe('failed')
      const mail = (await mailsOf(code)).at(-1)
      expect(mail?.kind).toBe('payment_failed')
      const link = /http:\S+/.exec(mail?.body ?? '')?.[0] ?? ''
      expect((await page(link)).body).toContain('Přejít k platbě')
      const other = await placed()
      await press(other.url, 'do=pay')
      const fromMail = await press(link, 'a=1')
      const { body } = await payAgain(token)
      // other orders are not reset
      expect(await stateOf(other.token)).toBe('paid')
      expect(body.redirectUrl).not.toBe(url)
      expect(fromMail.headers.location).toBe(body.redirectUrl)
      expect(await stateOf(token)).toBe('pending')
      await press(body.redirectUrl, 'do=pay')
      expect(codesOf((await payAgain(token)).body)).toEqual(['already_paid'])
      expect((await page(link)).body).toContain('Objednávka je zaplacená')
      expect((await press(link, '')).headers.location).toBe(new URL(link).pathname)
      expect((await mailsOf(code)).map(({ kind }) => kind)).toEqual(['order', 'payment_failed', 'paid'])
    })

    it('a late success of a failed attempt completes the order, with one mail', async () => {
      const { token, code, url, again } = await placed()
      await press(url, 'do=fail')
      const { body } = await payAgain(token)
      const first = url.split('/').at(-1) ?? ''
      await the().database.q.updateTable('gateway_payments').set({ state: 'paid' }).where('id', '=', first).execute()
      // the payment page queries the provider first
      const path = `/pay/${token}`
      expect((await press(`http://sandbox${path}`, '')).headers.location).toBe(path)
      expect(codesOf((await payAgain(token)).body)).toEqual(['already_paid'])
      expect((await again(newKey())).body.payment.redirectUrl).toBeNull()
      await press(body.redirectUrl, 'do=pay')
      expect(await stateOf(token)).toBe('paid')
      expect((await mailsOf(code)).map(({ kind }) => kind)).toEqual(['order', 'payment_failed', 'paid'])
    })

    it('a cancelled payment can be repeated', async () => {
      const { token, code, url } = await placed()
      await press(url, 'do=cancel')
      expect(await stateOf(token)).toBe('cancelled')
      expect((await mailsOf(code)).map(({ kind }) => kind)).toEqual(['order'])
      expect((await payAgain(token)).status).toBe(200)
    })

    it('a finished payment ignores further actions on its page', async () => {
      const { token, url } = await placed()
      await press(url, 'do=pay')
      expect((await press(url, 'do=fail')).statusCode).toBe(303)
      expect(await stateOf(token)).toBe('paid')
      expect((await press(url, 'do=something')).statusCode).toBe(422)
    })

    it('duplicate notifications send one mail', async () => {
      const { code, url } = await placed()
      await press(url, 'do=pay_twice')
      expect((await mailsOf(code)).map(({ kind }) => kind)).toEqual(['order', 'paid'])
      expect(await the().database.q.selectFrom('gateway_notifications').selectAll().execute()).toEqual([])
    })

    it('a late notification leaves the order pending; paying again queries the provider and reports that it is paid', async () => {
      const { token, code, url } = await placed()
      await press(url, 'do=pay_late&seconds=600')
      expect(await stateOf(token)).toBe('pending')
      const { body } = await payAgain(token)
      expect(codesOf(body)).toEqual(['already_paid'])
      expect(await stateOf(token)).toBe('paid')
      await the().database.q.deleteFrom('gateway_notifications').execute()

      const other = await placed()
      await press(other.url, 'do=pay_late&seconds=5')
      expect(await stateOf(other.token)).toBe('pending')
      await the().request('POST', '/sandbox/clock', { aheadMs: 6000 })
      await expect.poll(() => stateOf(other.token)).toBe('paid')
      await the().request('POST', '/sandbox/clock', {})
      expect((await mailsOf(code)).map(({ kind }) => kind)).toEqual(['order', 'paid'])
    })

    it('rejects notifications without a valid signature, and for unknown payments', async () => {
      const { token, url } = await placed()
      const id = url.split('/').at(-1) ?? ''
      await the().database.q.updateTable('gateway_payments').set({ state: 'paid' }).where('id', '=', id).execute()
      expect((await notify(id)).statusCode).toBe(401)
      expect((await notify('x')).statusCode).toBe(401)
      for (const field of ['payment', 'sent', 'signature'])
        for (const value of [undefined, 7, 'x'.repeat(101)])
          expect([field, value, (await notify(id, { [field]: value })).statusCode]).toEqual([field, value, 422])
      expect(await stateOf(token)).toBe('pending')
      expect((await page('http://sandbox/gateway/pay/x')).statusCode).toBe(404)
      const unknown = await page('http://sandbox/pay/x')
      const title = 'Tuto objednávku jsme nenašli.'
      expect([unknown.statusCode, JSON.parse(unknown.body)]).toMatchObject([404, { errors: [{ title }] }])
    })

    it('does not accept a notification of an unknown payment, which stays in the queue of the provider', async () => {
      const { token, url } = await placed()
      const { q } = the().database
      const id = url.split('/').at(-1) ?? ''
      await q.deleteFrom('payment_attempts').where('id', '=', id).execute()
      await press(url, 'do=pay')
      expect(await stateOf(token)).toBe('pending')
      const waiting = q.deleteFrom('gateway_notifications').where('payment_id', '=', id).returning('tries')
      expect(await waiting.execute()).toEqual([{ tries: 1 }])
    })

    it('returns an error, and starts no attempt, when the provider fails', async () => {
      const { token, url } = await placed()
      await press(url, 'do=fail')
      await expect.poll(() => stateOf(token)).toBe('failed')
      await sql`alter table gateway_payments add constraint no_more check (state <> 'pending') not valid`.execute(
        the().database.q,
      )
      try {
        const { statusCode, body } = await press(`http://sandbox/pay/${token}`, '')
        const title = 'Něco se nám pokazilo. Zkuste to prosím za chvíli.'
        expect([statusCode, JSON.parse(body).errors]).toEqual([500, [{ code: 'server', field: null, title }]])
      } finally {
        await sql`alter table gateway_payments drop constraint no_more`.execute(the().database.q)
      }
      expect(await stateOf(token)).toBe('failed')
    })

    it('a repeated order placement returns the same payment', async () => {
      const { url, body, again } = await placed()
      expect((await again()).body).toEqual(body)
      const attempts = await the()
        .database.q.selectFrom('payment_attempts')
        .select('id')
        .where('id', '=', url.split('/').at(-1) ?? '')
        .execute()
      expect(attempts).toHaveLength(1)
    })

    it('concurrent repeated payments return one payment', async () => {
      const { token, url } = await placed()
      await press(url, 'do=fail')
      const responses = await Promise.all(Array.from({ length: 5 }, () => payAgain(token)))
      expect(new Set(responses.map(({ body }) => body.redirectUrl)).size).toBe(1)
    })
  })

  it('C1.07 an order with the e-mail of a customer reveals nothing about the account', async () => {
    const input = { registration: true, password: 'tajemstvi-1', password_confirmation: 'tajemstvi-1' }
    const known = await placed({ ...input, email: 'jana@vanek.test' })
    const unknown = await placed({ ...input, email: 'nova@example.test' })
    expect([known.body.order.registered, unknown.body.order.registered]).toEqual([true, true])
    expect(Object.keys(known.body.order)).toEqual(Object.keys(unknown.body.order))
    const mails = await the()
      .database.q.selectFrom('mails')
      .select(['kind', 'recipient'])
      .where('kind', '=', 'known_email')
      .execute()
    expect(mails).toEqual([{ kind: 'known_email', recipient: 'jana@vanek.test' }])
    expect(await signIn(the().request, 'jana@vanek.test')).not.toBe('')
  })
}
