import { describe, expect, it, onTestFinished } from 'vitest'
import { sumText } from '../../src/invoices/texts.ts'
import type { Shop } from '../../src/wire.ts'
import { newEmail } from '../support/accounts.ts'
import { newCustomer } from '../support/customers.ts'
import { pdfText } from '../support/pdf-text.ts'
import { codesOf, guestCart, newKey, samples } from '../support/shopping.ts'
import type { World } from '../support/world.ts'

const API = '/store/api/v1'
const DAY_MS = 86_400_000
const FIRM = { business_name: 'Kovárna Lhota, s. r. o.', TIN: '98001019', VATIN: 'CZ98001019' }

/** Quotes: created from a cart, read by their token. */
export function quotesSuite(the: () => World): void {
  const goods = async () => {
    const [one, other] = await samples(the(), 2, 50, 120)
    return { one: one!, other: other! }
  }
  async function guest() {
    const { one, other } = await goods()
    const cart = await guestCart(the().request, one.id, 3)
    await the().request('POST', `${API}/cart/items`, { id: other.id, amount: 1 }, { cart })
    return { cart, one, other }
  }
  const make = (who: object, input: object = {}, key = newKey()) =>
    the().request('POST', `${API}/cart/quote`, input, { ...who, key })
  const read = async ({ token }: Shop['Quote'], who: object = {}) =>
    (await the().request('GET', `${API}/quotes/${token}`, undefined, who)).body as Shop['Quote']
  const tool = async (name: string, body: object, back: object) => {
    onTestFinished(async () => void (await the().request('POST', `/sandbox/${name}`, back)))
    expect((await the().request('POST', `/sandbox/${name}`, body)).status).toBeLessThan(300)
  }
  const mailsTo = (email: string) =>
    the().database.q.selectFrom('mails').selectAll().where('recipient', '=', email).orderBy('id').execute()

  // the current time is 20 November 13:00
  describe('a quote', () => {
    it('A8.09 has the goods of the cart with prices, a number and an expiry date, and leaves the cart unchanged', async () => {
      const { cart, one, other } = await guest()
      const before = (await the().request('GET', `${API}/cart`, undefined, { cart })).body as Shop['Cart']
      const made = await make({ cart }, { name: 'Jan Kovář', business: FIRM, note: 'Na stavbu v Lhotě' })
      expect(made.status).toBe(201)
      const quote = made.body as Shop['Quote']
      expect(quote).toMatchObject({
        ...{
          number: expect.stringMatching(/^N26\d{5}$/),
          validUntil: '2026-12-04',
          expired: false,
          currencyCode: 'CZK',
        },
        ...{ name: 'Jan Kovář', business: FIRM, note: 'Na stavbu v Lhotě' },
        items: [
          { variantId: one.id, amount: 3 },
          { variantId: other.id, amount: 1 },
        ],
      })
      expect(quote.items.map(({ prices }) => prices)).toEqual(
        before.items.map(({ prices }) => ({
          ...{ unitWithTax: prices.unitWithTax, unitWithoutTax: prices.unitWithoutTax },
          ...{ totalWithTax: prices.totalWithTax, totalWithoutTax: prices.totalWithoutTax },
        })),
      )
      const sum = before.items.reduce((all, { prices }) => all + Math.round(prices.totalWithTax * 100), 0)
      expect(Math.round(quote.totalWithTax * 100)).toBe(sum)
      expect((await the().request('GET', `${API}/cart`, undefined, { cart })).body).toEqual(before)
    })

    it('A8.09 is created once per key, and replays the same token', async () => {
      const { cart } = await guest()
      const key = newKey()
      const [first, again] = [await make({ cart }, {}, key), await make({ cart }, {}, key)]
      expect([again.body, again.headers['idempotent-replayed']]).toEqual([first.body, 'true'])
      const other = await make({ cart })
      expect(other.body.number).not.toBe(first.body.number)
      expect(other.body.token).not.toBe(first.body.token)
    })

    it('A8.09 needs goods and a valid VAT number', async () => {
      const { bearer } = await newCustomer(the())
      expect(codesOf((await make({ bearer })).body)).toEqual(['cart_empty'])
      expect(codesOf((await make({})).body)).toEqual(['cart_empty'])
      const { cart } = await guest()
      const wrong = await make({ cart }, { business: { ...FIRM, VATIN: 'abc' } })
      expect([wrong.status, wrong.body.errors[0].field]).toEqual([422, 'business.VATIN'])
      const mail = await make({ cart }, { email: 'kovar@' })
      expect([mail.status, mail.body.errors[0].field]).toEqual([422, 'email'])
    })

    it('A8.10 has the current price of each item for the current customer, and null for goods that are not sold any more', async () => {
      const { cart, one, other } = await guest()
      const quote = (await make({ cart })).body as Shop['Quote']
      const prices = (shown: Shop['Quote']) => shown.items.map(({ now }) => now?.unitWithTax ?? null)
      expect(prices(quote)).toEqual(quote.items.map((item) => item.prices.unitWithTax))
      await tool(
        'price',
        { variantId: one.id, price: one.price / 100 + 10 },
        { variantId: one.id, price: one.price / 100 },
      )
      await tool('withdraw', { variantId: other.id, withdrawn: true }, { variantId: other.id, withdrawn: false })
      const later = await read(quote)
      expect(later.items.map((item) => item.prices)).toEqual(quote.items.map((item) => item.prices))
      expect(prices(later)).toEqual([one.price / 100 + 10, null])
      const firm = await newCustomer(the(), 'firmy')
      const [own] = prices(await read(quote, { bearer: firm.bearer }))
      expect(own).toBeLessThan(one.price / 100 + 10)
    })

    it('A8.10 is read by its token only, and is marked when it has expired', async () => {
      const { cart } = await guest()
      const quote = (await make({ cart })).body as Shop['Quote']
      for (const key of [quote.number, `${quote.token}x`, 'x'])
        expect((await the().request('GET', `${API}/quotes/${key}`)).status).toBe(404)
      await tool('clock', { aheadMs: 14 * DAY_MS }, {})
      expect((await read(quote)).expired).toBe(false)
      await tool('clock', { aheadMs: 15 * DAY_MS }, {})
      const late = await read(quote)
      expect([late.expired, late.items.every(({ now }) => now !== null)]).toEqual([true, true])
    })

    it('A8.10 is a complete PDF', async () => {
      const { cart } = await guest()
      const quote = (await make({ cart }, { name: 'Jan Kovář', business: FIRM, note: 'Na stavbu v Lhotě' })).body
      const url = `${API}/quotes/${quote.token}/document`
      expect((await the().request('GET', url)).status).toBe(200)
      // the recorder cannot handle binary bodies
      const response = await the().app.inject({ url })
      expect([response.headers['content-type'], response.headers['content-disposition']]).toEqual([
        'application/pdf',
        `attachment; filename="nabidka-${quote.number}.pdf"`,
      ])
      const text = pdfText(response.rawPayload)
      const lines = (quote as Shop['Quote']).items.map(({ name, prices: { totalWithTax } }) => [
        name,
        sumText(Math.round(totalWithTax * 100)),
      ])
      const all = [
        'Cenová nabídka',
        quote.number,
        'Platí do',
        '4. 12. 2026',
        'Pro koho',
        FIRM.business_name,
        'Jan Kovář',
      ]
      const more = [`IČO ${FIRM.TIN}`, `DIČ ${FIRM.VATIN}`, 'Na stavbu v Lhotě', 'Rekapitulace DPH']
      for (const part of [...all, ...more, ...lines.flat(), sumText(Math.round(quote.totalWithTax * 100))])
        expect(text).toContain(part.replaceAll(/\s/g, ''))
    })

    it('A8.11 is mailed as a link without user input, and mails are limited', async () => {
      const { cart } = await guest()
      const email = newEmail()
      const input = { name: 'Zlý Jan', note: 'Kupte si u konkurence', business: FIRM, email }
      const { token, number } = (await make({ cart }, input)).body as Shop['Quote']
      const [mail] = await mailsTo(email)
      expect([mail?.kind, mail?.subject]).toEqual(['quote', `Cenová nabídka ${number}`])
      expect(mail?.body).toContain(`http://shop.test/nabidka?token=${token}`)
      for (const word of ['Jan', 'konkurence', 'Kovárna', FIRM.TIN]) expect(mail?.body).not.toContain(word)
      for (let at = 0; at < 4; at += 1) expect((await make({ cart }, { email })).status).toBe(201)
      const refused = await make({ cart }, { email })
      expect([refused.status, codesOf(refused.body)]).toEqual([429, ['rate_limited']])
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
      expect(await mailsTo(email)).toHaveLength(5)
      expect((await make({ cart })).status).toBe(201)
    })
  })
}
