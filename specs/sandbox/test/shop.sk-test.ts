import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { validateInput } from '../src/address-help/validate.ts'
import { percentOf } from '../src/money.ts'
import type { Shop } from '../src/wire.ts'
import { bankAccountOf } from '../src/withdrawals/bank-account.ts'
import { czechIn } from './support/czech.ts'
import { pdfText } from './support/pdf-text.ts'
import { newKey, samples } from './support/shopping.ts'
import { createPgliteWorld, type World } from './support/world.ts'

const API = '/store/api/v1'
const SHOP = 'http://sk.localhost:3000'
const [COURIER, BRANCH] = [1, 3]
const [CARD, TRANSFER, COD] = [1, 2, 3]
const HOUR_MS = 3_600_000

let world: World
let origin: string
beforeAll(async () => {
  world = await createPgliteWorld({ shopOrigin: SHOP })
  await world.app.listen({ port: 0, host: '127.0.0.1' })
  origin = `http://127.0.0.1:${(world.app.server.address() as AddressInfo).port}`
}, 120_000)
afterAll(() => world.close())

interface Sent {
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

const send = (path: string, { body, headers }: Sent = {}) =>
  fetch(origin + path, {
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
  })
// oxlint-disable-next-line typescript/no-explicit-any -- the contract test checks shapes
const json = async (path: string, sent?: Sent): Promise<any> => (await send(path, sent)).json()
const fileText = async (path: string) => pdfText(Buffer.from(await (await send(path)).arrayBuffer()))

const address = { street: 'Lipová 14', city: 'Nitra', postcode: '94901', country_code: 'SVK' }

async function cartWith(amount: number, more: Readonly<Record<string, string>> = {}) {
  const [one] = await samples(world, 1, 90, 40)
  const { meta } = await json(`${API}/cart/items`, { body: { id: one?.id, amount }, headers: more })
  return { headers: { 'x-guest-cart-token': meta.custom.guestCartToken as string, ...more }, price: one?.price ?? 0 }
}

async function place({ headers }: Sent, change: object): Promise<Shop['Order']> {
  const body = {
    ...{ name: 'Ján Novák', firstName: 'Ján', lastName: 'Novák', phone: '+421 905 111 222', terms: true },
    ...{ email: 'jan.novak@example.test', billing_address: address, business: null, branch_id: null },
    ...{ shipping: { name: 'Ján Novák', address }, payment_id: COD, shipper_id: COURIER, ...change },
  }
  const placed = await send(`${API}/cart/place`, { body, headers: { ...headers, 'idempotency-key': newKey() } })
  expect([placed.status, placed.status === 201 ? '' : await placed.text()]).toEqual([201, ''])
  return ((await placed.json()) as Shop['OrderPlaced']).order
}

const mailsOf = async (code: string) => {
  const { mails } = (await json('/mailbox.json')) as { mails: { subject: string; body: string; kind: string }[] }
  return mails.filter(({ subject, body }) => `${subject} ${body}`.includes(code))
}

describe('the Slovak shop', { timeout: 60_000 }, () => {
  it('has Slovak settings', async () => {
    const globals = (await json(`${API}/globals`)) as Shop['Globals']
    expect(globals).toMatchObject({ domain: { code: 'vanek_sk' }, currency: { code: 'EUR' }, freeShippingAt: 99 })
    expect(globals.functions).toMatchObject({ batch_variant_add: false, compare: true })
    // prices with VAT
    expect(globals.functions).toMatchObject({ display_vat: true, display_both_prices: false })
    expect(globals.countries?.map(({ code }) => code)).toEqual(['SK', 'CZ', 'DE', 'AT', 'PL'])
    expect(globals.shippers?.map(({ name, priceFrom }) => `${name} ${priceFrom}`)).toEqual([
      ...['Kuriérom GLS na adresu 3.9', 'Na výdajné miesto Packeta 2.9', 'Osobný odber v predajni 0'],
      'Nadrozmerná doprava 13.9',
    ])
    const { company, address: seat } = globals.contact
    expect(seat.country_code).toBe('SVK')
    expect(validateInput({ field: 'tin', value: company.tin, country: 'SVK' }).result).toBe('valid')
    expect(Number(company.vatin.replace('SK', '')) % 11).toBe(0)
    expect(
      czechIn(JSON.stringify([globals.contact, globals.topBanner, globals.cartConfiguration, globals.meta])),
    ).toEqual([])
  })

  it('takes an order in euros with Slovak VAT, mails and invoice', async () => {
    const cart = await cartWith(1)
    await json(`${API}/cart/coupon`, { body: { couponCode: 'VANOK10' }, headers: cart.headers })
    const order = await place(cart, {})
    const { prices, items } = order
    const exact = cart.price - percentOf(cart.price, 10) + 390 + 150
    const paid = Math.round(exact / 5) * 5
    expect(order.currencyCode).toBe('EUR')
    expect(items.map(({ name, vatPercent }) => [name, vatPercent]).at(-1)).toEqual(['Zľava 10 % na tovar', 23])
    const [goods] = items
    expect(goods?.prices.totalWithoutTax).toBe(Math.round(cart.price / 1.23) / 100)
    expect(paid).not.toBe(exact)
    expect(Math.round(prices.totalWithTax * 100)).toBe(paid)
    expect(Math.round(prices.roundingWithTax * 100)).toBe(paid - exact)

    const [mail] = (await mailsOf(order.code)).filter(({ kind }) => kind === 'order')
    const mailText = `${mail?.subject}\n${mail?.body}`.replaceAll('\u00a0', ' ')
    expect(czechIn(mailText)).toEqual([])
    const sum = `${prices.totalWithTax.toFixed(2).replace('.', ',').replace(/,00$/, '')} €`
    expect(mailText).toContain(`Vaša objednávka ${order.code}\nDobrý deň, ďakujeme`)
    expect(mailText).toContain(`Spolu s DPH: ${sum}`)
    expect(mailText).toContain('Platba, Dobierkou: 1,50 € s DPH (1,22 € bez DPH)')
    expect(mailText).toContain(`${SHOP}/sledovanie-objednavky?cislo=${order.code}`)
    expect(mailText).toContain(`${SHOP}/odstupit-od-zmluvy`)

    await json('/sandbox/clock', { body: { aheadMs: 4 * HOUR_MS } })
    const { data } = (await json(`${API}/orders/token/${order.token}/documents`)) as Shop['OrderDocuments']
    const invoice = await fileText(`${API}/orders/token/${order.token}/documents/${data[0]?.number}`)
    for (const text of [
      'Faktúra',
      'Dodávateľ',
      'Odberateľ',
      'Dátumdodania',
      'RekapituláciaDPH',
      '23%',
      'IČO',
      'IČDPHSK',
    ])
      expect(invoice).toContain(text)
    expect(invoice).toContain(`Naúhradu${sum.replaceAll(/\s/g, '')}`)
    expect(invoice).not.toMatch(/[ěřů]|Kč|Celkem|Odběratel/)
    const isdoc = await send(`${API}/orders/token/${order.token}/documents/${data[0]?.number}?format=isdoc`)
    expect([isdoc.status, czechIn(await isdoc.text())]).toEqual([404, []])
    expect(await fileText(`${API}/orders/token/${order.token}/document`)).toContain('Potvrdenieobjednávky')
    for (const { subject, body } of await mailsOf(order.code)) expect([subject, czechIn(body)]).toEqual([subject, []])
    await json('/sandbox/clock', { body: {} })
  })

  it('returns its Slovak bank account for a transfer', async () => {
    const order = await place(await cartWith(1), { payment_id: TRANSFER, shipper_id: BRANCH, branch_id: 1 })
    const { transfer } = order.payment
    expect(transfer?.iban.startsWith('SK')).toBe(true)
    expect(bankAccountOf(transfer?.iban ?? '')).not.toBeNull()
    const [mail] = await mailsOf(order.code)
    expect(mail?.body).toContain('Zaplaťte, prosím, prevodom, tovar pripravíme, len čo platba príde:')
    expect(mail?.body).toContain(`${SHOP}/kosik/platba-prevodom?token=`)
  })

  it('takes an order in crowns, with a Slovak payment page', async () => {
    const order = await place(await cartWith(2, { 'x-currency': 'CZK' }), { payment_id: CARD })
    expect(order.currencyCode).toBe('CZK')
    expect(order.prices.roundingWithTax).toBe(0)
    const page = await (await send(`/pay/${order.token}`)).text()
    expect(page).toContain('<html lang="sk">')
    expect(page).toContain('\u00a0Kč</p>')
    expect(czechIn(page.replaceAll(/<[^>]*>|Kč/g, ' '))).toEqual([])
  })

  it('has Slovak error messages', async () => {
    const { headers } = await cartWith(1)
    const refusalTitles = async (path: string, body?: unknown) => {
      const { errors } = await json(API + path, { body, headers })
      return (errors as { title: string }[]).map(({ title }) => title)
    }
    const all = [
      ...(await refusalTitles('/cart/coupon', { couponCode: 'NIC' })),
      ...(await refusalTitles('/cart/coupon', { couponCode: 'LETO2025' })),
      ...(await refusalTitles('/cart/coupon', { couponCode: 'PRVY10' })),
      ...(await refusalTitles('/cart/items', { id: 1, amount: 0.00001 })),
      ...(await refusalTitles('/cart/items', { id: 'x' })),
      ...(await refusalTitles('/cart/place', {})),
      ...(await refusalTitles('/nowhere')),
    ]
    expect(all.length).toBeGreaterThan(8)
    expect(all.flatMap(czechIn)).toEqual([])
    expect(all.join(' ')).toContain('Platnosť kupónu sa skončila 31.\u00a08.\u00a02025.')
  })

  it('has its own branches and pickup points', async () => {
    const shops = (await json(`${API}/branches?shipper_id=${BRANCH}`)) as { data?: { name: string }[] }
    const names = JSON.stringify(shops)
    for (const town of ['Bratislava', 'Trnava', 'Trenčín', 'Nitra', 'Žilina', 'Banská Bystrica', 'Prešov', 'Košice'])
      expect(names).toContain(`Predajňa ${town}`)
    expect(names).not.toMatch(/Prodejna|Praha/)
  })

  it.each([
    ['ventilátor do kúpeľne', /kúpeľňový ventilátor/i],
    ['kupelnovych ventilatorov', /kúpeľňový ventilátor/i],
    ['vetrák na záchod', /kúpeľňový ventilátor/i],
    ['vetnilator na strop', /ventilátor/i],
    ['stropné', /^Stropný ventilátor/],
    ['cistickou vzduchu', /^Čistička vzduchu/],
    ['odvlchovac', /^Odvlhčovač/],
    ['mriežok', /mriežka/i],
    ['kapsovy filter', /filter/i],
    ['vysúšač', /^Odvlhčovač/],
    ['kolien', /^Koleno/],
  ])('%s finds matching products', async (query, name) => {
    const { products } = await json(`/cms/search?limit=10&q=${encodeURIComponent(query)}`)
    const names = (products.entities as { name: string }[]).map((one) => one.name)
    expect(names.length).toBeGreaterThan(0)
    expect(names[0]).toMatch(name)
  })
})
