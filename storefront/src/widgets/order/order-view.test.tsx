import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { hrefs, textOf } from '../../testing/shown.tsx'
import { OrderView, type OrderViewProps } from './order-view.tsx'

afterEach(cleanup)

const received = { kind: 'received', at: '2026-11-20T12:00:00Z' }
const address = { street: 'Lipová 14', city: 'Třebíč', postcode: '67401', country_code: 'CZE' }
const transfer = { number: '1/0800', iban: 'CZ1', bic: null, recipient: 'Vánek', variableSymbol: '2600001' }
const prices = { totalWithTax: 0, totalWithoutTax: 0, unitWithTax: 0, unitWithoutTax: 0 }
const item = {
  ...{ id: 1, name: 'Ventilátor', slug: null, amount: 2, unit: 'ks', image: null, catalogCode: 'V1', prices },
  attributes: { discount: false },
}
const order = {
  ...{ id: 'o-1', code: '2600001', created: received.at, status: 'received', currencyCode: 'CZK', items: [item] },
  ...{ events: [received], parcels: [], business: null, custom: {}, couponCode: null, comment: null },
  ...{ customer: { email: 'jan@b.cz', name: 'Jan', phone: '+420777111222' }, billingAddress: address },
  ...{ shipping: { name: 'Jan', address }, shipper: { id: 1, name: 'Kurýrem', type: 'DELIVERY' } },
  ...{ payment: { id: 3, code: 'cod', name: 'Dobírkou', state: 'offline' }, nearestDeliveryDate: '2026-11-24' },
  ...{ changeableUntil: '2026-11-20T13:00:00Z', withdrawableUntil: null, claimableUntil: null },
  prices: {
    ...{ totalWithTax: 1000, totalWithoutTax: 826.45, itemsWithTax: 1000, itemsWithoutTax: 826.45 },
    ...{ shipperPriceWithTax: 0, shipperPriceWithoutTax: 0, paymentPriceWithTax: 0, paymentPriceWithoutTax: 0 },
    ...{ roundingWithTax: 0, discountWithTax: 0, discountWithoutTax: 0 },
  },
}
const page = {
  ...{ orderKey: { token: 'current' }, refused: null, today: '2026-11-20', claims: null },
  actions: { now: Date.parse(received.at), changeKey: 'key', payments: [] },
  documents: { data: [], awaits: 'handover' },
}
const shown = (change: object = {}, more: object = {}) => {
  const props = { ...page, order: { ...order, ...change }, ...more } as unknown as OrderViewProps
  return textOf(<OrderView {...props} />)
}

describe('the page of an order', () => {
  it('A2.11 shows the ordered items, the delivery and the payment, and links to its actions', () => {
    const text = shown()
    for (const part of ['Kurýrem', 'Dobírkou', 'jan@b.cz', 'v úterý 24. 11.', 'Ventilátor', 'Lipová 14'])
      expect(text).toContain(part)
    for (const part of ['Údaje pro platbu převodem', 'Splatnost', 'Objednávka čeká', 'je zrušená', 'Přejít'])
      expect(text).not.toContain(part)
    expect(hrefs()['jak zboží do 30 dnů vrátit']).toBe('/stranka/vraceni-do-30-dni')
  })

  it('A3.12 links to the payment while it is open, but not for a cancelled order', () => {
    const payment = { ...order.payment, code: 'card', state: 'pending' }
    expect(shown({ payment })).toMatch(/Objednávka čeká na zaplacení.*Zaplatit zbývá 1.000 Kč\..*Přejít k platbě/)
    cleanup()
    const cancelled = shown({ payment, status: 'cancelled' })
    expect(cancelled).toContain('Objednávka je zrušená')
    expect(cancelled).not.toContain('Přejít k platbě')
  })

  it('A3.12 shows the error of the payment at its button, and one that came with the document at the top', () => {
    const payment = { ...order.payment, code: 'card', state: 'pending' }
    const failed = (form: string) => shown({ payment }, { refused: { form, text: 'Zkuste to prosím za chvíli.' } })
    expect(failed('order_pay')).toMatch(/^ ?Zkuste to prosím za chvíli\. ?Objednávka čeká(?!.*za chvíli)/)
    cleanup()
    // without scripts
    expect(failed('order_cancel')).toMatch(/^ ?Zkuste to prosím za chvíli\. ?Objednávka čeká(?!.*za chvíli)/)
  })

  it('A3.11 A4.05 has the details of a pending transfer, with the amount due', () => {
    const payment = { ...order.payment, code: 'transfer', transfer }
    expect(shown({ payment })).toMatch(/Údaje pro platbu převodem.*Částka1 000 Kč/)
    cleanup()
    expect(shown({ payment: { ...payment, toPay: 400 } })).toMatch(/Zbývá zaplatit400 Kč/)
    for (const over of [
      { payment: { ...payment, toPay: 0 } },
      { payment, events: [received, { kind: 'paid', at: received.at }] },
      { payment, status: 'cancelled' },
    ]) {
      cleanup()
      expect(shown(over)).not.toContain('Údaje pro platbu převodem')
    }
  })

  it('A8.06 shows the due date of an invoice, and that it is overdue', () => {
    const payment = { ...order.payment, code: 'invoice', transfer, due: '2026-11-25' }
    const open = shown({ payment, status: 'delivered' })
    expect(open).toContain('Splatné do 25. 11. 2026')
    expect(open).toMatch(/Údaje pro platbu převodem.*Částka1 000 Kč.*Zaplaťte do25. 11. 2026.*QR Platba/)
    expect(open).not.toContain('platba zatím nedorazila')
    cleanup()
    const late = shown({ payment, status: 'delivered' }, { today: '2026-11-26' })
    for (const part of ['Po splatnosti od 25. 11. 2026', 'platba zatím nedorazila']) expect(late).toContain(part)
  })

  it('A1.08 promises no day for a lost parcel, and shows what happens next', () => {
    const parcel = {
      carrier: 'Kurýr',
      number: 'K1',
      trackingUrl: 'https://c.example/K1',
      state: 'lost',
      expected: null,
    }
    const onItsWay = [received, ...['packed', 'handed_over'].map((kind) => ({ kind, at: received.at }))]
    const text = shown({ status: 'handed_over', parcels: [parcel], events: onItsWay })
    for (const part of ['Kurýr, zásilka K1', 'Zásilka se ztratila', 'pošleme zboží znovu']) expect(text).toContain(part)
    expect(text).not.toContain('v úterý 24. 11.')
    expect(hrefs()['Sledovat zásilku']).toBe('https://c.example/K1')
  })

  it('A4.09 lists documents only if there are files', () => {
    const waits = 'Fakturu vystavíme, jakmile zboží předáme dopravci.'
    expect(shown()).not.toContain(waits)
    cleanup()
    const text = shown({}, { files: <p>Soubory</p>, report: <p>Hlášení</p>, ways: <p>Cesty</p> })
    for (const part of [waits, 'Soubory', 'Hlášení', 'Cesty']) expect(text).toContain(part)
  })

  it('A6.12 says that the claims of a delivered order could not be loaded', () => {
    const failed = 'Podané reklamace se teď nepodařilo načíst.'
    const events = ['received', 'delivered'].map((kind) => ({ kind, at: received.at }))
    expect(shown({ status: 'delivered', events })).toContain(failed)
    cleanup()
    expect(shown({ status: 'delivered', events }, { claims: { data: [], claimable: [] } })).not.toContain(failed)
    cleanup()
    expect(shown()).not.toContain(failed)
  })

  it('A2.11 titles the address by what happened, and asks about returns once', () => {
    expect(shown()).toContain('Doručíme')
    cleanup()
    const over = { withdrawableUntil: '2026-11-01T12:00:00Z', status: 'delivered' }
    const events = ['received', 'delivered'].map((kind) => ({ kind, at: received.at }))
    const text = shown({ ...over, events })
    expect(text).toContain('Doručeno na adresu')
    expect(text.match(/do 30 dnů/g)).toHaveLength(1)
    expect(hrefs()['Napište nám']).toBe('/kontakt')
    cleanup()
    const afterwards = { ...page.actions, now: page.actions.now + 31 * 86_400_000 }
    expect(shown({ ...over, events }, { actions: afterwards })).not.toContain('do 30 dnů')
    for (const [change, title] of [
      [{ ...over, shipper: { ...order.shipper, type: 'PERSONAL' } }, 'Vyzvednuto'],
      [{ status: 'cancelled' }, 'Doručovací adresa'],
    ] as const) {
      cleanup()
      expect(shown({ events, ...change })).toContain(title)
    }
  })

  it('A5.03 does not explain returns for a cancelled order, from which nothing was sent', () => {
    expect(shown({ status: 'cancelled' })).not.toContain('do 30 dnů')
    expect(hrefs()['Napište nám']).toBe('/kontakt')
  })

  it('A5.03 links companies to the contact form, since they cannot return goods', () => {
    shown({ business: { business_name: 'D', TIN: '98001019', VATIN: '' } })
    expect(hrefs()['Napište nám']).toBe('/kontakt')
    expect(hrefs()).not.toHaveProperty('jak zboží do 30 dnů vrátit')
  })
})
