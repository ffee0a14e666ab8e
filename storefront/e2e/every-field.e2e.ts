import { unwrap } from '@vanek/sdk'
import { getUserAddresses } from '@vanek/sdk/account'
import { getDeliveryTimes, emptyInputs, type Order } from '@vanek/sdk/checkout'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { finished, newShopper, orderButton, payments } from './support/buying.ts'
import { pickProduct } from './support/catalogue.ts'
import { customerShop } from './support/customer-shop.ts'
import { hydrated } from './support/hydrated.ts'
import { pdfText } from './support/pdf-text.ts'
import { placementFields } from './support/placement-fields.ts'
import { emptyCartOf, mailsTo, placedOrder, sandboxShop } from './support/sandbox.ts'
import { firm, jana, signIn } from './support/sign-in.ts'
import { whileTold } from './support/told.ts'
import { fillEverything, typedTexts, typedTicks } from './support/typed-fields.ts'
import { visitors } from './support/visitors.ts'

const inputNames = Object.keys(emptyInputs)
const { enter, sandboxUrl } = visitors()

type Paying = keyof typeof payments

/** An order as it came out. */
interface Run {
  readonly order: Order
  readonly email: string
  readonly split: boolean
  /** Whether the goods are brought; what is collected has no address of delivery. */
  readonly delivered: boolean
}

type Texts = readonly string[]
/** Texts that everybody who reads of the order finds, or what becomes of the field elsewhere. */
type Fate = ((run: Run) => Texts) | { readonly elsewhere: string }

const recipient = 'Petr Příjemce'
const own = 'Marie Větrná'
const brought =
  (...texts: Texts) =>
  ({ delivered }: Run) =>
    delivered ? texts : []
const always =
  (...texts: Texts) =>
  () =>
    texts

/** What becomes of each field of an order. A new field of the contract needs a line here, and something that shows it. */
const fates: Readonly<Record<string, Fate>> = {
  name: always(own),
  firstName: always('Marie'),
  lastName: always('Větrná'),
  email: ({ email }) => [email],
  phone: always('+420777123456'),
  'billing_address.street': always('Kukučínova 11'),
  'billing_address.city': always('Trenčín'),
  'billing_address.postcode': always('911 01'),
  'billing_address.country_code': always('Slovensko'),
  'business.business_name': always('Vzduch a montáže Trenčín'),
  'business.TIN': always('IČ 31322832'),
  'business.VATIN': always('DIČ 2020317068'),
  'shipping.name': always(recipient),
  'shipping.address.street': ({ order }) => [order.shipping.address.street],
  'shipping.address.city': ({ order }) => [order.shipping.address.city],
  'shipping.address.postcode': ({ order }) => [order.shipping.address.postcode],
  'shipping.address.country_code': always('Česko'),
  'shipping.business_name': brought('Sklad a syn'),
  'shipping.phone': brought('+420606111222'),
  'custom.custom_order_number': always('Vaše číslo objednávky PO-77-2026'),
  'custom.formalTitle': always('Oslovení Paní'),
  'custom.ICDPH': always('IČ DPH SK2021853504'),
  'custom.dateOfBirth': always('Datum narození 1. 2. 1980'),
  'custom.companyName': always('Společnost Větrná a dcery'),
  comment: always('Zvonek nefunguje'),
  shipper_comment: brought('Poznámka pro dopravce Volejte předem'),
  payment_id: ({ order }) => [order.payment.name],
  shipper_id: ({ order }) => [order.shipper.name],
  branch_id: ({ order }) => [order.shipping.address.street],
  cardRequest: always('Zákaznická karta ano'),
  order_gifts: ({ order }) => order.items.slice(1).map(({ name }) => name),
  newsletter: always('Novinky e-mailem'),
  heureka_allow: always('Dotazník Heureky ano'),
  zbozicz_allow: always('Dotazník Zboží.cz ano'),
  magazine: always('Tištěný magazín ano'),
  phone_notification: always('Nabídky esemeskou ano'),
  delivery_time_id: ({ order: { deliveryTime: time } }) => (time ? [time.from, time.to] : []),
  terms: { elsewhere: 'always true: nothing is ordered without it' },
  utm: { elsewhere: 'stands in what the shop is mailed of the order' },
  password: { elsewhere: 'is that of the account, which a mail of its own confirms' },
  password_confirmation: { elsewhere: 'has to be equal to the password' },
  registration: { elsewhere: 'brings the mail that confirms the account' },
  expected_total: { elsewhere: 'a dearer order is refused' },
}

const plain = (text: string): string => text.replaceAll(/[\s:]/g, '')

/** Which fields cannot be found in a text. */
const missingIn = (text: string, run: Run): readonly string[] => {
  const read = plain(text)
  return Object.entries(fates).flatMap(([field, fate]) =>
    typeof fate === 'function' && fate(run).some((each) => !read.includes(plain(each))) ? [field] : [],
  )
}

/** A table as its reader sees it: what each column is called, with what stands in it. */
function tableText(csv: string): string {
  const [names = [], ...lines] = csv
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')
    .map((line) => line.split(';').map((cell) => cell.replaceAll(/^"|"$|^'|^"'/g, '')))
  return lines.flatMap((cells) => cells.map((cell, at) => `${names[at]} ${cell}`)).join('\n')
}

const pageText = (page: Page) => page.getByRole('main').innerText()
const fileAt = async (page: Page, name: RegExp) => {
  const href = await page.getByRole('link', { name }).getAttribute('href')
  return (await page.request.get(href ?? '')).body()
}

/** Everything that a shop may ask for is asked for; names and streets apart where `split`. */
const themeOf = (split: boolean) => ({
  pages: {
    delivery_details: {
      ...{ split_name: split, split_street: split, formal_title: true, date_of_birth: true, company_name: true },
      ...{ custom_order_number: true, shipping_business_name_with_business: true, card_request: true },
      ...{ registration: true, note_for_shipper: true, heureka: true, zbozi: true, magazine: true, sms: true },
      business_terms: true,
    },
  },
})

/** Goods enough for a gift, the gift, and a way of delivery that can be paid so. */
async function choose(page: Page, paying: Paying): Promise<void> {
  const { variant } = await pickProduct(sandboxUrl, { atLeast: 60 })
  const amount = Math.ceil(1600 / variant.prices.unitWithTax)
  const headers = { 'sec-fetch-site': 'same-origin' }
  const form = { intent: 'add', variantId: variant.id, amount }
  expect((await page.request.post('/kosik', { form, headers, maxRedirects: 0 })).status()).toBe(303)
  const delivered = paying !== 'cash'
  const shop = sandboxShop(sandboxUrl)
  const since = new Date(Date.now() + 6 * 86_400_000).toISOString().slice(0, 10)
  const times = delivered ? unwrap(await getDeliveryTimes(shop, { since, shipperId: 1 })) : []
  const time = times[Math.floor(Math.random() * times.length)]
  const choice = {
    ...{ shipper: delivered ? 1 : 3, branch: delivered ? null : 1, payment: payments[paying], gifts: [1] },
    ...(time && { deliveryTimeSlot: time.id }),
  }
  const value = encodeURIComponent(JSON.stringify(choice))
  await page.context().addCookies([{ name: 'vanek_checkout', value, url: page.url() }])
}

const who = { guest: null, jana, firm }
const cases = (Object.keys(who) as (keyof typeof who)[]).flatMap((name) =>
  [true, false].map((scripts) => [name, scripts ? 'with' : 'without', scripts] as const),
)

describe('what is typed into the checkout', () => {
  it('C3.31 C3.32 C3.33 C3.34 C3.35 C3.36 C3.37 C3.39 C3.41 C3.42 has a fate, each field of the contract and each input', () => {
    expect(Object.keys(fates).sort()).toEqual([...placementFields()].sort())
    const known = ['email', ...Object.keys(typedTexts), ...Object.keys(typedTicks)]
    expect(inputNames.filter((name) => !known.includes(name))).toEqual([])
  })

  it.each(cases)(
    'C3.34 C3.35 C3.36 C3.39 C3.40 C3.41 C3.42 C5.39 of %s %s scripts is found again in every place, paid by each way',
    async (name, _, scripts) => {
      const customer = who[name]
      const split = !scripts
      const settings = { theme: themeOf(split), functions: { address_validation: false } }
      await whileTold(sandboxUrl, { settings }, async (baseURL) => {
        for (const paying of Object.keys(payments) as Paying[]) {
          const { page, context } = await enter({ baseURL, scripts })
          const email = customer?.email ?? newShopper().email
          if (customer) {
            await signIn(page, customer)
            await emptyCartOf(sandboxUrl, customer)
          }
          await page.goto('/kosik')
          await choose(page, paying)
          await page.goto('/kosik/dodaci-udaje')
          if (scripts) await hydrated(page)
          const filled = await fillEverything(page, email, { split })
          expect(filled.size).toBeGreaterThan(paying === 'cash' ? 25 : 32)
          await orderButton(page).click()
          if (paying === 'card') {
            await page.waitForURL('**/gateway/pay/**')
            await page.getByRole('button', { name: 'Zaplatit', exact: true }).click()
            // the provider leads back to the shop that it knows
            await page.waitForURL(/\/checkout\/payment\/callback|\/kosik\/dokonceni/)
            await page.goto('/kosik/dokonceni')
          }
          await page.waitForURL(finished)
          const order = await placedOrder(sandboxUrl, context)
          const run: Run = { order, email, split, delivered: paying !== 'cash' }
          expect(order.items.length, 'goods and a gift').toBe(2)
          expect([order.payment.code, order.deliveryTime !== null]).toEqual([paying, paying !== 'cash'])

          const places = new Map([['finished page', await pageText(page)]])
          places.set('document', pdfText(await fileAt(page, /PDF/)))
          const mails = await mailsTo(sandboxUrl, email)
          places.set('mail', mails.find(({ subject }) => subject === `Vaše objednávka ${order.code}`)?.body ?? '')
          if (customer) {
            await page.goto(`/uzivatel/objednavky/${order.id}`)
            places.set('page of the account', await pageText(page))
            places.set('document of the account', pdfText(await fileAt(page, /PDF/)))
            places.set('table', tableText((await fileAt(page, /CSV/)).toString('utf8')))
          }
          const missing = [...places].map(([place, text]) => [place, missingIn(text, run)])
          expect([paying, ...missing]).toEqual([paying, ...[...places.keys()].map((place) => [place, []])])
          // who asks for an account confirms the newsletter with it
          expect(mails.some(({ kind }) => kind === 'activation')).toBe(customer === null)
        }
        if (!customer) return
        const kept = unwrap(await getUserAddresses(await customerShop(sandboxUrl, customer)))
        const ofOrder = kept.filter(({ address }) => ['Lipová 12', 'Kukučínova 11'].includes(address.street))
        expect(new Set(ofOrder.map(({ type }) => type))).toEqual(new Set(['shipping', 'billing']))
      })
    },
  )
})
