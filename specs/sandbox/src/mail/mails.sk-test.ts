import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { czechIn } from '../../test/support/czech.ts'
import type { EventKind } from '../fulfilment/course.ts'
import type { Shop } from '../wire.ts'
import * as account from './account-texts.ts'
import { paymentChangedMail } from './change-texts.ts'
import { claimFiledMail, claimOutcomeMail } from './claim-texts.ts'
import { fulfilmentMail } from './fulfilment-texts.ts'
import { linkIn, orderLink, type LinkedMail } from './links.ts'
import { orderLinkMail } from './lookup-texts.ts'
import * as ownData from './own-data-texts.ts'
import { paymentFailedMail } from './payment-texts.ts'
import { quoteMail } from './quote-text.ts'
import type { Mail } from './send.ts'
import * as shop from './texts.ts'
import * as withdrawals from './withdrawal-texts.ts'

const origin = 'http://sk.localhost:3000'
const link = orderLink({ id: 'o-1', code: '2600001', customer_id: null }, { shopOrigin: origin })
const parcel = { carrier: 'GLS', number: 'G1', trackingUrl: 'https://carrier.example/G1' }
const transfer = { number: null, iban: 'SK31 1200', bic: 'X', recipient: 'Vánok, s. r. o.', variableSymbol: '2600001' }
const order = (change: object = {}) =>
  ({
    ...{ code: '2600001', status: 'handed_over', currencyCode: 'EUR', token: 't', items: [] },
    ...{ business: { business_name: 'Vzduch, s. r. o.', TIN: '12345679', VATIN: '2020123457' }, custom: {} },
    ...{ customer: { email: 'jan@example.sk' }, parcels: [parcel], events: [{ kind: 'paid' }] },
    ...{ prices: { totalWithTax: 1234.5 }, shipper: { name: 'Kuriérom GLS na adresu', type: 'DELIVERY' } },
    payment: { code: 'invoice', name: 'Na faktúru', due: '2026-12-04', dueDays: 14, transfer },
    shipping: { address: { street: 'Lipová 14', city: 'Nitra', postcode: '94901', country_code: 'SVK' } },
    ...change,
  }) as unknown as Shop['Order']
const address = { street: 'Lipová 14', city: 'Nitra', postcode: '94901', country_code: 'SVK' }
const prices = {
  ...{
    totalWithTax: 12.3,
    totalWithoutTax: 10,
    roundingWithTax: 0.01,
    shipperPriceWithTax: 0,
    shipperPriceWithoutTax: 0,
  },
  ...{ paymentPriceWithTax: 1.23, paymentPriceWithoutTax: 1 },
}
const placed = {
  prices,
  ...{
    customer: { name: 'Ján', email: 'jan@example.sk', phone: '+421905111222' },
    consents: { newsletterPending: true },
  },
  ...{ billingAddress: address, deliveryTime: null, nearestDeliveryDate: '2026-11-24', comment: 'Ahoj' },
}
const person = { business: null, payment: { code: 'transfer', transfer } }

const events: readonly EventKind[] = ['paid', 'handed_over', 'delivered', 'returned', 'cancelled', 'refunded']
const claim = (change: object) =>
  ({
    ...{ number: 'RE-1', filed: '2026-11-20T12:05:00Z', name: 'Filter', amount: 1.5, unit: 'ks', photos: ['a'] },
    ...{
      description: 'Hučí.',
      wish: 'replacement',
      dueBy: '2026-12-20',
      state: 'settled',
      answer: 'Chybu sme uznali.',
    },
    ...{ resolution: 'replacement', refund: { amount: 20, setOff: true } },
    ...change,
  }) as unknown as Shop['Claim']
const outcome = { code: '2600001', email: 'jan@example.sk', link, currencyCode: 'EUR', toPay: 10 }
const withdrawal = (change: object) =>
  ({
    ...{ number: 'OS-1', declared: '2026-11-20T12:05:00Z', whole: true, lines: [], amount: 20, unsent: false },
    ...change,
  }) as unknown as Shop['Withdrawal']
const written = { name: 'Ján', note: 'Ahoj', bankAccount: 'SK31', shopOrigin: origin, link }

const MAILS: readonly (Mail | null)[] = [
  account.activationMail('a', link),
  account.knownEmailMail('a', link, link),
  account.resetMail('a', link),
  account.passwordChangedMail('a', link),
  account.loginCodeMail('a', '123456'),
  ownData.changeEmailOldMail('a', 'b', link),
  ownData.changeEmailNewMail('a', link),
  ownData.emailKnownMail('a'),
  ownData.emailChangedMail('a', 'b'),
  ownData.accountDeletedMail('a'),
  shop.newsletterMail('a', link),
  shop.contactMail('a', { name: 'Ján', email: 'b', phone: '1', message: 'Ahoj' }),
  shop.contactReceipt('a'),
  shop.questionMail('a', { name: 'Filter', link }, { name: 'Ján', email: 'b', question: 'Hučí?' }),
  shop.questionReceipt('a', { name: 'Filter', link }),
  shop.orderMail(order(placed), origin, { toPay: link, lookup: link }),
  shop.orderMail(order({ ...placed, ...person }), origin, { toPay: null, lookup: null }),
  shop.placedMail('a', order(placed), { utm_source: 'heureka' }),
  shop.watcherMail('a', 'Filter', link),
  shop.backInStockMail('a', 'Filter', link),
  orderLinkMail('a', '1', link),
  paymentFailedMail(order(), link),
  ...[order(), order(person)].map((one) => paymentChangedMail(one, origin, link)),
  quoteMail('a', { number: 'N1', token: 't', validUntil: '2026-12-04' } as Shop['Quote'], origin),
  ...[
    {},
    person,
    { parcels: [] },
    { ...person, events: [] },
    { status: 'cancelled', refunds: [{ amount: 3 }] },
  ].flatMap((change) => events.map((event) => fulfilmentMail(order(change), event, link))),
  claimFiledMail(claim({}), outcome),
  ...['rejected', 'accepted', 'settled'].map((state) => claimOutcomeMail(claim({ state }), outcome)),
  claimOutcomeMail(claim({ refund: { amount: 20 }, resolution: 'money_back' }), { ...outcome, toPay: 0 }),
  ...[{}, { amount: 0 }, { unsent: true }, { setOff: 5, whole: false }].flatMap((change) =>
    ['handed_over', 'returned', 'cancelled'].map((status) =>
      withdrawals.withdrawnMail(order({ ...person, status }), withdrawal(change), { ...written, toConfirm: 'SK32' }),
    ),
  ),
  withdrawals.withdrawnMail(order({ parcels: [{ ...parcel, state: 'lost' }] }), withdrawal({}), written),
  ...[{}, { unsent: true }].map((change) => withdrawals.withdrawalRefundedMail(order(), withdrawal(change), link)),
  withdrawals.withdrawalRefusedMail({ code: '1', recipient: 'a' }, 'Lehota sa skončila.'),
]

describe('mails of the Slovak shop', () => {
  it('contain no Czech words for any event', () => {
    const mails = MAILS.flatMap((mail) => mail ?? [])
    expect(mails.length).toBeGreaterThan(50)
    for (const { subject, body } of mails)
      expect([subject, body, czechIn(`${subject}\n${body}`)]).toEqual([subject, body, []])
    // new kinds must be listed above
    const source = readFileSync(new URL('send.ts', import.meta.url), 'utf8')
    const kinds = [...source.matchAll(/^ {4}\| '(\w+)'$/gm)].map(([, kind]) => kind)
    expect(kinds.length).toBeGreaterThan(25)
    expect(new Set<string | undefined>(mails.map(({ kind }) => kind))).toEqual(new Set(kinds))
  })

  it('link to Slovak pages', () => {
    const kinds: readonly LinkedMail[] = [
      'reset_password',
      'own_orders',
      'order_link',
      'withdrawal',
      'quote',
      'returning',
    ]
    expect(kinds.map((kind) => linkIn(kind, { shopOrigin: origin }).replace(origin, ''))).toEqual([
      ...['/obnovit-heslo', '/ucet/objednavky', '/sledovanie-objednavky/odkaz', '/odstupit-od-zmluvy', '/ponuka'],
      '/stranka/vratenie-do-30-dni',
    ])
    expect(link).toBe(`${origin}/sledovanie-objednavky?cislo=2600001`)
  })

  it('format prices and dates in Slovak', () => {
    const body = fulfilmentMail(order(), 'handed_over', link)?.body.replaceAll('\u00a0', ' ') ?? ''
    expect(body).toContain('zaplaťte ju, prosím, do 4. 12. 2026. Suma je 1 234,50 €. Variabilný symbol je 2600001.')
    expect(body).toContain('IČO: 12345679\nDIČ: 2020123457')
    expect(fulfilmentMail(order({ parcels: [] }), 'handed_over', link)?.body).toContain('Lipová 14, 949\u00a001 Nitra.')
  })
})
