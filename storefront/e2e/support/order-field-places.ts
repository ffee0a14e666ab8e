import type { Address, DeliveryTime, Order } from '@vanek/sdk/checkout'
import type { Purchase } from './purchases.ts'

/** A placed order, with the choices made for it. */
export interface Run {
  readonly order: Order
  readonly purchase: Purchase
  readonly email: string
  readonly house: number
  /** The pickup place; null for delivery. */
  readonly collected: Address | null
  readonly time: DeliveryTime | null
}

type Texts = readonly string[]
/** Texts that must be in each place that shows the order, or where else the field is used. */
type FieldPlace = ((run: Run, place: string) => Texts) | { readonly elsewhere: string }

const own = 'Marie Větrná'
const always =
  (...texts: Texts) =>
  () =>
    texts
const brought =
  (...texts: Texts) =>
  ({ collected }: Run) =>
    collected ? [] : texts
// a mail to an unknown recipient only says that it exists
const note =
  (title: string, text: string) =>
  ({ purchase: { who } }: Run, place: string) =>
    who === 'guest' && place === 'mail' ? [`${title} máme ji u objednávky`] : [text]
const ofCompany =
  (texts: Readonly<Partial<Record<Purchase['buys'], string>>>) =>
  ({ purchase }: Run) =>
    [texts[purchase.buys] ?? ''].filter(Boolean)
const ofInvoice =
  (abroad: string, atHome: string) =>
  ({ purchase }: Run) => [purchase.buys === 'Czech company' ? atHome : abroad]

const company = 'Průvan a montáže'
const signs = { CZK: 'Kč', EUR: '€' }

/** An amount in Czech format, without spaces. */
const sum = (amount: number, currency: Purchase['currency']): string =>
  `${amount.toFixed(2).replace('.00', '').replace('.', ',')}${signs[currency]}`

/** Where each field of an order is shown. A new field of the contract needs a line here, and a place that shows it. */
export const fieldPlaces: Readonly<Record<string, FieldPlace>> = {
  name: always(own),
  firstName: always('Marie'),
  lastName: always('Větrná'),
  email: ({ email }) => [email],
  phone: always('+420777123456'),
  'billing_address.street': ({ house }) => [`Kukučínova ${house}`],
  'billing_address.city': ofInvoice('Trenčín', 'Pardubice'),
  'billing_address.postcode': ofInvoice('911 01', '530 02'),
  'billing_address.country_code': ofInvoice('Slovensko', 'Česko'),
  'business.business_name': ofCompany({ 'Czech company': company, 'Slovak company': company }),
  'business.TIN': ofCompany({ 'Czech company': 'IČO 12345679', 'Slovak company': 'IČO 31322832' }),
  'business.VATIN': ofCompany({ 'Czech company': 'DIČ CZ12345679', 'Slovak company': 'DIČ 2020317068' }),
  'shipping.name': always('Petr Příjemce'),
  'shipping.address.street': ({ collected, house }) => [collected?.street ?? `Lipová ${house}`],
  'shipping.address.city': ({ collected }) => [collected?.city ?? 'Brno'],
  'shipping.address.postcode': ({ collected }) => [collected?.postcode ?? '602 00'],
  'shipping.address.country_code': always('Česko'),
  'shipping.business_name': brought('Sklad a syn'),
  'shipping.phone': brought('+420606111222'),
  'custom.custom_order_number': always('Vaše číslo objednávky PO-77-2026'),
  'custom.formalTitle': always('Oslovení Paní'),
  'custom.ICDPH': ofCompany({ 'Slovak company': 'IČ DPH SK2021853504' }),
  'custom.dateOfBirth': always('Datum narození 1. 2. 1980'),
  'custom.companyName': always('Společnost Větrná a dcery'),
  comment: note('Poznámka', 'Zvonek nefunguje'),
  shipper_comment: (run, place) => (run.collected ? [] : note('Poznámka pro dopravce', 'Volejte předem')(run, place)),
  payment_id: ({ order: { payment } }, place) =>
    payment.code === 'card' && place === 'finished page' ? ['Zaplaceno'] : [payment.name],
  shipper_id: ({ order }) => [order.shipper.name],
  branch_id: ({ collected }) => (collected ? [collected.street, collected.city] : []),
  cardRequest: always('Zákaznická karta ano'),
  order_gifts: ({ order }) => order.items.slice(1).map(({ name }) => name),
  newsletter: always('Novinky e-mailem'),
  heureka_allow: always('Dotazník Heureky ano'),
  zbozicz_allow: always('Dotazník Zboží.cz ano'),
  magazine: always('Tištěný magazín ano'),
  phone_notification: always('Nabídky esemeskou ano'),
  delivery_time_id: ({ time }) => {
    const [, month, day] = time?.date.split('-').map(Number) ?? []
    return time ? [`${day}. ${month}.`, time.from, time.to] : []
  },
  // the lines of a table add up to it
  expected_total: ({ order, purchase: { currency } }, place) =>
    place === 'table' ? [`Měna ${currency}`] : [sum(order.prices.totalWithTax, currency)],
  terms: { elsewhere: 'always true: nothing is ordered without it' },
  utm: { elsewhere: 'stands in what the shop is mailed of the order' },
  password: { elsewhere: 'is that of the account, which a mail of its own confirms' },
  password_confirmation: { elsewhere: 'has to be equal to the password' },
  registration: { elsewhere: 'brings the mail that confirms the account' },
}

const plain = (text: string): string => text.replaceAll(/[\s:]/g, '')

/** Fields that are missing in the text of a place. */
export const missingIn = (text: string, run: Run, place: string): readonly string[] => {
  const read = plain(text)
  return Object.entries(fieldPlaces).flatMap(([field, fate]) =>
    typeof fate === 'function' && fate(run, place).some((each) => !read.includes(plain(each))) ? [field] : [],
  )
}
