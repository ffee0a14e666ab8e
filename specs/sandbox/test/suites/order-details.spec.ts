import { describe, expect, it } from 'vitest'
import type { Shop } from '../../src/wire.ts'
import { newEmail } from '../support/accounts.ts'
import { newCustomer } from '../support/customers.ts'
import { pdfText } from '../support/pdf-text.ts'
import { guestCart, newKey, placement, sample } from '../support/shopping.ts'
import type { World } from '../support/world.ts'

const API = '/store/api/v1'

const details = {
  shipping: {
    name: 'Petr Příjemce',
    business_name: 'Sklad a syn',
    phone: '+420606111222',
    address: { street: 'Nádvorní 3', city: 'Brno', postcode: '60200', country_code: 'CZE' },
  },
  custom: { custom_order_number: 'PO-77', formalTitle: 'Mrs', ICDPH: 'SK2020202030', dateOfBirth: '1980-02-01' },
  business: { business_name: 'Vzduch, s. r. o.', TIN: '12345679', VATIN: 'CZ12345679' },
  comment: 'Zvonek nefunguje',
  shipper_comment: 'Volejte předem',
  cardRequest: true,
  magazine: true,
  phone_notification: true,
} satisfies Partial<Shop['OrderPlacement']>

/** Details of an order: how they are stored, shown and mailed. */
export function orderDetailsSuite(the: () => World): void {
  const mailsTo = async (recipient: string) =>
    the().database.q.selectFrom('mails').selectAll().where('recipient', '=', recipient).orderBy('id').execute()

  async function place(change: Partial<Shop['OrderPlacement']>, bearer?: string): Promise<Shop['Order']> {
    const { id } = await sample(the(), 60, 80)
    const cart = bearer === undefined ? await guestCart(the().request, id) : undefined
    const who = { ...(cart && { cart }), ...(bearer && { bearer }) }
    if (bearer !== undefined) await the().request('POST', `${API}/cart/items`, { id, amount: 1 }, who)
    const response = await the().request('POST', `${API}/cart/place`, placement(change), { ...who, key: newKey() })
    expect(response.status).toBe(201)
    return response.body.order
  }

  describe('order details', () => {
    it('C3.31 C3.32 C3.33 C3.34 store the company, a separate billing address and the note', async () => {
      const { business } = details
      const billing_address = { street: 'Široká 3', city: 'Brno', postcode: '602 00', country_code: 'CZE' }
      const more = { comment: 'Zvoňte dole', email: 'pan@example.test', heureka_allow: true, zbozicz_allow: true }
      const order = await place({ business, billing_address, custom: { formalTitle: 'Mr' }, ...more })
      const [mail] = await mailsTo('pan@example.test')
      const surveys = 'Dotazník Heureky: ano\nDotazník Zboží.cz: ano'
      for (const text of ['Oslovení: Pan\n', surveys]) expect(mail?.body).toContain(text)
      const expected = { shipping: placement().shipping, comment: 'Zvoňte dole', registered: false }
      expect(order).toMatchObject({ business, billingAddress: billing_address, ...expected })
    })

    it('C3.34 C3.35 C3.36 C3.39 C3.41 are stored, and mailed to the customer and the shop', async () => {
      const email = 'vypravec@example.test'
      const order = await place({ ...details, email, utm: { utm_source: 'letak' } })
      expect(order).toMatchObject({
        shipping: details.shipping,
        custom: details.custom,
        ...{ comment: 'Zvonek nefunguje', shipper_comment: 'Volejte předem', cardRequest: true },
        consents: {
          newsletter: false,
          magazine: true,
          phone_notification: true,
          heureka_allow: false,
          zbozicz_allow: false,
        },
      })
      const [mail] = await mailsTo(email)
      const { contact } = (await the().request('GET', `${API}/globals`)).body as { contact: { email: string } }
      const toShop = (await mailsTo(contact.email)).find(({ subject }) => subject.includes(order.code))
      const texts = ['PO-77', 'Paní', 'Sklad a syn', '+420606111222']
      const firm = ['Vzduch, s. r. o.', 'IČO: 12345679', 'DIČ: CZ12345679', 'SK2020202030']
      const agreed = ['Zákaznická karta: ano', 'Tištěný magazín: ano', 'Nabídky esemeskou: ano']
      const where = ['Adresa: Nádvorní 3, 602 00 Brno, Česko', 'Datum narození: 1.\u00a02.\u00a01980']
      for (const text of [...texts, ...firm, ...agreed, ...where]) {
        expect(mail?.body).toContain(text)
        expect(toShop?.body).toContain(text)
      }
      const notes = ['Poznámka: Zvonek nefunguje', 'Poznámka pro dopravce: Volejte předem'].join('\n')
      expect(toShop?.body).toContain(notes)
      const who = [`E-mail: ${email}`, 'Telefon: +420 777 111 222'].join('\n')
      const whom = ['Kam a komu:', 'Příjemce: Petr Příjemce', 'Firma příjemce: Sklad a syn', 'Telefon příjemce: '].join(
        '\n',
      )
      for (const text of [who, whom]) expect(mail?.body).toContain(text)
      // shipping with a price, payment for free
      expect(mail?.body).toMatch(/^Doprava, .+: 99\sKč s DPH \(81,82\sKč bez DPH\)$/m)
      expect(mail?.body).toMatch(/^Platba, .+: zdarma$/m)
      expect(mail?.body).not.toContain('Zaokrouhlení')
      // no empty fields and no missing consents
      for (const text of ['Novinky e-mailem', 'Dotazník', 'Čas doručení']) expect(mail?.body).not.toContain(text)
      expect([toShop?.kind, toShop?.body.includes('utm_source: letak')]).toEqual(['order_placed', true])
    })

    it('C3.36 mail notes to the customer’s own address only, so that strangers get no messages', async () => {
      const customer = await newCustomer(the())
      const notes = ['Zvonek nefunguje', 'Volejte předem']
      const found = async (email: string, bearer?: string) => {
        await place({ ...details, email }, bearer)
        const body = (await mailsTo(email)).find(({ kind }) => kind === 'order')?.body ?? ''
        return notes.filter((note) => body.includes(note))
      }
      expect(await found(customer.email.toUpperCase(), customer.bearer)).toEqual(notes)
      expect(await found('cizi-1@example.test', customer.bearer)).toEqual([])
      expect(await found('cizi-2@example.test')).toEqual([])
    })

    it('mails to an unverified address contain no links except those of the shop', async () => {
      const email = 'cizi-3@example.test'
      const bait =
        'Výhra! https://vyhra.test/x?a=1 //vyhra.test www.vyhra.test\n\nobchod@vyhra.test 127.0.0.1:80 výhra.čz'
      const disguised = 'a。cz b．cz c｡cz d․cz e﹒cz f＠g h：i j\u200b.cz k\u0085\u202el'
      await place({
        ...{
          email,
          name: bait,
          comment: bait,
          shipper_comment: bait,
          business: { business_name: disguised, TIN: '', VATIN: '' },
        },
        shipping: {
          ...details.shipping,
          name: bait,
          business_name: bait,
          address: { ...details.shipping.address, street: bait },
        },
        billing_address: { street: bait, city: disguised, postcode: '60200', country_code: 'CZE' },
        custom: { companyName: bait, custom_order_number: bait.slice(0, 30) },
      })
      const body = (await mailsTo(email)).find(({ kind }) => kind === 'order')?.body ?? ''
      expect(body).toContain('Jméno: Výhra! https: //vyhra. test')
      const words = body.replaceAll(email, '').split(/\s+/)
      const links = words.filter((word) =>
        /\S[.:@。．｡․﹒＠：]\S|[\u0085\u200b\u202e]/u.test(
          word.replace(/^http:\/\/(shop\.test|127\.0\.0\.1:4000\/pay)/, ''),
        ),
      )
      expect(links).toEqual([])
      // no usable address either
      expect(body).not.toContain('127. 0. 0. 1')
    })

    it('C3.35 C7.27 C7.29 C7.31 are included in the PDF and the CSV export of the order', async () => {
      const customer = await newCustomer(the())
      const order = await place({ ...details, email: customer.email }, customer.bearer)
      const own = `${API}/user/orders/${order.id}`
      const table = await the().request('GET', `${own}/items/export`, undefined, { bearer: customer.bearer })
      const [names = '', line = ''] = String(table.body).split('\r\n')
      const cell = (name: string) => line.split(';')[names.split(';').indexOf(name)]
      expect([cell('Vaše číslo objednávky'), cell('Poznámka pro dopravce'), cell('Firma příjemce')]).toEqual([
        ...['PO-77', 'Volejte předem', 'Sklad a syn'],
      ])
      for (const [path, bearer] of [
        [`${own}/document`, customer.bearer],
        [`${API}/orders/token/${order.token}/document`, undefined],
      ] as const) {
        const { status, headers, body } = await the().request('GET', path, undefined, bearer ? { bearer } : {})
        expect([status, headers['content-type'], String(body).slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-'])
        expect(headers['content-disposition']).toBe(`attachment; filename="objednavka-${order.code}.pdf"`)
        const authorization = bearer ? { authorization: `Bearer ${bearer}` } : {}
        const { rawPayload } = await the().app.inject({ url: path, headers: authorization })
        expect(pdfText(rawPayload)).toContain('IČO08765430,DIČCZ08765430Zapsánovobchodním')
      }
      expect((await the().request('GET', `${API}/orders/token/nic/document`)).status).toBe(404)
    })

    it('only a few PDFs are rendered at once: further requests get 503 with Retry-After', async () => {
      const order = await place(details)
      const document = () => the().request('GET', `${API}/orders/token/${order.token}/document`)
      const requests = Array.from({ length: 100 }, document)
      const responses = await Promise.all(requests)
      const sent = responses.filter(({ status }) => status === 200)
      const refused = responses.filter(({ status }) => status === 503)
      expect(sent.length + refused.length).toBe(100)
      expect(sent.length).toBeGreaterThanOrEqual(10)
      expect(refused.length).toBeGreaterThan(0)
      for (const { headers, body } of refused)
        expect([headers['retry-after'], body.errors[0].code]).toEqual(['1', 'rate_limited'])
      expect((await document()).status).toBe(200)
    })

    it('C3.41 C2.11 a guest who subscribes to the newsletter gets a confirmation link, which activates it', async () => {
      const email = 'novinky-s-objednavkou@example.test'
      const order = await place({ email, newsletter: true })
      expect(order.consents).toMatchObject({ newsletter: true, newsletterPending: true })
      const known = () =>
        the().database.q.selectFrom('newsletter').select('confirmed').where('email', '=', email).executeTakeFirst()
      expect(await known()).toEqual({ confirmed: false })
      const ordered = (await mailsTo(email)).find(({ kind }) => kind === 'order')
      expect(ordered?.body).toContain('Novinky e-mailem: čekají na potvrzení')
      expect(ordered?.body).not.toMatch(/undefined|null/)
      const mail = (await mailsTo(email)).find(({ kind }) => kind === 'newsletter')
      const token = new URL(/https?:\S+/.exec(mail?.body ?? '')?.[0] ?? 'http://none').searchParams.get('token')
      expect((await the().request('POST', `${API}/activate`, { token })).body).toEqual({ kind: 'newsletter' })
      expect(await known()).toEqual({ confirmed: true })
      // a subscriber gets no second link
      await place({ email, newsletter: true })
      expect((await mailsTo(email)).filter(({ kind }) => kind === 'newsletter')).toHaveLength(1)
    })

    it('C3.41 C8.26 an address that blocks mails gets no confirmation link', async () => {
      const email = newEmail().replace('example', 'blocked')
      await place({ email, newsletter: true })
      expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(['order'])
    })

    it('C3.41 a customer’s own e-mail is subscribed at once, another one after confirmation', async () => {
      const customer = await newCustomer(the())
      const isOn = async () => {
        const { body } = await the().request('GET', `${API}/user`, undefined, { bearer: customer.bearer })
        return body.newsletter as boolean
      }
      expect((await place({ email: customer.email }, customer.bearer)).consents?.newsletter).toBe(false)
      expect(await isOn()).toBe(false)
      const other = await place({ email: 'jiny-email@example.test', newsletter: true }, customer.bearer)
      expect([other.consents?.newsletterPending, await isOn()]).toEqual([true, false])
      // compared case-insensitively
      const own = await place({ email: customer.email.toUpperCase(), newsletter: true }, customer.bearer)
      expect([own.consents?.newsletterPending, await isOn()]).toEqual([false, true])
    })
  })
}
