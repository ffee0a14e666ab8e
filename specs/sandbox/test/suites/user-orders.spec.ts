import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import type { Shop } from '../../src/wire.ts'
import { newCustomer, type SignedIn } from '../support/customers.ts'
import { pdfText } from '../support/pdf-text.ts'
import {
  codesOf,
  guestCart,
  newKey,
  placement,
  sample,
  samples,
  setStock,
  signIn,
  type Sample,
} from '../support/shopping.ts'
import type { World } from '../support/world.ts'

const API = '/store/api/v1'
const ORDERS = `${API}/user/orders`

/** Orders of a signed-in customer, and exports of their lines. */
export function userOrdersSuite(the: () => World): void {
  const read = (bearer: string, path = '') => the().request('GET', `${ORDERS}${path}`, undefined, { bearer })

  async function order({ bearer, email }: SignedIn, goods: readonly Sample[], change = {}) {
    for (const { id } of goods) await the().request('POST', `${API}/cart/items`, { id, amount: 2 }, { bearer })
    const { status, body } = await the().request('POST', `${API}/cart/place`, placement({ email, ...change }), {
      bearer,
      key: newKey(),
    })
    expect(status).toBe(201)
    return body.order as Shop['Order']
  }

  describe("a customer's orders", () => {
    it('C7.28 C9.08 are listed ten per page, newest first, with the total', async () => {
      const jana = await signIn(the().request, 'jana@vanek.test')
      const first = await read(jana)
      const { pagination } = first.body.meta
      expect(pagination).toMatchObject({ page: 1, perPage: 10 })
      expect(pagination.total).toBeGreaterThanOrEqual(14)
      expect(first.body.data).toHaveLength(10)
      const second = await read(jana, '?page=2')
      expect(second.body.data).toHaveLength(Math.min(10, pagination.total - 10))
      const created = [...first.body.data, ...second.body.data].map((one) => one.created as string)
      expect(created).toEqual([...created].sort().reverse())
      expect(new Set([...first.body.data, ...second.body.data].map(({ id }) => id)).size).toBe(created.length)
      expect((await read(jana, '?page=2&perPage=3')).body.data).toEqual(first.body.data.slice(3, 6))
      expect((await read(jana, '?page=9999')).body.data).toEqual([])
      expect((await read(jana, '?perPage=101')).status).toBe(422)
    })

    it('C7.28 have the summary fields of a list; a customer without orders gets none', async () => {
      const customer = await newCustomer(the())
      expect((await read(customer.bearer)).body).toEqual({
        data: [],
        meta: { pagination: { total: 0, page: 1, perPage: 10 } },
      })
      const goods = await samples(the(), 4, 20, 40)
      const { id, code, items } = await order(customer, goods, { payment_id: 2 })
      const [shown] = (await read(customer.bearer)).body.data
      expect(shown).toMatchObject({
        ...{ id, code, items: 8, currencyCode: 'CZK' },
        names: items.slice(0, 3).map(({ name }) => name),
        image: { path: items[0]?.image?.path },
        payment: { name: 'Bankovním převodem', state: 'offline' },
        shipper: { name: 'Kurýrem na adresu' },
      })
      expect(shown).not.toHaveProperty('token')
      // a coupon does not count as an item
      await the().request('POST', `${API}/cart/items`, { id: goods[0]!.id, amount: 1 }, { bearer: customer.bearer })
      await the().request('POST', `${API}/cart/coupon`, { couponCode: 'VANEK10' }, { bearer: customer.bearer })
      const cheaper = await order(customer, [])
      expect(cheaper.items).toHaveLength(2)
      const [latest] = (await read(customer.bearer)).body.data
      expect(latest).toMatchObject({ id: cheaper.id, items: 1, names: [cheaper.items[0]!.name] })
    })

    it('C7.29 C7.30 are read by id and by number, without the order token', async () => {
      const customer = await newCustomer(the())
      const placed = await order(customer, [await sample(the(), 20, 44)])
      const { token, ...own } = placed
      expect(token).toMatch(/\S{20}/)
      const byId = await read(customer.bearer, `/${placed.id}`)
      expect([byId.status, byId.body]).toEqual([200, own])
      expect((await read(customer.bearer, `/code/${placed.code}`)).body).toEqual(own)
      for (const path of ['/neni', `/${placed.code}`, `/code/${placed.id}`, '/code/neni', `/${'0'.repeat(36)}`]) {
        const { status, body } = await read(customer.bearer, path)
        expect([path, status, codesOf(body)]).toEqual([path, 404, ['not_found']])
      }
    })

    it('C7.28 do not include an order that a guest placed with the same e-mail', async () => {
      const customer = await newCustomer(the())
      const { id } = await sample(the(), 20, 45)
      const cart = await guestCart(the().request, id)
      const { body } = await the().request('POST', `${API}/cart/place`, placement({ email: customer.email }), {
        cart,
        key: newKey(),
      })
      expect((await read(customer.bearer)).body.meta.pagination.total).toBe(0)
      expect((await read(customer.bearer, `/${body.order.id}`)).status).toBe(404)
      expect((await read(customer.bearer, `/code/${body.order.code}`)).status).toBe(404)
    })
  })

  describe('exports of order lines', () => {
    const cells = (text: string) =>
      text
        .replace(/\r\n$/, '')
        .split('\r\n')
        .map((line) => line.split(';'))

    it('C7.31 are CSV with a byte order mark, semicolons and column names', async () => {
      const customer = await newCustomer(the())
      const goods = await sample(the(), 20, 46)
      const { id, code, prices, shipper, payment } = await order(customer, [goods])
      const { status, body, headers } = await read(customer.bearer, `/${id}/items/export`)
      expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
      expect(headers['content-disposition']).toBe(`attachment; filename="objednavka-${code}.csv"`)
      expect(body.startsWith('\uFEFF')).toBe(true)
      const variant = await the()
        .database.q.selectFrom('variants')
        .select(['catalog_code', 'fullname', 'name', 'unit'])
        .where('id', '=', goods.id)
        .executeTakeFirstOrThrow()
      const crowns = (haler: number) => (haler / 100).toFixed(2).replace('.', ',')
      const net = (haler: number) => crowns(Math.round(haler / 1.21))
      const [names, ...lines] = cells(body.slice(1))
      expect([names?.slice(0, 11), ...lines.map((line) => line.slice(0, 11))]).toEqual([
        [
          ...['Kód', 'Název', 'Varianta', 'Množství', 'Jednotka', 'Cena za jednotku bez DPH', 'Cena celkem bez DPH'],
          ...['Cena za jednotku s DPH', 'Cena celkem s DPH', 'Sazba DPH v %', 'Měna'],
        ],
        [
          ...[variant.catalog_code, variant.fullname, variant.name, '2', variant.unit],
          ...[net(goods.price), net(goods.price * 2), crowns(goods.price), crowns(goods.price * 2), '21', 'CZK'],
        ],
        ...[
          [`Doprava: ${shipper.name}`, prices.shipperPriceWithTax * 100],
          [`Platba: ${payment.name}`, prices.paymentPriceWithTax * 100],
        ].flatMap(([name, fee]) => {
          const both = [net(Number(fee)), crowns(Number(fee))].flatMap((one) => [one, one])
          return fee === 0 ? [] : [['', String(name), '', '', '', ...both, '21', 'CZK']]
        }),
      ])
    })

    it('C7.29 C7.31 contain code and variant of each line; older orders use the stored code', async () => {
      const customer = await newCustomer(the())
      const { q } = the().database
      const { id: variantId, name } = await q
        .selectFrom('variants')
        .innerJoin('products', 'products.id', 'variants.product_id')
        .select(['variants.id', 'variants.name'])
        .where('variants.name', '<>', '')
        .where('amount_min', '=', 1)
        .where('saleable', '=', true)
        .where('visible_to', 'is', null)
        .where('oversized', '=', false)
        .orderBy('variants.id', 'desc')
        .executeTakeFirstOrThrow()
      await setStock(the().database, variantId, 5)
      await the().request('POST', `${API}/cart/items`, { id: variantId, amount: 1 }, { bearer: customer.bearer })
      await the().request('POST', `${API}/cart/coupon`, { couponCode: 'VANEK10' }, { bearer: customer.bearer })
      const { id, items } = await order(customer, [])
      const [goods, off] = items
      const filesOf = async () => {
        const [, ...lines] = cells((await read(customer.bearer, `/${id}/items/export`)).body)
        // the recorder cannot handle binary bodies
        const headers = { authorization: `Bearer ${customer.bearer}` }
        const { rawPayload } = await the().app.inject({ url: `${ORDERS}/${id}/document`, headers })
        return { lines: lines.slice(0, 2).map((line) => line.slice(0, 3)), document: pdfText(rawPayload) }
      }
      const inPdf = (...texts: readonly string[]) => texts.join('').replaceAll(/\s/g, '')
      const now = await filesOf()
      expect(now.lines).toEqual([
        [goods!.catalogCode, goods!.name, name],
        ['', off!.name, ''],
      ])
      expect(now.document).toContain(`objednali${inPdf(goods!.name, goods!.catalogCode!)}1${goods!.unit}`)
      expect(now.document).toContain(`bezDPH${inPdf(off!.name)}1ks\u2212`)

      const { doc } = await q.selectFrom('orders').select('doc').where('id', '=', id).executeTakeFirstOrThrow()
      const { catalogCode: _code, ...old } = goods!
      await q
        .updateTable('orders')
        .set({ doc: JSON.stringify({ ...doc, items: [old, off] }) })
        .where('id', '=', id)
        .execute()
      const before = await filesOf()
      expect(goods!.marketingCode).not.toBe(goods!.catalogCode)
      expect(before.lines[0]![0]).toBe(goods!.marketingCode)
      expect(before.document).toContain(`objednali${inPdf(goods!.name, goods!.marketingCode)}1${goods!.unit}`)
    })

    it('C7.31 escape CSV separators and spreadsheet formulas', async () => {
      const customer = await newCustomer(the())
      const goods = await samples(the(), 5, 20, 47)
      const names = ['Páska; "široká"', '=HYPERLINK("http://zle.test")', '+420 1', '-2+3', '@SUM(A1)\nA']
      const { q } = the().database
      for (const [at, { id }] of goods.entries())
        await q.updateTable('variants').set({ fullname: names[at]! }).where('id', '=', id).execute()
      const { id } = await order(customer, goods)
      const { body } = await read(customer.bearer, `/${id}/items/export`)
      expect(body).toContain(';"Páska; ""široká""";')
      expect(body).toContain(`;"'=HYPERLINK(""http://zle.test"")";`)
      expect(body).toContain(";'+420 1;")
      expect(body).toContain(";'-2+3;")
      expect(body).toContain(`;"'@SUM(A1)\nA";`)
    })

    it('C7.31 keep a discount as a negative number', async () => {
      const customer = await newCustomer(the())
      await the().request(
        'POST',
        `${API}/cart/items`,
        { id: (await sample(the(), 20, 52)).id, amount: 1 },
        { bearer: customer.bearer },
      )
      await the().request('POST', `${API}/cart/coupon`, { couponCode: 'VANEK10' }, { bearer: customer.bearer })
      const { id } = await order(customer, [])
      const lines = cells((await read(customer.bearer, `/${id}/items/export`)).body)
      const off = lines.find(([code, name]) => code === '' && !name?.startsWith('Doprava'))
      expect(off?.slice(5, 9)).toEqual(Array.from({ length: 4 }, () => expect.stringMatching(/^-\d+,\d\d$/)))
    })

    it('C7.32 are ZIP files of the pictures, each once, named by product code', async () => {
      const jana = await signIn(the().request, 'jana@vanek.test')
      const { data } = (await read(jana)).body
      const { id, code } = data.at(-1) as { id: string; code: string }
      // the recorder cannot handle binary bodies
      await read(jana, `/${id}/items/images/export`)
      const response = await the().app.inject({
        url: `${ORDERS}/${id}/items/images/export`,
        headers: { authorization: `Bearer ${jana}` },
      })
      expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/zip'])
      expect(response.headers['content-disposition']).toBe(`attachment; filename="objednavka-${code}-obrazky.zip"`)
      const files = unzipSync(response.rawPayload)
      const { items } = (await read(jana, `/${id}`)).body
      const paths = new Set(items.flatMap((item: { image: { path: string } | null }) => item.image?.path ?? []))
      expect(Object.keys(files)).toHaveLength(paths.size)
      expect(paths.size).toBeGreaterThan(0)
      for (const [name, bytes] of Object.entries(files)) {
        const codes = items.map((item: { catalogCode: string }) => item.catalogCode.replaceAll('/', '-'))
        expect(codes).toContain(name.replace(/\.(png|webp|avif)$/, ''))
        expect(Buffer.from(bytes.slice(0, 12)).toString('latin1')).toMatch(/PNG|WEBP|avif/)
      }
    })
  })

  it('A3.01 A3.02 order actions by id are available to the owner only', async () => {
    const bearer = await signIn(the().request, 'jana@vanek.test')
    const { id: variantId } = await sample(the(), 90, 25)
    await the().request('POST', `${API}/cart/items`, { id: variantId, amount: 1 }, { bearer })
    const { body } = await the().request('POST', `${API}/cart/place`, placement(), { bearer, key: newKey() })
    const path = `${API}/user/orders/${body.order.id}`
    const other = await signIn(the().request, 'firma@vanek.test')
    const requests = (who: { bearer?: string }) => [
      the().request('POST', `${path}/payment`, undefined, { ...who, key: newKey() }),
      the().request('GET', `${path}/payments`, undefined, who),
      the().request('PUT', `${path}/payment`, { payment_id: 3 }, { ...who, key: newKey() }),
      the().request('POST', `${path}/cancellation`, undefined, { ...who, key: newKey() }),
    ]
    const codes = async (who: { bearer?: string }) => (await Promise.all(requests(who))).map((one) => codesOf(one.body))
    expect(await codes({ bearer: other })).toEqual([['not_found'], ['not_found'], ['not_found'], ['not_found']])
    expect(await codes({})).toEqual([['unauthorized'], ['unauthorized'], ['unauthorized'], ['unauthorized']])
    const paying = await the().request('POST', `${path}/payment`, undefined, { bearer, key: newKey() })
    expect(paying.body).toEqual({ redirectUrl: body.payment.redirectUrl })
    const changed = await the().request('PUT', `${path}/payment`, { payment_id: 3 }, { bearer, key: newKey() })
    expect([changed.body.payment.code, 'token' in changed.body]).toEqual(['cod', false])
    const cancelled = await the().request('POST', `${path}/cancellation`, undefined, { bearer, key: newKey() })
    expect([cancelled.body.status, 'token' in cancelled.body]).toEqual(['cancelled', false])
  })
}
