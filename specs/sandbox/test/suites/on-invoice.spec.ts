import { afterEach, describe, expect, it } from 'vitest'
import type { Shop } from '../../src/wire.ts'
import { newCustomer, type SignedIn } from '../support/customers.ts'
import { codesOf, newKey, placement, sample, stockLeft } from '../support/shopping.ts'
import { pdfText } from '../support/pdf-text.ts'
import type { World } from '../support/world.ts'

const API = '/store/api/v1'
const [TRANSFER, INVOICE] = [2, 5]
const DAY_MS = 86_400_000
const FIRM = { business_name: 'Vzduch, s. r. o.', TIN: '12345679', VATIN: 'CZ12345679' }

/** Orders of companies that pay by invoice. */
export function onInvoiceSuite(the: () => World): void {
  async function tool(name: string, body: object): Promise<void> {
    expect((await the().request('POST', `/sandbox/${name}`, body)).status).toBeLessThan(300)
  }

  async function customer(days: number | null, business: object | null = FIRM): Promise<SignedIn> {
    const one = await newCustomer(the())
    await the().request('PATCH', `${API}/user`, { business }, { bearer: one.bearer })
    await tool('on-invoice', { email: one.email, days })
    // the session outlives the moved clock
    const expires = new Date(the().clock.now().getTime() + 100 * DAY_MS).toISOString()
    await the().database.q.updateTable('access_tokens').set({ expires }).where('customer_id', '=', one.id).execute()
    return one
  }

  async function place(
    { bearer, email }: SignedIn,
    payment_id = INVOICE,
    { variant, business = FIRM }: { variant?: number; business?: typeof FIRM | null } = {},
  ) {
    const id = variant ?? (await sample(the(), 60, 80)).id
    await the().request('POST', `${API}/cart/items`, { id, amount: 1 }, { bearer })
    const input = placement({ payment_id, email, business })
    return the().request('POST', `${API}/cart/place`, input, { bearer, key: newKey() })
  }

  const offered = async (bearer?: string) =>
    (await the().request('GET', `${API}/cart/payments`, undefined, bearer ? { bearer } : {})).body as Shop['Payment'][]

  /** Moves the clock by days and runs everything that is due. */
  const after = (days: number) => tool('clock', { aheadMs: days * DAY_MS })
  const orderOf = async ({ bearer }: SignedIn, id: string) =>
    (await the().request('GET', `${API}/user/orders/${id}`, undefined, { bearer })).body as Shop['OrderBase']
  const summaryOf = async ({ bearer }: SignedIn) =>
    (await the().request('GET', `${API}/user/orders`, undefined, { bearer })).body.data[0] as Shop['OrderSummary']
  const documentsOf = async ({ bearer }: SignedIn, id: string) =>
    (await the().request('GET', `${API}/user/orders/${id}/documents`, undefined, { bearer }))
      .body as Shop['OrderDocuments']

  describe('payment by invoice', () => {
    afterEach(() => tool('clock', {}))

    it('A8.04 is offered to trusted companies only, with their due days', async () => {
      const codes = async (bearer?: string) => (await offered(bearer)).map(({ code }) => code)
      const trusted = await customer(30)
      const invoice = (await offered(trusted.bearer)).find(({ code }) => code === 'invoice')
      expect(invoice?.description).toBe('Zboží pošleme hned, fakturu zaplatíte převodem. Splatnost je 30 dní.')
      const others = [await customer(null), await customer(30, null)]
      expect(await codes()).not.toContain('invoice')
      for (const other of others) {
        expect(await codes(other.bearer)).not.toContain('invoice')
        const refused = await place(other)
        expect([refused.status, codesOf(refused.body)]).toEqual([422, ['payment_unavailable']])
      }
    })

    it('A8.04 can be selected for an existing order of a trusted company, by its owner and by the token', async () => {
      const [trusted, other] = [await customer(14), await customer(null)]
      const placed = async (who: SignedIn) => (await place(who, TRANSFER)).body.order as Shop['Order']
      const [mine, theirs] = [await placed(trusted), await placed(other)]
      const ways = async ({ token }: Shop['Order']) =>
        ((await the().request('GET', `${API}/orders/token/${token}/payments`)).body as Shop['OrderPayment'][]).map(
          ({ id }) => id,
        )
      expect([await ways(mine), await ways(theirs)]).toEqual([
        expect.arrayContaining([INVOICE]),
        expect.not.arrayContaining([INVOICE]),
      ])
      const change = ({ token }: Shop['Order']) =>
        the().request('PUT', `${API}/orders/token/${token}/payment`, { payment_id: INVOICE }, { key: newKey() })
      expect(codesOf((await change(theirs)).body)).toEqual(['payment_unavailable'])
      const changed = (await change(mine)).body as Shop['Order']
      expect(changed.payment).toMatchObject({ code: 'invoice', dueDays: 14, state: 'offline' })
      expect(changed.payment.transfer?.variableSymbol).toBe(mine.code)
      expect(changed.changeableUntil).not.toBeNull()
    })

    it('A8.04 is only for orders of the company, not for those that its people place for themselves', async () => {
      const trusted = await customer(14)
      const refused = await place(trusted, INVOICE, { business: null })
      expect([refused.status, refused.body.errors]).toEqual([
        422,
        [{ code: 'validation', field: 'business', title: expect.stringContaining('jen firmy') as string }],
      ])
      const { token } = (await place(trusted, TRANSFER, { business: null })).body.order as Shop['Order']
      const path = `${API}/orders/token/${token}`
      const ways = (await the().request('GET', `${path}/payments`)).body as Shop['OrderPayment'][]
      expect(ways.map(({ id }) => id)).not.toContain(INVOICE)
      const changed = await the().request('PUT', `${path}/payment`, { payment_id: INVOICE }, { key: newKey() })
      expect(codesOf(changed.body)).toEqual(['payment_unavailable'])
    })

    it('A8.05 A8.06 packs at once, is due after the handover, and is paid by the bank on the due date', async () => {
      const firm = await customer(14)
      const { id, code, payment } = (await place(firm)).body.order as Shop['Order']
      expect(payment).toMatchObject({ state: 'offline', transfer: { variableSymbol: code } })
      expect(payment.due ?? null).toBeNull()
      expect(await documentsOf(firm, id)).toMatchObject({ data: [], awaits: 'handover' })

      await after(5)
      const sent = await orderOf(firm, id)
      const kinds = sent.events.map(({ kind }) => kind)
      expect([kinds.includes('handed_over'), kinds.includes('paid')]).toEqual([true, false])
      const [invoice] = (await documentsOf(firm, id)).data
      const due = new Date(Date.parse(`${invoice?.issued}T00:00:00Z`) + 14 * DAY_MS).toISOString().slice(0, 10)
      expect([sent.payment.due, invoice?.due, (await summaryOf(firm)).payment.due]).toEqual([due, due, due])

      await after(18)
      const paid = await orderOf(firm, id)
      const at = paid.events.find(({ kind }) => kind === 'paid')?.at ?? ''
      expect(at.slice(0, 10) <= due && at !== '').toBe(true)
      expect([paid.payment.due ?? null, (await summaryOf(firm)).payment.due]).toEqual([null, null])
      // the invoice is unchanged
      expect((await documentsOf(firm, id)).data).toEqual([invoice])
      const mails = await the()
        .database.q.selectFrom('mails')
        .selectAll()
        .where('recipient', '=', firm.email)
        .orderBy('id')
        .execute()
      const mailTexts = mails.map(({ subject, body }) => `${subject}\n${body}`).join('\n')
      for (const text of ['převodem do 14 dnů', 'zaplaťte ji prosím do', `Faktura za objednávku ${code} je zaplacená`])
        expect(mailTexts).toContain(text)
    })

    it('A8.05 A8.06 stays due while the bank transfer is late', async () => {
      const firm = await customer(14)
      const { id, code } = (await place(firm)).body.order as Shop['Order']
      await tool('paid-late', { code, late: true })
      await after(24)
      const late = await orderOf(firm, id)
      expect([late.status, typeof late.payment.due]).toEqual(['delivered', 'string'])
      await after(45)
      expect((await orderOf(firm, id)).events.some(({ kind }) => kind === 'paid')).toBe(true)
    })

    it('A8.05 can be cancelled before packing like other orders, without a refund', async () => {
      const firm = await customer(14)
      const { id: variant } = await sample(the(), 5, 95)
      const { id } = (await place(firm, INVOICE, { variant })).body.order as Shop['Order']
      expect(await stockLeft(the(), variant)).toBe(4)
      const cancelled = await the().request('POST', `${API}/user/orders/${id}/cancellation`, undefined, {
        bearer: firm.bearer,
        key: newKey(),
      })
      expect([cancelled.body.status, cancelled.body.refunds]).toEqual(['cancelled', undefined])
      expect(await stockLeft(the(), variant)).toBe(5)
    })

    it('A6.08 A4.05 a claim refund is deducted from an unpaid invoice instead of being sent', async () => {
      const firm = await customer(14)
      const other = await sample(the(), 60, 81)
      await the().request('POST', `${API}/cart/items`, { id: other.id, amount: 1 }, { bearer: firm.bearer })
      const { id, token } = (await place(firm)).body.order as Shop['Order']
      await after(5)
      const path = `${API}/orders/token/${token}/claims`
      const filing = { item: 1, amount: 1, description: 'Po týdnu začal hlasitě pískat.', wish: 'money_back' }
      expect((await the().request('POST', path, filing, { key: newKey() })).status).toBe(201)
      const claim = async () => ((await the().request('GET', path)).body as Shop['OrderClaims']).data[0]!
      const outcomeMails = async () => {
        const own = the().database.q.selectFrom('mails').selectAll().where('recipient', '=', firm.email).orderBy('id')
        return (await own.execute()).filter(({ kind }) => kind === 'claim_outcome').map(({ body }) => body)
      }
      await after(12)
      const settled = await claim()
      expect([settled.state, settled.refund?.setOff]).toEqual(['settled', true])
      const { amount = 0 } = settled.refund ?? {}
      const { prices, payment } = await orderOf(firm, id)
      const rest = Math.round((prices.totalWithTax - amount) * 100) / 100
      expect([amount > 0, payment.toPay]).toEqual([true, rest])
      const crowns = rest.toLocaleString('cs').replaceAll(/\s/g, '')
      expect((await outcomeMails()).at(-1)?.replaceAll(/\s/g, '')).toContain(
        `odečetlizfaktury,zbýváznízaplatit${crowns}`,
      )
      const number = (await documentsOf(firm, id)).data[0]?.number ?? ''
      const invoice = await the().app.inject({ url: `${API}/orders/token/${token}/documents/${number}?format=pdf` })
      expect(pdfText(invoice.rawPayload)).toContain(`Zbýváuhradit${rest.toFixed(2).replace('.', ',')}Kč`)
      await after(18)
      await after(19)
      const paid = await orderOf(firm, id)
      expect(paid.events.map(({ kind }) => kind)).toContain('paid')
      expect([paid.payment.toPay, paid.refunds]).toEqual([undefined, undefined])
      expect([await claim(), (await outcomeMails()).length]).toEqual([settled, 2])
    })
  })
}
