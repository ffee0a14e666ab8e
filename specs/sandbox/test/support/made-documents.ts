import { composeCreditNote, composeInvoice } from '../../src/invoices/compose.ts'
import { creditOf, type Given } from '../../src/invoices/credit.ts'
import type { DocumentDoc } from '../../src/invoices/document.ts'
import type { Settings } from '../../src/shop/settings.ts'
import { SITE } from '../../seed/content/site.ts'
import { madeOrder, type Made } from './made-orders.ts'

const { company, address, email, phone, openingHours } = SITE
const { countryCode: country_code, ...place } = address
const settings = {
  contact: { company: { ...company }, address: { ...place, country_code }, email, phone, openingHours },
  bankAccounts: SITE.bankAccounts.map((account) => ({ ...account })),
} satisfies Pick<Settings, 'contact' | 'bankAccounts'>

/** The invoice of a generated order. */
export function madeInvoice(made: Made, isPaid = true): DocumentDoc {
  const at = new Date('2026-11-20T15:30:00Z')
  return composeInvoice(madeOrder(made), { number: 'FV-2026-00007', at, isPaid, settings })
}

export function madeCreditNote(made: Made, given: readonly Given[]): DocumentDoc {
  const invoice = madeInvoice(made)
  const figures = creditOf(invoice.figures, [], given)
  if (figures === null) throw new Error('Nothing is given back.')
  const reason = 'Odstoupení od smlouvy.'
  return composeCreditNote(invoice, {
    number: 'OD-2026-00002',
    at: new Date('2026-12-01T09:00:00Z'),
    figures,
    reason,
    given,
  })
}

const firm = {
  business: { business_name: 'Kovárna Lhota, s. r. o.', TIN: '98001019', VATIN: 'CZ98001019' },
  custom: { custom_order_number: 'PO-2026/77' },
}
const abroad = { street: 'Hauptstraße 12', city: 'Wien', postcode: '1010', country_code: 'AUT' }

/** Orders whose invoices are compared with snapshots. */
export const KINDS: Readonly<Record<string, Made>> = {
  'both rates and none': {
    lines: [
      { price: 129_000, amount: 2 },
      { price: 34_900, amount: 3, name: 'Kniha o větru' },
      { price: 19_900, amount: 1, name: 'Kniha pro děti' },
    ],
    ...{ rates: [21, 12, 0], shipper: 99_00, payment: { code: 'cod', price: 39_00 } },
  },
  'a coupon': { lines: [{ price: 129_000, amount: 1 }], coupon: { percent: 10, off: 0 }, payment: { code: 'card' } },
  credits: { lines: [{ price: 129_000, amount: 1 }], credits: 250, payment: { code: 'card' } },
  'gifts and cash': {
    ...{ lines: [{ price: 219_050, amount: 1 }], gifts: [1, 0], payment: { code: 'cash' } },
    placement: { shipping: { name: 'Petr Dlouhý', address: { ...abroad, country_code: 'CZE', city: 'Brno' } } },
  },
  euro: { lines: [{ price: 129_000, amount: 3 }], currency: 'EUR', shipper: 99_00, payment: { code: 'transfer' } },
  'a foreign company': {
    lines: [{ price: 459_000, amount: 2 }],
    ...{ currency: 'EUR', payment: { code: 'card' } },
    placement: {
      business: { business_name: 'Wind und Luft GmbH', TIN: '', VATIN: 'ATU12345678' },
      billing_address: abroad,
      shipping: { name: 'Jan Novák', address: abroad },
    },
  },
  'a line that costs nothing': {
    lines: [
      { price: 89_000, amount: 1 },
      { price: 0, amount: 1, name: 'Vzorník barev' },
    ],
    payment: { code: 'card' },
  },
  'a hundred lines of a company': {
    lines: Array.from({ length: 100 }, (_, at) => ({
      ...{ price: 10_000 + at * 1_337, amount: 1 + (at % 7) },
      name:
        at % 4 === 0
          ? `Průmyslový nástěnný ventilátor Aerola Vichr ${at + 1}, 450 mm, s čidlem vlhkosti, černý`
          : `Díl ${at + 1}`,
    })),
    ...{ shipper: 199_00, payment: { code: 'transfer' }, placement: firm },
  },
}
