import { unwrap } from '@vanek/sdk'
import { getUserAddresses } from '@vanek/sdk/account'
import { addCartItem } from '@vanek/sdk/cart'
import {
  emptyCheckoutInputs,
  getPickupBranches,
  getCartPayments,
  getCartShippers,
  getDeliveryTimes,
  getShippers,
  type Shipper,
} from '@vanek/sdk/checkout'
import { initialVariant } from '@vanek/sdk/product'
import { expect, test } from '../support/test.ts'
import { type Buyer, browserBuyer, plainBuyer } from '../support/buyers.ts'
import { newShopper } from '../support/buying.ts'
import { pickProduct } from '../support/catalogue.ts'
import { customerShop } from '../support/customer-shop.ts'
import { findProduct } from '../support/find-product.ts'
import { fieldPlaces, missingIn, type Run } from '../support/order-field-places.ts'
import { pdfText } from '../../../specs/sandbox/test/support/pdf-text.ts'
import { placementFields } from '../support/placement-fields.ts'
import { plainVisitor } from '../support/plain-visitor.ts'
import { missingPairs, type Purchase, purchases } from '../support/purchases.ts'
import { emptyCartOf, mailsTo, orderOf, sandboxShop } from '../support/sandbox.ts'
import { startShop } from '../support/servers.ts'
import { whileSet } from '../support/settings.ts'
import { firm, jana } from '../support/sign-in.ts'
import { typedFor } from '../support/typed-fields.ts'
import { visitors } from '../support/visitors.ts'

const { enter, sandboxUrl } = visitors()
const customers = { guest: null, jana, firm }

/** Enough goods for a gift. */
interface Goods {
  readonly variantId: number
  readonly amount: number
}
interface Offer {
  readonly goods: Goods
  readonly shipper: Shipper
}

let offers: readonly Offer[] = []
let paymentIds: ReadonlyMap<string, number> = new Map()
/** The log of the shop, and the personal data and tokens that must not be in it. */
const log: string[] = []
const secrets = new Set<string>()
let baseURL = ''
let stop = async () => {}

/** Records the shippers and payment methods of these goods. */
async function recordOffers(goods: Goods): Promise<void> {
  const cart = sandboxShop(sandboxUrl)
  unwrap(await addCartItem(cart, goods))
  const carriers = unwrap(await getCartShippers(cart)).filter(({ id }) =>
    offers.every(({ shipper }) => shipper.id !== id),
  )
  offers = [...offers, ...carriers.map((shipper) => ({ goods, shipper }))]
  const payments = unwrap(await getCartPayments(cart)).map(({ code, id }) => [code, id] as const)
  paymentIds = new Map([...paymentIds, ...payments])
}

test.beforeAll(async () => {
  const { variant } = await pickProduct(sandboxUrl, { atLeast: 60 })
  await recordOffers({ variantId: variant.id, amount: Math.ceil(2000 / variant.prices.unitWithTax) })
  const bulky = await findProduct(
    sandboxUrl,
    ({ oversized, hasVariants, prices, availability, visibility }) =>
      oversized === true &&
      !hasVariants &&
      visibility.saleable &&
      availability.isAvailable &&
      prices.unitWithTax > 3000,
  )
  await recordOffers({ variantId: initialVariant(bulky).id, amount: 1 })
  // settings change while it runs
  const env = { PAGE_CACHE: 'nothing', LOG_LEVEL: 'info' }
  ;({ shopUrl: baseURL, stop } = await startShop(sandboxUrl, env, '/', (line) => log.push(line)))
})
test.afterAll(() => stop())

/** All optional fields of the shop are enabled. */
const settingsFor = ({ inputs }: Purchase) => ({
  functions: { address_validation: false },
  theme: {
    pages: {
      delivery_details: {
        ...{ split_name: inputs === 'split', split_street: inputs === 'split', formal_title: true },
        ...{ date_of_birth: true, company_name: true, custom_order_number: true, registration: true },
        ...{ shipping_business_name_with_business: true, card_request: true, note_for_shipper: true },
        ...{ heureka: true, zbozi: true, magazine: true, sms: true, business_terms: true },
      },
    },
  },
})

/** A table as text: the name of each column with its values. */
function tableText(csv: string): string {
  const [names = [], ...lines] = csv
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')
    .map((line) => line.split(';').map((cell) => cell.replaceAll(/^"|"$|^'|^"'/g, '')))
  return lines.flatMap((cells) => cells.map((cell, at) => `${names[at]} ${cell}`)).join('\n')
}

async function createBuyer({ scripts, currency }: Purchase): Promise<Buyer> {
  if (scripts === 'without') {
    const visitor = plainVisitor(baseURL)
    visitor.choose('vanek_currency', currency)
    return plainBuyer(visitor)
  }
  const { page, context } = await enter({ baseURL })
  await context.addCookies([{ name: 'vanek_currency', value: currency, url: baseURL }])
  return browserBuyer(page)
}

/** A branch and a delivery time that no earlier purchase has chosen. */
async function placeAndTime({ id, requiredBranch, hasDeliveryTimes }: Shipper, at: number) {
  const shop = sandboxShop(sandboxUrl)
  const since = new Date(Date.now() + 6 * 86_400_000).toISOString().slice(0, 10)
  const times = hasDeliveryTimes ? unwrap(await getDeliveryTimes(shop, { since, shipperId: id })) : []
  const branches = requiredBranch ? unwrap(await getPickupBranches(shop, { shipperId: id })).branches : []
  const czech = branches.filter(({ available, address }) => available !== false && address.country_code === 'CZE')
  return { time: times[at % times.length] ?? null, branch: czech[at % czech.length] ?? null }
}

/** Adds the goods and a gift to the cart, and chooses delivery and payment. */
async function choose({ post }: Buyer, { shipper, goods }: Offer, payment: string, at: number) {
  const { time, branch } = await placeAndTime(shipper, at)
  await post('/kosik', { intent: 'add', variantId: String(goods.variantId), amount: String(goods.amount) })
  await post('/kosik', { intent: 'gifts', gifts: '1' })
  await post('/kosik/doprava-a-platba', {
    ...{ shipper: String(shipper.id), payment: String(paymentIds.get(payment)) },
    ...(branch && { [`branch_${shipper.id}`]: String(branch.id) }),
    ...(time && { [`slot_${shipper.id}`]: String(time.id) }),
  })
  return { time, collected: branch?.address ?? null }
}

/** The text of each place that shows the order. */
async function placesOf({ read }: Buyer, { order, purchase, email }: Run): Promise<ReadonlyMap<string, string>> {
  const finished = await read('/kosik/dokonceni')
  const mails = await mailsTo(sandboxUrl, email)
  const places = new Map([
    ['finished page', finished.text],
    ['document', pdfText(await finished.file('(PDF)'))],
    ['mail', mails.find(({ subject }) => subject === `Vaše objednávka ${order.code}`)?.body ?? ''],
  ])
  if (purchase.who === 'guest') return places
  const orderPage = await read(`/uzivatel/objednavky/${order.id}`)
  places.set('page of the account', orderPage.text)
  places.set('document of the account', pdfText(await orderPage.file('(PDF)')))
  return places.set('table', tableText((await orderPage.file('CSV')).toString('utf8')))
}

/** Other results of an order: mails to a guest, saved addresses of a customer. */
async function otherResults({ purchase: { who }, email, house }: Run): Promise<ReadonlySet<string>> {
  const customer = customers[who]
  if (!customer) return new Set((await mailsTo(sandboxUrl, email)).map(({ kind }) => kind))
  const addresses = unwrap(await getUserAddresses(await customerShop(sandboxUrl, customer)))
  const streets = addresses.map(({ type, address }) => `${type} ${address.street}`)
  return new Set(streets.filter((street) => street.endsWith(` ${house}`)))
}

function expectedOf({ purchase: { who, payment, account }, house, collected }: Run): ReadonlySet<string> {
  // creating an account also confirms the newsletter
  const mails = ['order', account === 'created' ? 'activation' : 'newsletter', payment === 'card' ? 'paid' : 'order']
  const addresses = [`billing Kukučínova ${house}`, ...(collected ? [] : [`shipping Lipová ${house}`])]
  return new Set(who === 'guest' ? mails : addresses)
}

/** Records typed input and tokens as secrets; short words are too common. */
function recordSecrets(texts: Readonly<Record<string, string>>, cookies: ReadonlyMap<string, string>): void {
  const tokens = [...cookies].flatMap(([name, value]) => (name.endsWith('_token') ? value : []))
  for (const text of [...Object.values(texts), ...tokens]) if (text.replaceAll(' ', '').length > 5) secrets.add(text)
}

const cases = purchases.map((purchase, at) => {
  const { who, scripts, shipper, payment, currency, buys, inputs, account } = purchase
  const more = account === 'created' ? ', with an account' : ''
  return [
    `${who}, ${buys}, ${scripts} scripts: ${shipper}, ${payment}, ${currency}, ${inputs}${more}`,
    purchase,
    at,
  ] as const
})

test.describe('input of the checkout', () => {
  test('C3.31 C3.32 C3.33 C3.34 C3.35 C3.36 C3.37 C3.39 C3.41 C3.42 has a place for each field of the contract and each input', () => {
    expect(Object.keys(fieldPlaces).sort()).toEqual([...placementFields()].sort())
    const { texts, ticks } = typedFor(purchases[0] as Purchase, '', 1)
    expect(Object.keys({ ...texts, ...ticks }).sort()).toEqual(Object.keys(emptyCheckoutInputs).sort())
  })

  test('C3.12 C3.13 is tried with every shipper and payment method of the sandbox, and every pair of dependent values', async () => {
    const every = unwrap(await getShippers(sandboxShop(sandboxUrl))).map(({ name }) => name)
    const offered = offers.map(({ shipper: { name, blockedPayments } }) => {
      const codes = [...paymentIds].filter(([, id]) => !blockedPayments.includes(id)).map(([code]) => code)
      return [name, codes] as const
    })
    expect(offered.map(([name]) => name).sort()).toEqual([...every].sort())
    expect(missingPairs(new Map(offered))).toEqual([])
  })

  for (const [name, purchase, at] of cases) {
    test(`C3.34 C3.35 C3.36 C3.39 C3.40 C3.41 C3.42 C5.39 is shown in every place: ${name}`, async () => {
      const { who, payment, buys, account } = purchase
      const customer = customers[who]
      const email = customer?.email ?? newShopper().email
      const house = at + 701
      const offer = offers.find(({ shipper }) => shipper.name === purchase.shipper) as Offer
      await whileSet(sandboxUrl, settingsFor(purchase), async () => {
        const buyer = await createBuyer(purchase)
        if (customer) {
          await buyer.post('/prihlasit', { email, password: customer.password })
          await emptyCartOf(sandboxUrl, customer)
        }
        const chosen = await choose(buyer, offer, payment, at)
        const typed = typedFor(purchase, email, house)
        const filled = await buyer.order(typed)
        recordSecrets(typed.texts, await buyer.cookies())
        expect(filled.size).toBeGreaterThan(chosen.collected ? 20 : 27)
        if (payment === 'card') await buyer.pay()
        const order = await orderOf(sandboxUrl, await buyer.cookies())
        const lines = order.items.map(({ name }) => name)
        expect(lines, `goods and a gift: ${lines.join(', ')}`).toHaveLength(2)
        const run: Run = { order, purchase, email, house, ...chosen }
        expect(order).toMatchObject({
          ...{ currencyCode: purchase.currency, registered: account === 'created' },
          payment: { code: payment, state: payment === 'card' ? 'paid' : 'offline' },
          ...(buys === 'person' && { business: null }),
        })

        const places = await placesOf(buyer, run)
        const missing = [...places].map(([place, text]) => [place, missingIn(text, run, place)])
        expect(missing).toEqual([...places.keys()].map((place) => [place, []]))
        expect(await otherResults(run)).toEqual(expectedOf(run))
      })
    })
  }

  test('C4.64 C4.65 a company prefilled from the profile is not sent once its checkbox is unchecked, without scripts too', async () => {
    const purchase = purchases.find(
      ({ who, scripts, payment }) => who === 'firm' && scripts === 'without' && payment === 'cod',
    )
    const offer = offers.find(({ shipper }) => shipper.name === purchase?.shipper)
    if (!purchase || !offer) throw new Error('There is no such purchase')
    const buyer = await createBuyer(purchase)
    await buyer.post('/prihlasit', { email: firm.email, password: firm.password })
    await emptyCartOf(sandboxUrl, firm)
    await choose(buyer, offer, purchase.payment, 0)
    const { texts, ticks } = typedFor({ ...purchase, buys: 'person', inputs: 'single' }, firm.email, 699)
    await buyer.order({ texts, ticks: { ...ticks, billingInfo: false, differentAddress: false } })
    const { business, billingAddress, shipping } = await orderOf(sandboxUrl, await buyer.cookies())
    expect(business).toBeNull()
    expect(billingAddress).toEqual(shipping.address)
    expect(billingAddress.street).toBe('Lipová 699')
  })

  test('is in no log line; each line names the request and its id', () => {
    const lines = log.map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>)
    const responses = lines.filter(({ msg }) => msg === 'Answered')
    expect(responses.every(({ reqId, path, status }) => reqId && path && status)).toBe(true)
    const orders = responses.filter(({ method, path }) => method === 'POST' && String(path).includes('dodaci-udaje'))
    expect(orders.length).toBeGreaterThan(0)
    // tokens of carts and orders, and the input of three types of shoppers
    expect(secrets.size).toBeGreaterThan(40)
    const written = JSON.stringify(lines.map((line) => ({ ...line, time: null })))
    const forms = (text: string) => [text, encodeURIComponent(text), text.replaceAll(' ', '')]
    expect([...secrets].filter((text) => forms(text).some((form) => written.includes(form)))).toEqual([])
  })
})
