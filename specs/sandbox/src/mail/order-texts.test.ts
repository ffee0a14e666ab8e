import { describe, expect, it } from 'vitest'
import type { EventKind } from '../fulfilment/course.ts'
import type { Shop } from '../wire.ts'
import { claimFiledMail, claimOutcomeMail } from './claim-texts.ts'
import { fulfilmentMail } from './fulfilment-texts.ts'
import { orderLink } from './links.ts'
import { orderMail } from './texts.ts'
import { withdrawalRefundedMail, withdrawnMail } from './withdrawal-texts.ts'

const shop = { shopOrigin: 'https://shop.example' }
const row = { id: 'o-1', code: '2600001', customer_id: null }
const link = orderLink(row, shop)
const parcel = { carrier: 'Vichr kurýr', number: 'VK1', trackingUrl: 'https://carrier.example/VK1' }
const address = { street: 'Sokolovská 211', city: 'Praha', postcode: '19000', country_code: 'CZE' }
const order = (change: object = {}) =>
  ({
    ...{
      code: '2600001',
      status: 'handed_over',
      currencyCode: 'CZK',
      business: null,
      custom: {},
      token: 'secret-token',
    },
    ...{ customer: { email: 'jan@example.cz' }, parcels: [parcel], events: [], prices: { totalWithTax: 1000 } },
    ...{ payment: { code: 'card' }, shipper: { name: 'Osobní odběr na pobočce' } },
    shipping: { address },
    ...change,
  }) as unknown as Shop['Order']
const bodyOf = (event: EventKind, change: object = {}) =>
  (fulfilmentMail(order(change), event, link)?.body ?? '').replaceAll('\u00a0', ' ')

describe('mails about an order', () => {
  it('A1.05 link to the order in the account or to the lookup, and never contain its token', () => {
    expect(link).toBe('https://shop.example/sledovani-objednavky?cislo=2600001')
    expect(orderLink({ ...row, customer_id: 7 }, shop)).toBe('https://shop.example/uzivatel/objednavky/o-1')
    const paid = { payment: { code: 'transfer' } }
    for (const event of ['paid', 'handed_over', 'delivered', 'returned', 'cancelled', 'refunded'] as const) {
      expect([event, bodyOf(event, paid)]).toEqual([event, expect.stringContaining(link)])
      expect(bodyOf(event, paid)).not.toContain('secret-token')
    }
  })

  it('A1.05 contain the address of the branch for pickup', () => {
    expect(bodyOf('handed_over', { parcels: [] })).toContain('Vyzvednete ji tady: Sokolovská 211, 190 00 Praha. Stačí')
  })

  it('A4.05 A8.06 ask for the unpaid rest of an invoice', () => {
    const payment = { code: 'invoice', due: '2026-12-04', transfer: { variableSymbol: '2600001' } }
    expect(bodyOf('handed_over', { payment })).toContain(
      'do 4. 12. 2026. Částka je 1 000 Kč. Variabilní symbol je 2600001.',
    )
    expect(bodyOf('handed_over', { payment: { ...payment, toPay: 400 } })).toContain('Částka je 400 Kč.')
  })

  it('A5.03 mention withdrawal only to consumers when a paid order is returned', () => {
    const events = [{ kind: 'paid' }]
    expect(bodyOf('returned', { events })).toContain('odstupte u objednávky od smlouvy')
    const firm = bodyOf('returned', { events, business: { business_name: 'D', TIN: '98001019', VATIN: '' } })
    expect(firm).toContain('se domluvíme, co s penězi')
    expect(firm).not.toContain('odstupte')
  })

  it.each([
    ['card', 'pending', 1000, true],
    ['transfer', 'offline', 1000, true],
    ['transfer', 'offline', 0, false],
    ['card', 'paid', 1000, false],
    ['transfer', 'paid', 1000, false],
    ['cod', 'offline', 1000, false],
    ['invoice', 'offline', 1000, false],
  ])('A1.03 tell when an order by %s (%s) of %i is prepared: after the payment %s', (code, state, total, waits) => {
    const fees = { shipperPriceWithTax: 0, paymentPriceWithTax: 0 }
    const sums = { ...fees, roundingWithTax: 0, totalWithTax: total, totalWithoutTax: total }
    const placed = order({
      ...{
        items: [],
        payment: { code, state },
        prices: sums,
        billingAddress: address,
        nearestDeliveryDate: '2026-11-24',
      },
      consents: {},
    })
    const { body } = orderMail(placed, shop.shopOrigin, { toPay: null, lookup: null })
    expect(body.includes('Máme ji. Chystat ji začneme, jakmile dorazí platba.')).toBe(waits)
    expect(body.includes('Máme ji a začínáme ji chystat.')).toBe(!waits)
    expect(body.includes('Po připsání platby, nejdříve')).toBe(waits)
  })

  it('A3.09 contain the refunded amount', () => {
    const refunds = [{ amount: 600, since: '', sent: '' }]
    expect(bodyOf('refunded', { refunds })).toContain('jsme vám dnes poslali zpět, celkem 600 Kč.')
  })
})

describe('mails about claims and withdrawals', () => {
  const claim = {
    ...{ number: 'RE-1', filed: '2026-11-24T12:00:00Z', name: 'Ventilátor', amount: 1, unit: 'ks', photos: [] },
    ...{ description: 'Píská.', wish: 'repair', dueBy: '2026-12-24', answer: 'Uznáváme ji.', refund: null },
  }
  const outcome = (change: object, toPay = 0) =>
    claimOutcomeMail({ ...claim, ...change } as never, {
      ...{ code: '2600001', email: 'jan@example.cz', link, currencyCode: 'CZK', toPay },
    }).body.replaceAll('\u00a0', ' ')

  it('A6.07 contain the outcome of a claim and a link to it', () => {
    expect(claimFiledMail(claim as never, { code: '2600001', email: 'jan@example.cz', link }).body).toContain(link)
    for (const [change, expected] of [
      [{ state: 'accepted' }, 'je uznaná. Uznáváme ji.\n\n'],
      [{ state: 'rejected', answer: 'Spadl ze stolu.' }, 'je zamítnutá. Spadl ze stolu. Nesouhlasíte?'],
      [{ state: 'settled', resolution: 'repair' }, 'Opravené zboží jsme vám poslali zpět.\n\n'],
      [{ state: 'settled', resolution: 'replacement' }, 'Nový kus jsme vám poslali.\n\n'],
      [{ state: 'settled', resolution: 'money_back' }, 'je vyřízená.\n\n'],
    ] as const)
      expect(outcome(change)).toMatch(new RegExp(`${expected.replaceAll('?', '\\?')}[^]*${link.replace('?', '\\?')}`))
  })

  it('A6.08 A4.05 list refunds, or deductions from an invoice and its rest', () => {
    const settled = { state: 'settled', resolution: 'money_back' }
    const refund = { amount: 600, since: '', sent: '2026-11-27' }
    expect(outcome({ ...settled, refund })).toContain('Dnes jsme vám poslali zpět 600 Kč.')
    const less = { ...settled, refund: { ...refund, setOff: true } }
    expect(outcome(less, 400)).toContain('600 Kč jsme odečetli z faktury, zbývá z ní zaplatit 400 Kč.')
    expect(outcome(less, 400)).not.toContain('poslali zpět')
    expect(outcome(less)).toContain('odečetli z faktury, už nic neplatíte.')
  })

  it('A5.14 ask to return the goods, except those that never arrived', () => {
    const withdrawal = { number: '2600001-O1', amount: 600, declared: '2026-11-24T12:00:00Z', whole: true, lines: [] }
    const written = { name: null, note: null, bankAccount: null, ...shop, link }
    const receipt = (state: string) =>
      withdrawnMail(order({ parcels: [{ ...parcel, state }], items: [] }), withdrawal as never, written).body
    expect(receipt('delivered')).toContain('pošlete zpět do 14 dnů')
    expect(receipt('lost')).toContain('zpět tedy nic posílat nemusíte. 600')
    expect(receipt('lost')).not.toContain('do 14 dnů')
    for (const state of ['delivered', 'lost']) expect(receipt(state)).toContain(link)
  })

  it('A5.14 A5.16 do not ask to return goods that were never sent', () => {
    const withdrawal = { number: '2600001-O1', amount: 600, declared: '2026-11-24T12:00:00Z', whole: false, lines: [] }
    const written = { name: null, note: null, bankAccount: null, ...shop, link }
    const receipt = (change: object, orderChange: object) =>
      withdrawnMail(
        order({ parcels: [], items: [], ...orderChange }),
        { ...withdrawal, unsent: true, ...change } as never,
        written,
      ).body
    const paid = { events: [{ kind: 'paid', at: '' }] }
    const all = [
      receipt({}, paid),
      receipt({}, { events: [] }),
      receipt({ amount: 0, setOff: 600 }, { events: [], payment: { state: 'offline', toPay: 400 } }),
    ]
    for (const text of all) {
      expect(text).toContain('tohle zboží v ní nepošleme a vy nám nic nevracíte.')
      expect(text).not.toContain('do 14 dnů')
    }
    expect(all[0]).toContain('Až odešleme zbytek, vrátíme vám 600')
    expect(all[1]).toContain('Až ji celou zaplatíte, vrátíme vám 600')
    expect(all[2]).toContain('Zaplaťte prosím už jen 400')
    const sent = withdrawalRefundedMail(order({ parcels: [] }), { ...withdrawal, unsent: true } as never, link).body
    expect(sent).toContain('jsme vám podle vašeho přání neposlali, a tak jsme vám dnes poslali 600')
    expect(sent).not.toContain('vrátilo')
  })

  it('A5.14 confirm the refund for goods that were returned or never arrived', () => {
    const withdrawal = { number: '2600001-O1', amount: 600 } as never
    const sent = (state: string) =>
      withdrawalRefundedMail(order({ parcels: [{ ...parcel, state }] }), withdrawal, link).body
    expect(sent('delivered')).toContain('se nám vrátilo, a tak jsme vám dnes poslali 600')
    expect(sent('lost')).toContain('k vám v pořádku nedorazila, a tak jsme vám dnes poslali 600')
    expect(sent('lost')).not.toContain('vrátilo')
    expect(sent('delivered')).toContain(link)
  })
})
