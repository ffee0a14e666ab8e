import codes from 'i18n-iso-countries/index.js'
import { inMarket, market } from '../market.ts'
import type { Shop } from '../wire.ts'
import { titles as cs } from './fact-titles.cs.ts'
import { titles as sk } from './fact-titles.sk.ts'

const titles = inMarket({ cs, sk })

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
type FactText = (order: Order) => string | null | undefined

const countries = new Intl.DisplayNames([market], { type: 'region', fallback: 'code' })
const yes = (is: boolean | undefined): string => (is === true ? titles.yes : '')
const ownText = (order: Order, name: keyof Shop['OrderCustom']): string => String(order.custom?.[name] ?? '')
const TITLES: Readonly<Record<string, string>> = inMarket({
  cs: { Mr: 'Pan', Mrs: 'Paní' },
  sk: { Mr: 'Pán', Mrs: 'Pani' },
})

const GROUPS: readonly (readonly [title: string, facts: readonly (readonly [title: string, textOf: FactText])[]])[] = [
  [
    titles.order,
    [
      [titles.buyerOrder, (order) => ownText(order, 'custom_order_number')],
      [titles.shipper, ({ shipper }) => shipper.name],
      [titles.deliveryTime, ({ deliveryTime: time }) => time && `${day(time.date)} ${time.from}–${time.to}`],
      [titles.payment, ({ payment }) => payment.name],
      [titles.note, ({ comment }) => comment],
      [titles.shipperNote, ({ shipper_comment }) => shipper_comment],
    ],
  ],
  [
    titles.who,
    [
      [titles.formalTitle, (order) => TITLES[ownText(order, 'formalTitle')] ?? ownText(order, 'formalTitle')],
      [titles.name, ({ customer }) => customer.name],
      [titles.company, (order) => ownText(order, 'companyName')],
      [titles.birth, (order) => day(ownText(order, 'dateOfBirth'))],
      [titles.email, ({ customer }) => customer.email],
      [titles.phone, ({ customer }) => customer.phone],
    ],
  ],
  [
    titles.billing,
    [
      [titles.firm, ({ business }) => business?.business_name],
      [titles.tin, ({ business }) => business?.TIN],
      [titles.vatin, ({ business }) => business?.VATIN],
      [titles.icdph, (order) => ownText(order, 'ICDPH')],
      [titles.billingAddress, ({ billingAddress }) => place(billingAddress)],
    ],
  ],
  [
    titles.where,
    [
      [titles.branch, ({ shipper }) => shipper.branch?.name],
      [titles.recipient, ({ shipping }) => shipping.name],
      [titles.recipientFirm, ({ shipping }) => shipping.business_name],
      [titles.recipientPhone, ({ shipping }) => shipping.phone],
      [titles.address, ({ shipping }) => place(shipping.address)],
    ],
  ],
  [
    titles.consents,
    [
      [titles.card, ({ cardRequest }) => yes(cardRequest)],
      [titles.newsletter, ({ consents }) => (consents?.newsletterPending ? titles.pending : yes(consents?.newsletter))],
      [titles.magazine, ({ consents }) => yes(consents?.magazine)],
      [titles.sms, ({ consents }) => yes(consents?.phone_notification)],
      [titles.heureka, ({ consents }) => yes(consents?.heureka_allow)],
      [titles.zbozi, ({ consents }) => yes(consents?.zbozicz_allow)],
    ],
  ],
]

/** All facts of an order, always the same ones in the same order. */
export function allFacts(order: Order): readonly FactGroup[] {
  return GROUPS.map(([title, facts]) => ({
    title,
    facts: facts.map(([name, textOf]) => ({ title: name, value: textOf(order) ?? '' })),
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
  const code = /^(CZE|SVK)$/.test(country_code) ? postcode.replace(/^(\d{3})(\d{2})$/, '$1 $2') : postcode
  return [street, `${code} ${city}`, country].filter((part) => part.trim() !== '').join(', ')
}

/** A date in the format of the country; other text is returned as it is. */
function day(date: string): string {
  return date.replace(/^(\d{4})-0?(\d+)-0?(\d+)$/, '$3.\u00a0$2.\u00a0$1')
}
