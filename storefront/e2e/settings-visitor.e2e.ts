import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { firm, jana } from './support/sign-in.ts'
import { goodsBetween } from './support/goods.ts'
import { ownServers } from './support/own-servers.ts'
import { plainVisitor, type PlainVisitor } from './support/plain-visitor.ts'
import { startShop } from './support/servers.ts'
import { waysOf, whileSet, type Switch } from './support/settings.ts'

const { sandboxUrl } = ownServers()
let shop: Awaited<ReturnType<typeof startShop>>
let signedIn: PlainVisitor
let company: PlainVisitor
/** A guest with something in the cart and a way of delivery chosen. */
let buyer: PlainVisitor

async function enterAs({ email, password }: typeof jana): Promise<PlainVisitor> {
  const visitor = plainVisitor(shop.shopUrl)
  await visitor.post('/prihlasit', { email, password })
  return visitor
}

beforeAll(async () => {
  shop = await startShop(sandboxUrl, { KEEP_PAGES: 'nothing' })
  signedIn = await enterAs(jana)
  company = await enterAs(firm)
  buyer = plainVisitor(shop.shopUrl)
  const [goods] = await goodsBetween(sandboxUrl, 500, 2_000, 1)
  await buyer.post('/kosik', { intent: 'add', variantId: String(goods?.variantId), amount: '1' })
  await buyer.post('/kosik/doprava-a-platba', { shipper: '1', payment: '3' })
})
afterAll(() => shop.stop())

async function markup(visitor: PlainVisitor, path: string): Promise<string> {
  const html = await (await visitor.ask(path)).text()
  return html.replace(/<script type="application\/json".*/s, '')
}

const holds = (html: string, mark: RegExp | string) =>
  typeof mark === 'string' ? html.includes(mark) : mark.test(html)

async function bothWays(visitor: PlainVisitor, own: Switch): Promise<readonly boolean[]> {
  const seen: boolean[] = []
  for (const settings of waysOf(own))
    seen.push(holds(await whileSet(sandboxUrl, settings, () => markup(visitor, own.path)), own.mark))
  return seen
}

const dashboard = '/uzivatel/prehled'

describe('settings that turn a part of the account', () => {
  const switches: readonly Switch[] = [
    { name: 'setting: functions.bulk_order', path: dashboard, mark: 'href="/kosik/import-objednavky"' },
    { name: 'setting: functions.favourites', path: dashboard, mark: 'href="/uzivatel/oblibene"' },
    { name: 'setting: functions.shopping_lists', path: dashboard, mark: 'href="/uzivatel/nakupni-seznamy"' },
    { name: 'setting: functions.users_addresses', path: dashboard, mark: 'href="/uzivatel/seznam-adres"' },
    { name: 'setting: functions.documents_list', path: dashboard, mark: '>Doklady<' },
    { name: 'setting: functions.warranty_claims', path: dashboard, mark: '>Reklamace<' },
    { name: 'setting: functions.exchange_and_returns', path: dashboard, mark: '>Výměna a vrácení zboží<' },
    { name: 'setting: functions.loyalty_credits', path: dashboard, mark: 'account-credits' },
    { name: 'setting: theme.user_order_list.pictures', path: '/uzivatel/objednavky', mark: 'class="order-card"' },
    { name: 'setting: theme.address_list.billing', path: '/uzivatel/seznam-adres', mark: '?pridat=billing' },
    {
      name: 'setting: theme.user_settings.sign_in_hint',
      path: '/uzivatel/osobni-udaje',
      mark: 'Přihlašujete se e-mailem',
    },
  ]
  it.each(switches)('$name', async (own) => {
    expect(await bothWays(signedIn, own)).toEqual([true, false])
  })

  it('B2.48 B2.50 C2.30 leads by every entry to a page that is there', async () => {
    const functions = { documents_list: true, warranty_claims: true, exchange_and_returns: true }
    await whileSet(sandboxUrl, { functions }, async () => {
      const [, menu = ''] = /aria-label="Části účtu">(.*?)<\/nav>/s.exec(await markup(signedIn, dashboard)) ?? []
      const paths = [...menu.matchAll(/href="([^"]+)"/g)].map(([, path = '']) => path)
      expect(paths.length).toBeGreaterThanOrEqual(11)
      const gone: string[] = []
      for (const path of paths) if ((await signedIn.ask(path)).status !== 200) gone.push(path)
      expect(gone).toEqual([])
    })
  })

  const ofCompany: readonly Switch[] = [
    { name: 'setting: functions.b2c_price', path: '/koupelnove-ventilatory', mark: 'Běžná cena' },
  ]
  it.each(ofCompany)('$name', async (own) => {
    expect(await bothWays(company, own)).toEqual([true, false])
  })
})

describe('settings that turn a part of the purchase', () => {
  const cart = '/kosik'
  const selling = { shopping_disabled: false, domain_enabled: true }
  const switches: readonly Switch[] = [
    { name: 'setting: theme.cart.free_shipping', path: cart, mark: 'free-shipping' },
    { name: 'setting: theme.shipping_and_payment.steps', path: '/kosik/doprava-a-platba', mark: 'class="steps"' },
    {
      name: 'setting: cartConfiguration.info_texts',
      path: cart,
      mark: 'Balíme do papíru.',
      ways: [{ cartConfiguration: { info_texts: ['Balíme do papíru.'] } }, { cartConfiguration: { info_texts: [] } }],
    },
    {
      name: 'setting: cartConfiguration.shopping_disabled, cartConfiguration.shopping_disabled_text',
      path: cart,
      mark: 'Děláme inventuru.',
      ways: [
        { cartConfiguration: { shopping_disabled: true, shopping_disabled_text: 'Děláme inventuru.' } },
        { cartConfiguration: { shopping_disabled: false, shopping_disabled_text: 'Děláme inventuru.' } },
      ],
    },
    {
      name: 'setting: cartConfiguration.domain_enabled',
      path: cart,
      mark: 'Tady neprodáváme.',
      ways: [
        { cartConfiguration: { ...selling, domain_enabled: false, shopping_disabled_text: 'Tady neprodáváme.' } },
        { cartConfiguration: { ...selling, shopping_disabled_text: 'Tady neprodáváme.' } },
      ],
    },
    {
      name: 'setting: countries',
      path: '/kosik/dodaci-udaje',
      mark: '>Vánkovsko<',
      ways: [
        {
          countries: [
            { code: 'CZ', alpha3: 'CZE', title: 'Vánkovsko' },
            { code: 'SK', alpha3: 'SVK', title: 'Slovensko' },
          ],
        },
        {
          countries: [
            { code: 'CZ', alpha3: 'CZE', title: 'Česko' },
            { code: 'SK', alpha3: 'SVK', title: 'Slovensko' },
          ],
        },
      ],
    },
  ]
  it.each(switches)('$name', async (own) => {
    const html = (settings: object) => whileSet(sandboxUrl, settings, () => markup(buyer, own.path))
    const [first, second] = waysOf(own)
    const plain = (text: string) => text.replaceAll('\u00a0', ' ')
    expect([holds(plain(await html(first)), own.mark), holds(plain(await html(second)), own.mark)]).toEqual([
      true,
      false,
    ])
  })

  const inputs: readonly (readonly [name: string, id: string])[] = [
    ['setting: theme.delivery_details.split_name', 'lastName'],
    ['setting: theme.delivery_details.split_street', 'houseNumber'],
    ['setting: theme.delivery_details.formal_title', 'formalTitle'],
    ['setting: theme.delivery_details.date_of_birth', 'dateOfBirth'],
    ['setting: theme.delivery_details.company_name', 'companyName'],
    ['setting: theme.delivery_details.custom_order_number', 'customOrderNumber'],
    ['setting: theme.delivery_details.card_request', 'cardRequest'],
    ['setting: theme.delivery_details.registration', 'isRegistration'],
    ['setting: theme.delivery_details.note_for_shipper', 'note_for_shipper'],
    ['setting: theme.delivery_details.heureka', 'heureka'],
    ['setting: theme.delivery_details.zbozi', 'zbozi'],
    ['setting: theme.delivery_details.magazine', 'magazine'],
    ['setting: theme.delivery_details.sms', 'smsMarketing'],
    ['setting: theme.delivery_details.business_terms', 'businessTerms'],
  ]
  it.each(inputs)('%s', async (name, id) => {
    expect(await bothWays(buyer, { name, path: '/kosik/dodaci-udaje', mark: `id="${id}"` })).toEqual([true, false])
  })

  it('setting: functions.address_validation', async () => {
    const own = { name: 'setting: functions.address_validation', path: '/kosik/dodaci-udaje', mark: 'data-check=' }
    expect(await bothWays(buyer, own)).toEqual([true, false])
  })
})
