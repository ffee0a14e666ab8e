import { describe, expect, it, onTestFinished } from 'vitest'
import type { EventKind } from '../../src/fulfilment/course.ts'
import { recordEvents } from '../../src/fulfilment/run-steps.ts'
import { courseOf } from '../../src/fulfilment/view.ts'
import { documentsOf, issueCreditNote, issueInvoice } from '../../src/invoices/issue.ts'
import { sumText } from '../../src/invoices/texts.ts'
import type { Services } from '../../src/services.ts'
import type { Shop } from '../../src/wire.ts'
import { newCustomer } from '../support/customers.ts'
import { pdfText } from '../support/pdf-text.ts'
import { guestCart, newKey, placement, sample } from '../support/shopping.ts'
import type { World } from '../support/world.ts'

const API = '/store/api/v1'
const [CARD, TRANSFER, COD] = [1, 2, 3]
const HOUR_MS = 3_600_000

/** Invoices and credit notes: issue dates, numbers and access. */
export function orderDocumentsSuite(the: () => World): void {
  const place = async (change: Partial<Shop['OrderPlacement']>, amount = 1): Promise<Shop['Order']> => {
    const cart = await guestCart(the().request, (await sample(the(), 90, 96)).id, amount)
    const { status, body } = await the().request('POST', `${API}/cart/place`, placement(change), {
      cart,
      key: newKey(),
    })
    expect(status).toBe(201)
    return body.order as Shop['Order']
  }
  const ahead = async (hours: number) => {
    onTestFinished(async () => void (await the().request('POST', '/sandbox/clock', {})))
    expect((await the().request('POST', '/sandbox/clock', { aheadMs: hours * HOUR_MS })).status).toBe(200)
  }
  const listOf = async ({ token }: Shop['Order']) =>
    (await the().request('GET', `${API}/orders/token/${token}/documents`)).body as Shop['OrderDocuments']
  const lockedRow = ({ id }: Shop['Order']) =>
    the().database.q.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
  const issue = (order: Shop['Order']) =>
    the().database.transaction(async () =>
      issueInvoice(the(), await lockedRow(order), { at: the().clock.now(), isPaid: true }),
    )
  const credit = (order: Shop['Order'], key: string, lines: Parameters<typeof issueCreditNote>[2]['lines']) =>
    the().database.transaction(async () =>
      issueCreditNote(the(), await lockedRow(order), { key, lines, reason: 'Vráceno.', at: the().clock.now() }),
    )
  const numberIn = (number: string | undefined) => Number(number?.slice(-5))

  describe('order documents', () => {
    it('A4.01 A4.02 issue the invoice of an order with cash on delivery on the handover date', async () => {
      const order = await place({ payment_id: COD })
      expect(await listOf(order)).toEqual({ data: [], awaits: 'handover' })
      await ahead(1)
      expect((await listOf(order)).data).toEqual([])
      await ahead(4)
      const { data, awaits } = await listOf(order)
      expect([data, awaits]).toEqual([
        [
          {
            ...{ kind: 'invoice', number: expect.stringMatching(/^FV-2026-\d{5}$/), issued: '2026-11-20' },
            ...{ taxable: '2026-11-20', due: null, corrects: null },
            ...{ total: order.prices.totalWithTax, currencyCode: 'CZK' },
          },
        ],
        null,
      ])
      // later events issue no other invoice
      await ahead(10 * 24)
      expect((await listOf(order)).data).toEqual(data)
    })

    it('A4.01 A4.05 issue the invoice when a transfer arrives; before that, the order confirmation has payment instructions', async () => {
      const order = await place({ payment_id: TRANSFER })
      expect(await listOf(order)).toEqual({ data: [], awaits: 'payment' })
      const confirmed = async () =>
        pdfText((await the().app.inject({ url: `${API}/orders/token/${order.token}/document` })).rawPayload)
      expect(await confirmed()).toContain(`Variabilnísymbol${order.code}`)
      await ahead(3 * 24)
      expect(await confirmed()).not.toContain('Variabilnísymbol')
      expect((await listOf(order)).data).toMatchObject([{ kind: 'invoice', issued: '2026-11-23', due: null }])
    })

    it('A4.03 A4.04 A4.07 are PDF and ISDOC files with the totals of the order', async () => {
      const order = await place({ payment_id: CARD, custom: { custom_order_number: 'PO-88' } }, 3)
      const { number } = await issue(order)
      const path = `${API}/orders/token/${order.token}/documents/${number}`
      const files = await Promise.all(['', '?format=isdoc'].map((query) => the().request('GET', path + query)))
      expect(
        files.map(({ status, headers }) => [status, headers['content-type'], headers['content-disposition']]),
      ).toEqual([
        [200, 'application/pdf', `attachment; filename="faktura-${number}.pdf"`],
        [200, 'application/xml; charset=utf-8', `attachment; filename="faktura-${number}.isdoc"`],
      ])
      // the recorder cannot handle binary bodies
      const { rawPayload } = await the().app.inject({ url: path })
      const total = Math.round(order.prices.totalWithTax * 100)
      const text = pdfText(rawPayload)
      expect(text).toContain(`${sumText(total).replaceAll(/\s/g, '')}Kč`)
      expect(text).toContain('VašečísloobjednávkyPO-88')
      expect(files[1]?.body).toContain(`<PayableAmount>${(total / 100).toFixed(2)}</PayableAmount>`)
      expect((await the().request('GET', `${path}?format=xls`)).status).toBe(422)
      expect((await the().request('GET', `${API}/orders/token/${order.token}/documents/FV-2026-99999`)).status).toBe(
        404,
      )
    })

    it('A4.02 do not change after they were issued, even if the order or the shop changes', async () => {
      const order = await place({ payment_id: COD })
      const { number } = await issue(order)
      const url = `${API}/orders/token/${order.token}/documents/${number}?format=isdoc`
      const before = (await the().request('GET', url)).body
      const { q } = the().database
      const { doc } = await q.selectFrom('orders').select('doc').where('id', '=', order.id).executeTakeFirstOrThrow()
      const changed = JSON.stringify({ ...doc, customer: { email: 'jiny@example.test', name: 'Jiný', phone: '1' } })
      await q.updateTable('orders').set({ doc: changed }).where('id', '=', order.id).execute()
      expect((await issue(order)).number).toBe(number)
      expect((await the().request('GET', url)).body).toBe(before)
    })

    it('A4.02 are numbered without gaps, also after concurrent requests and rollbacks', async () => {
      const orders: Shop['Order'][] = []
      for (let at = 0; at < 6; at += 1) orders.push(await place({ payment_id: CARD }))
      const first = numberIn((await issue(orders[0]!)).number)
      await expect(
        the().database.transaction(async () => {
          await issueInvoice(the(), await lockedRow(orders[1]!), { at: the().clock.now(), isPaid: true })
          throw new Error('undone')
        }),
      ).rejects.toThrow('undone')
      // each of them twice, concurrently
      const issued = await Promise.all([...orders, ...orders].map(issue))
      const numbers = [...new Set(issued.map(({ number }) => numberIn(number)))].sort((a, b) => a - b)
      expect(numbers).toEqual(orders.map((_, at) => first + at))
      const rows = await the().database.q.selectFrom('order_documents').select('number').execute()
      const ofYear = rows.filter(({ number }) => number.startsWith('FV-2026-')).map(({ number }) => numberIn(number))
      expect(ofYear.sort((a, b) => a - b)).toEqual(ofYear.map((_, at) => at + 1))
    })

    it('A4.06 issue one credit note per key, also concurrently, and never for more than the remaining items', async () => {
      const order = await place({ payment_id: COD }, 3)
      const [line] = order.items
      expect(await credit(order, 'early', 'all')).toBeNull()
      const invoice = await issue(order)
      const item = line!.id
      const twice = await Promise.all([1, 2].map(() => credit(order, 'first', [{ item, amount: 1 }])))
      expect(new Set(twice.map((note) => note?.number)).size).toBe(1)
      await expect(credit(order, 'more', [{ item, amount: 3 }])).rejects.toThrow('left to give back')
      const rest = await credit(order, 'rest', 'all')
      expect(await credit(order, 'none', 'all')).toBeNull()
      const totals = [invoice, twice[0], rest].map((doc) => doc?.figures.total ?? 0)
      expect(totals.reduce((sum, total) => sum + total)).toBe(0)
      const { data } = await listOf(order)
      expect(data.map(({ kind, corrects }) => [kind, corrects])).toEqual([
        ['invoice', null],
        ['credit_note', invoice.number],
        ['credit_note', invoice.number],
      ])
      const notes = data.slice(1).map(({ number }) => numberIn(number))
      expect(notes[1]).toBe(notes[0]! + 1)
      const file = await the().request('GET', `${API}/orders/token/${order.token}/documents/${data[1]!.number}`)
      expect(file.headers['content-disposition']).toBe(`attachment; filename="opravny-doklad-${data[1]!.number}.pdf"`)
    })

    it.each([
      ['before it is cancelled', ['paid', 'cancelled']],
      ['after it was cancelled', ['cancelled', 'paid']],
    ])('A4.06 an order paid %s has an invoice and a credit note for it', async (_, kinds) => {
      const order = await place({ payment_id: CARD })
      const rest = { secret: 'secret', shopOrigin: 'http://shop.test', gatewayOrigin: () => 'http://shop.test' }
      await the().database.transaction(async () => {
        for (const [at, kind] of kinds.entries())
          await recordEvents({ ...the(), ...rest } as unknown as Services, await lockedRow(order), [
            { kind: kind as EventKind, at: new Date(Date.parse(order.created) + (at + 1) * 24 * HOUR_MS) },
          ])
      })
      const { data, awaits } = await listOf(order)
      expect(data.map(({ kind, issued }) => [kind, issued])).toEqual([
        ['invoice', kinds[0] === 'paid' ? '2026-11-21' : '2026-11-22'],
        ['credit_note', '2026-11-22'],
      ])
      expect(awaits).toBeNull()
    })

    it('A4.06 issue a credit note for goods that came back unpaid', async () => {
      const order = await place({ payment_id: COD })
      await ahead(4)
      expect((await the().request('POST', '/sandbox/parcel', { code: order.code, mishap: 'refused' })).status).toBe(204)
      await ahead(10 * 24)
      const { data, awaits } = await listOf(order)
      expect([data.map(({ kind, total }) => [kind, total]), awaits]).toEqual([
        [
          ['invoice', order.prices.totalWithTax],
          ['credit_note', -order.prices.totalWithTax],
        ],
        null,
      ])
    })

    it('A4.08 are available to the owner of the order and with its token only', async () => {
      const [owner, other] = [await newCustomer(the()), await newCustomer(the())]
      const goods = await sample(the(), 90, 96)
      const options = { bearer: owner.bearer, key: newKey() }
      await the().request('POST', `${API}/cart/items`, { id: goods.id, amount: 1 }, options)
      const { body } = await the().request('POST', `${API}/cart/place`, placement({ email: owner.email }), {
        ...{ bearer: owner.bearer, key: newKey() },
      })
      const order = body.order as Shop['Order']
      const { number } = await issue(order)
      const stranger = await place({ payment_id: CARD })
      const own = `${API}/user/orders/${order.id}/documents`
      const statuses = async (path: string, bearer?: string) =>
        (await the().request('GET', path, undefined, bearer ? { bearer } : {})).status
      expect([await statuses(own, owner.bearer), await statuses(`${own}/${number}`, owner.bearer)]).toEqual([200, 200])
      expect([await statuses(own, other.bearer), await statuses(`${own}/${number}`, other.bearer)]).toEqual([404, 404])
      expect([await statuses(own), await statuses(`${own}/${number}`)]).toEqual([401, 401])
      // a document number alone grants no access
      expect(await statuses(`${API}/orders/token/${stranger.token}/documents/${number}`)).toBe(404)
    })

    it('A4.01 exist for old orders of the seed, one invoice each', async () => {
      const { q } = the().database
      const rows = await q.selectFrom('orders').select(['id', 'course']).execute()
      const due = rows.filter((row) =>
        courseOf(row).events.some(({ kind }) => kind === 'paid' || kind === 'handed_over'),
      )
      expect(due.length).toBeGreaterThan(3)
      for (const { id } of due) expect(await documentsOf(the(), id, 'invoice')).toHaveLength(1)
    })
  })
}
