import { expect, test } from '../support/test.ts'
import { firm, jana } from '../support/sign-in.ts'
import { goodsBetween } from '../support/goods.ts'
import { visitors } from '../support/visitors.ts'
import { detailsHidden, type Forms, orderByForms, startByForms } from '../support/plain-order.ts'
import { plainVisitor, type PlainVisitor } from '../support/plain-visitor.ts'
import { emptyCartOf } from '../support/sandbox.ts'
import { startShop } from '../support/servers.ts'
import { statesOf, whileSet, type Switch } from '../support/settings.ts'

const { sandboxUrl } = visitors()
let shop: Awaited<ReturnType<typeof startShop>>
let signedIn: PlainVisitor
let company: PlainVisitor
/** A guest with a cart and a chosen delivery method. */
let buyer: PlainVisitor
let variantId: number

const formsOf = (visitor: PlainVisitor): Forms => ({
  read: async (path) => (await visitor.request(path)).text(),
  post: (path, form) => visitor.post(path, form),
})

async function enterAs({ email, password }: typeof jana): Promise<PlainVisitor> {
  const visitor = plainVisitor(shop.shopUrl)
  await visitor.post('/prihlasit', { email, password })
  return visitor
}

test.beforeAll(async () => {
  shop = await startShop(sandboxUrl, { PAGE_CACHE: 'nothing' })
  signedIn = await enterAs(jana)
  company = await enterAs(firm)
  buyer = plainVisitor(shop.shopUrl)
  const [goods] = await goodsBetween(sandboxUrl, 500, 2_000, 1)
  variantId = goods?.variantId ?? 0
  await startByForms(formsOf(buyer), variantId)
})
test.afterAll(async () => {
  await shop.stop()
  await emptyCartOf(sandboxUrl, jana)
})

async function markup(visitor: PlainVisitor, path: string): Promise<string> {
  const html = await (await visitor.request(path)).text()
  return html.replace(/<script type="application\/json".*/s, '')
}

const holds = (html: string, mark: RegExp | string) =>
  typeof mark === 'string' ? html.includes(mark) : mark.test(html)

async function bothStates(visitor: PlainVisitor, own: Switch): Promise<readonly boolean[]> {
  const seen: boolean[] = []
  for (const settings of statesOf(own))
    seen.push(holds(await whileSet(sandboxUrl, settings, () => markup(visitor, own.path)), own.mark))
  return seen
}

const dashboard = '/uzivatel/prehled'

test.describe('settings that affect the account', () => {
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
  for (const own of switches)
    test(own.name, async () => {
      expect(await bothStates(signedIn, own)).toEqual([true, false])
    })

  test('B2.48 B2.50 C2.30 every entry leads to an existing page', async () => {
    const functions = { documents_list: true, warranty_claims: true, exchange_and_returns: true }
    await whileSet(sandboxUrl, { functions }, async () => {
      const [, menu = ''] = /aria-label="Části účtu">(.*?)<\/nav>/s.exec(await markup(signedIn, dashboard)) ?? []
      const paths = [...menu.matchAll(/href="([^"]+)"/g)].map(([, path = '']) => path)
      expect(paths.length).toBeGreaterThanOrEqual(11)
      const gone: string[] = []
      for (const path of paths) if ((await signedIn.request(path)).status !== 200) gone.push(path)
      expect(gone).toEqual([])
    })
  })

  const ofAnOrder: readonly (readonly [name: string, mark: string])[] = [
    ['setting: theme.user_order_detail.reorder', 'Objednat znovu'],
    ['setting: theme.user_order_detail.files', 'Objednávka (PDF)'],
  ]
  for (const [name, mark] of ofAnOrder)
    test(name, async () => {
      const list = await markup(signedIn, '/uzivatel/objednavky')
      const [, path = ''] = /href="(\/uzivatel\/objednavky\/[^"?#]+)"/.exec(list) ?? []
      expect(await bothStates(signedIn, { name, path, mark })).toEqual([true, false])
    })

  const ofCompany: readonly Switch[] = [
    { name: 'setting: functions.b2c_price', path: '/koupelnove-ventilatory', mark: 'Běžná cena' },
  ]
  for (const own of ofCompany)
    test(own.name, async () => {
      expect(await bothStates(company, own)).toEqual([true, false])
    })
})

test.describe('settings of who may sign in', () => {
  const send = async () => {
    const body = new URLSearchParams({ ...jana, email: 'omezena@vanek.test' })
    const headers = { 'sec-fetch-site': 'same-origin' }
    const answer = await plainVisitor(shop.shopUrl).request('/prihlasit', { method: 'POST', headers, body })
    return { status: answer.status, html: await answer.text() }
  }

  test('C4.08 C6.08 setting: restricted_groups', async () => {
    const restricted = await whileSet(sandboxUrl, { restricted_groups: ['omezeni'] }, send)
    const free = await whileSet(sandboxUrl, { restricted_groups: [] }, send)
    expect([restricted.status, free.status]).toEqual([422, 303])
  })

  test('C6.08 a customer of a restricted group is rejected by the back end and the proxy, also with an earlier token', async () => {
    const restrictedCustomer = { ...jana, email: 'omezena@vanek.test' }
    const enter = (base: string) => {
      const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
      return fetch(`${base}/api/oauth/login`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ email: restrictedCustomer.email, password: restrictedCustomer.password }),
      })
    }
    const codeOf = async (answer: Response) => [
      answer.status,
      ((await answer.json()) as { errors: { code: string }[] }).errors[0]?.code,
    ]
    expect(await codeOf(await enter(`${sandboxUrl}/store`))).toEqual([403, 'customer_restricted'])
    const proxied = await enter(shop.shopUrl)
    expect([await codeOf(proxied), proxied.headers.getSetCookie()]).toEqual([[403, 'customer_restricted'], []])
    const before = await whileSet(sandboxUrl, { restricted_groups: [] }, () => enterAs(restrictedCustomer))
    expect([...before.cookies.keys()]).toContain('vanek_auth_token')
    expect(await codeOf(await before.request('/api/v1/cart'))).toEqual([403, 'customer_restricted'])
    expect([...before.cookies.keys()]).not.toContain('vanek_auth_token')
  })

  test('C4.08 setting: restricted_redirect.title, restricted_redirect.text, restricted_redirect.href', async () => {
    const offer = {
      title: 'Velkoobchod je vedle',
      text: 'Prodáváme vám jinde.',
      href: 'https://jinde.vanek.test/vitejte',
    }
    const marks = [offer.title, offer.text, `href="${offer.href}"`]
    const shownMarks = async (restricted_redirect: object | null) => {
      const { html } = await whileSet(sandboxUrl, { restricted_redirect }, send)
      return marks.filter((mark) => html.includes(mark))
    }
    expect([await shownMarks(offer), await shownMarks(null)]).toEqual([marks, []])
  })
})

test.describe('settings that affect the purchase', () => {
  const cart = '/kosik'
  const selling = { shopping_disabled: false, domain_enabled: true }
  const switches: readonly Switch[] = [
    { name: 'setting: theme.cart.free_shipping', path: cart, mark: 'class="free-shipping"' },
    { name: 'setting: theme.shipping_and_payment.steps', path: '/kosik/doprava-a-platba', mark: 'class="steps"' },
    {
      name: 'setting: cartConfiguration.info_texts',
      path: cart,
      mark: 'Balíme do papíru.',
      states: [{ cartConfiguration: { info_texts: ['Balíme do papíru.'] } }, { cartConfiguration: { info_texts: [] } }],
    },
    {
      name: 'setting: cartConfiguration.minimum_order',
      path: cart,
      mark: 'Do minimální výše ceny objednávky vám zbývá',
      states: [{ cartConfiguration: { minimum_order: 5_000 } }, { cartConfiguration: { minimum_order: null } }],
    },
    {
      name: 'setting: cartConfiguration.shopping_disabled, cartConfiguration.shopping_disabled_text',
      path: cart,
      mark: 'Děláme inventuru.',
      states: [
        { cartConfiguration: { shopping_disabled: true, shopping_disabled_text: 'Děláme inventuru.' } },
        { cartConfiguration: { shopping_disabled: false, shopping_disabled_text: 'Děláme inventuru.' } },
      ],
    },
    {
      name: 'setting: cartConfiguration.domain_enabled',
      path: cart,
      mark: 'Tady neprodáváme.',
      states: [
        { cartConfiguration: { ...selling, domain_enabled: false, shopping_disabled_text: 'Tady neprodáváme.' } },
        { cartConfiguration: { ...selling, shopping_disabled_text: 'Tady neprodáváme.' } },
      ],
    },
    {
      name: 'setting: countries',
      path: '/kosik/dodaci-udaje',
      mark: '>Vánkovsko<',
      states: [
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
  for (const own of switches)
    test(own.name, async () => {
      const html = (settings: object) => whileSet(sandboxUrl, settings, () => markup(buyer, own.path))
      const [first, second] = statesOf(own)
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
  for (const [name, id] of inputs)
    test(name, async () => {
      expect(await bothStates(buyer, { name, path: '/kosik/dodaci-udaje', mark: `id="${id}"` })).toEqual([true, false])
    })

  test('C5.36 setting: theme.delivery_details.shipping_business_name_with_business', async () => {
    const path = '/kosik/dodaci-udaje'
    const name = 'setting: theme.delivery_details.shipping_business_name_with_business'
    const asksForName = async (settings: object) =>
      whileSet(sandboxUrl, settings, async () => {
        const hidden = detailsHidden(await (await buyer.request(path)).text())
        const body = new URLSearchParams({ ...hidden, billingInfo: 'on', isBusiness: 'on', differentAddress: 'on' })
        const headers = { 'sec-fetch-site': 'same-origin' }
        const answer = await buyer.request(path, { method: 'POST', headers, body })
        return (await answer.text()).includes('id="shippingBusinessName"')
      })
    const [on, off] = statesOf({ name, path, mark: '' })
    expect([await asksForName(on), await asksForName(off)]).toEqual([true, false])
  })

  test.describe('settings on the page of a placed order', () => {
    let ordered: PlainVisitor
    test.beforeAll(async () => {
      ordered = plainVisitor(shop.shopUrl)
      await orderByForms(formsOf(ordered), variantId)
    })

    for (const [name, mark] of [
      ['setting: theme.order_finished.document', 'Stáhnout objednávku (PDF)'],
      ['setting: theme.order_finished.print', 'Vytisknout'],
    ] as const) {
      test(name, async () => {
        expect(await bothStates(ordered, { name, path: '/kosik/dokonceni', mark })).toEqual([true, false])
      })
    }
  })

  test('setting: functions.address_validation', async () => {
    const own = { name: 'setting: functions.address_validation', path: '/kosik/dodaci-udaje', mark: 'data-check=' }
    expect(await bothStates(buyer, own)).toEqual([true, false])
  })
})

test('B6.07 a company sees its own banner on the home page, and nobody else does', async () => {
  const all = [company, signedIn, plainVisitor(shop.shopUrl)]
  const pages = await Promise.all(all.map((visitor) => markup(visitor, '/')))
  expect(pages.map((html) => html.includes('Spony po padesáti'))).toEqual([true, false, false])
})
