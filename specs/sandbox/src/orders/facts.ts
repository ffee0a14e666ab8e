import codes from 'i18n-iso-countries/index.js'
import type { Shop } from '../wire.ts'

/** One fact that the customer filled in, with its title; an empty value if it was not filled in. */
export interface Fact {
  readonly title: string
  readonly value: string
}

export interface FactGroup {
  readonly title: string
  readonly facts: readonly Fact[]
}

type Order = Shop['OrderBase']
type Telling = (order: Order) => string | null | undefined

const countries = new Intl.DisplayNames(['cs'], { type: 'region', fallback: 'code' })
const yes = (is: boolean | undefined): string => (is === true ? 'ano' : '')
const ownText = (order: Order, name: keyof Shop['OrderCustom']): string => String(order.custom?.[name] ?? '')
const TITLES: Readonly<Record<string, string>> = { Mr: 'Pan', Mrs: 'Paní' }

const GROUPS: readonly (readonly [title: string, facts: readonly (readonly [title: string, tell: Telling])[]])[] = [
  [
    'Objednávka',
    [
      ['Vaše číslo objednávky', (order) => ownText(order, 'custom_order_number')],
      ['Způsob dopravy', ({ shipper }) => shipper.name],
      ['Čas doručení', ({ deliveryTime: time }) => time && `${day(time.date)} ${time.from}–${time.to}`],
      ['Způsob platby', ({ payment }) => payment.name],
      ['Poznámka', ({ comment }) => comment],
      ['Poznámka pro dopravce', ({ shipper_comment }) => shipper_comment],
    ],
  ],
  [
    'Kdo objednal',
    [
      ['Oslovení', (order) => TITLES[ownText(order, 'formalTitle')] ?? ownText(order, 'formalTitle')],
      ['Jméno', ({ customer }) => customer.name],
      ['Společnost', (order) => ownText(order, 'companyName')],
      ['Datum narození', (order) => day(ownText(order, 'dateOfBirth'))],
      ['E-mail', ({ customer }) => customer.email],
      ['Telefon', ({ customer }) => customer.phone],
    ],
  ],
  [
    'Fakturujeme',
    [
      ['Firma', ({ business }) => business?.business_name],
      ['IČ', ({ business }) => business?.TIN],
      ['DIČ', ({ business }) => business?.VATIN],
      ['IČ DPH', (order) => ownText(order, 'ICDPH')],
      ['Fakturační adresa', ({ billingAddress }) => place(billingAddress)],
    ],
  ],
  [
    'Kam a komu',
    [
      ['Příjemce', ({ shipping }) => shipping.name],
      ['Firma příjemce', ({ shipping }) => shipping.business_name],
      ['Telefon příjemce', ({ shipping }) => shipping.phone],
      ['Adresa', ({ shipping }) => place(shipping.address)],
    ],
  ],
  [
    'Přání a souhlasy',
    [
      ['Zákaznická karta', ({ cardRequest }) => yes(cardRequest)],
      [
        'Novinky e-mailem',
        ({ consents }) => (consents?.newsletterPending ? 'čekají na potvrzení' : yes(consents?.newsletter)),
      ],
      ['Tištěný magazín', ({ consents }) => yes(consents?.magazine)],
      ['Nabídky esemeskou', ({ consents }) => yes(consents?.phone_notification)],
      ['Dotazník Heureky', ({ consents }) => yes(consents?.heureka_allow)],
      ['Dotazník Zboží.cz', ({ consents }) => yes(consents?.zbozicz_allow)],
    ],
  ],
]

/** All facts of an order, always the same ones in the same order. */
export function allFacts(order: Order): readonly FactGroup[] {
  return GROUPS.map(([title, facts]) => ({
    title,
    facts: facts.map(([name, tell]) => ({ title: name, value: tell(order) ?? '' })),
  }))
}

/** The facts that were filled in. */
export function factsOf(order: Order): readonly FactGroup[] {
  return allFacts(order)
    .map(({ title, facts }) => ({ title, facts: facts.filter(({ value }) => value !== '') }))
    .filter(({ facts }) => facts.length > 0)
}

/** The facts as lines of plain text. */
export function factsText(order: Order): string[] {
  return factsOf(order).map(({ title, facts }) =>
    [`${title}:`, ...facts.map((fact) => `${fact.title}: ${fact.value}`)].join('\n'),
  )
}

function place({ street, city, postcode, country_code }: Shop['Address']): string {
  const country = countries.of(codes.alpha3ToAlpha2(country_code) ?? country_code) ?? country_code
  return [street, `${postcode} ${city}`, country].filter((part) => part.trim() !== '').join(', ')
}

/** A date in Czech format; other text is returned as it is. */
function day(date: string): string {
  return date.replace(/^(\d{4})-0?(\d+)-0?(\d+)$/, '$3.\u00a0$2.\u00a0$1')
}
