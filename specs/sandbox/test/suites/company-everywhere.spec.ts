import { describe, expect, it, onTestFinished } from 'vitest'
import type { Shop } from '../../src/wire.ts'
import { newCustomer } from '../support/customers.ts'
import { pdfText } from '../support/pdf-text.ts'
import { newKey, placement, sample } from '../support/shopping.ts'
import type { World } from '../support/world.ts'

const API = '/store/api/v1'
const [TRANSFER, COD, INVOICE] = [2, 3, 5]
const HOUR_MS = 3_600_000
const FIRM = { business_name: 'Kovárna Lhota, s. r. o.', TIN: '98001019', VATIN: 'CZ98001019' }
const NUMBER = 'PO-2026/117'

/** An order of a company in all documents, files and mails. */
export function companyEverywhereSuite(the: () => World): void {
  async function company() {
    const { bearer, email } = await newCustomer(the())
    await the().request('PATCH', `${API}/user`, { business: FIRM }, { bearer })
    await the().request('POST', '/sandbox/on-invoice', { email, days: 14 })
    const place = async (payment_id: number): Promise<Shop['Order']> => {
      await the().request('POST', `${API}/cart/items`, { id: (await sample(the(), 60, 80)).id, amount: 2 }, { bearer })
      const input = placement({ email, payment_id, business: FIRM, custom: { custom_order_number: NUMBER } })
      return (await the().request('POST', `${API}/cart/place`, input, { bearer, key: newKey() })).body.order
    }
    const mails = () =>
      the()
        .database.q.selectFrom('mails')
        .select(['kind', 'body'])
        .where('recipient', '=', email)
        .orderBy('id')
        .execute()
    return { bearer, place, mails }
  }
  const ahead = async (hours: number) => {
    onTestFinished(async () => void (await the().request('POST', '/sandbox/clock', {})))
    await the().request('POST', '/sandbox/clock', { aheadMs: hours * HOUR_MS })
  }
  const fileOf = async (path: string) => (await the().app.inject({ url: `${API}${path}` })).rawPayload
  /** The company facts that a text contains. */
  const factsIn = (text: string): string[] => [FIRM.TIN, FIRM.VATIN, NUMBER].filter((fact) => text.includes(fact))
  const all = [FIRM.TIN, FIRM.VATIN, NUMBER]

  describe('an order of a company', () => {
    it('A8.07 has IČO, DIČ and its order number in every document, file and mail', async () => {
      const { bearer, place, mails } = await company()
      const { id, code, token } = await place(TRANSFER)
      const own = await the().request('GET', `${API}/user/orders/${id}`, undefined, { bearer })
      const csv = await the().request('GET', `${API}/user/orders/${id}/items/export`, undefined, { bearer })
      const head = csv.body.split('\r\n')[0] as string
      for (const column of ['IČO', 'DIČ', 'Vaše číslo objednávky']) expect(head.split(';')).toContain(column)
      expect(head).toContain('Cena za jednotku bez DPH')
      expect(csv.body.split('\r\n').slice(1, -1).map(factsIn)).toEqual([all, all])

      await the().request('PUT', `${API}/orders/token/${token}/payment`, { payment_id: COD }, { key: newKey() })
      await the().request('PUT', `${API}/orders/token/${token}/payment`, { payment_id: TRANSFER }, { key: newKey() })
      // the transfer arrives on Monday at 10:00, and the order is packed at 11:00
      await ahead(3 * 24 - 2.5)
      await the().request('POST', `${API}/orders/token/${token}/cancellation`, undefined, { key: newKey() })
      const { data } = (await the().request('GET', `${API}/orders/token/${token}/documents`))
        .body as Shop['OrderDocuments']
      expect(data.map(({ kind }) => kind)).toEqual(['invoice', 'credit_note'])
      const documents = data.map(({ number }) => `/orders/token/${token}/documents/${number}`)
      const pdfs = [`/orders/token/${token}/document`, ...documents]
      for (const path of pdfs) expect([path, factsIn(pdfText(await fileOf(path)))]).toEqual([path, all])
      for (const path of documents)
        expect([path, factsIn((await fileOf(`${path}?format=isdoc`)).toString())]).toEqual([path, all])
      await ahead(6 * 24)
      const sent = await mails()
      expect(new Set(sent.map(({ kind }) => kind))).toEqual(
        new Set(['order', 'payment_changed', 'paid', 'cancelled', 'refunded']),
      )
      expect(sent.map(({ kind, body }) => [kind, ...factsIn(body)])).toEqual(sent.map(({ kind }) => [kind, ...all]))
      expect([own.body.business, own.body.custom.custom_order_number, own.body.code]).toEqual([FIRM, NUMBER, code])
    })

    it('A8.07 has them in all mails of an order paid by invoice', async () => {
      const { place, mails } = await company()
      await place(INVOICE)
      await ahead(4 * 24)
      await ahead(15 * 24)
      const sent = await mails()
      expect(sent.map(({ kind }) => kind)).toEqual(['order', 'sent', 'delivered', 'paid'])
      for (const { kind, body } of sent) expect([kind, factsIn(body)]).toEqual([kind, all])
    })
  })
}
