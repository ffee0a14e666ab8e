import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { KINDS, madeCreditNote, madeInvoice } from '../../test/support/made-documents.ts'
import { madeOrder } from '../../test/support/made-orders.ts'
import { fromMajor } from '../money.ts'
import type { DocumentDoc } from './document.ts'
import { isdoc } from './isdoc.ts'

const { DOMParser } = new JSDOM('').window

function read(doc: DocumentDoc) {
  const xml = new DOMParser().parseFromString(isdoc(doc), 'application/xml')
  const texts = (path: string) => [...xml.querySelectorAll(path)].map(({ textContent }) => textContent)
  const haler = (path: string) => texts(path).map((text) => Math.round(Number(text) * 100))
  return { xml, texts, haler }
}

const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

// elements of the schema that documents contain, in the order of the schema
const ORDER =
  `DocumentType ID UUID IssuingSystem IssueDate TaxPointDate VATApplicable ElectronicPossibilityAgreementReference Note
  LocalCurrencyCode ForeignCurrencyCode CurrRate RefCurrRate AccountingSupplierParty AccountingCustomerParty OrderReferences
  OriginalDocumentReferences InvoiceLines TaxTotal LegalMonetaryTotal PaymentMeans`.split(/\s+/)
const LINE = `ID OrderReference OriginalDocumentReference InvoicedQuantity LineExtensionAmountCurr LineExtensionAmount
  LineExtensionAmountTaxInclusiveCurr LineExtensionAmountTaxInclusive LineExtensionTaxAmount UnitPrice UnitPriceTaxInclusive
  ClassifiedTaxCategory Item`.split(/\s+/)

const claimed = ['Taxable', 'Tax', 'TaxInclusive'].flatMap((name) => [
  `AlreadyClaimed${name}AmountCurr`,
  `AlreadyClaimed${name}Amount`,
])
const TAX = [
  ...['Taxable', 'Tax', 'TaxInclusive'].flatMap((name) => [`${name}AmountCurr`, `${name}Amount`]),
  ...claimed,
  ...['Taxable', 'Tax', 'TaxInclusive'].flatMap((name) => [`Difference${name}AmountCurr`, `Difference${name}Amount`]),
  'TaxCategory',
]
// here amounts in crowns come first in the schema
const TOTAL = [
  ...[
    'TaxExclusive',
    'TaxInclusive',
    'AlreadyClaimedTaxExclusive',
    'AlreadyClaimedTaxInclusive',
    'DifferenceTaxExclusive',
  ],
  ...['DifferenceTaxInclusive', 'PayableRounding', 'PaidDeposits', 'Payable'],
].flatMap((name) => [`${name}Amount`, `${name}AmountCurr`])
const PARTY = [
  'PartyIdentification',
  'PartyName',
  'PostalAddress',
  'PartyTaxScheme',
  'RegisterIdentification',
  'Contact',
]

describe('a document as ISDOC', () => {
  it.each(Object.entries(KINDS))('A4.07 of an order with %s has its totals in crowns', (_, made) => {
    const doc = madeInvoice(made)
    const { prices } = madeOrder(made).doc
    const { xml, texts, haler } = read(doc)
    const rate = doc.currency === 'EUR' ? 25 : 1
    expect(xml.documentElement.namespaceURI).toBe('http://isdoc.cz/namespace/2013')
    const [payable, rounding] = [fromMajor(prices.totalWithTax) * rate, fromMajor(prices.roundingWithTax) * rate]
    expect(haler('LegalMonetaryTotal > PayableAmount')).toEqual([payable])
    expect(haler('LegalMonetaryTotal > PayableRoundingAmount')).toEqual([rounding])
    expect(haler('LegalMonetaryTotal > TaxExclusiveAmount')).toEqual([
      fromMajor(prices.totalWithoutTax) * rate - rounding,
    ])
    expect(total(haler('InvoiceLine > LineExtensionAmountTaxInclusive'))).toBe(payable - rounding)
    expect(total(haler('TaxSubTotal > TaxAmount'))).toBe(total(haler('TaxTotal > TaxAmount')))
    expect(total(haler('InvoiceLine > LineExtensionTaxAmount'))).toBe(total(haler('TaxTotal > TaxAmount')))
    expect(texts('InvoiceLine Item > Description')).toEqual(doc.figures.lines.map(({ name }) => name))
    expect(texts('ForeignCurrencyCode')).toEqual(doc.currency === 'EUR' ? ['EUR'] : [])
    expect(haler('PayableAmountCurr')).toEqual(doc.currency === 'EUR' ? [fromMajor(prices.totalWithTax)] : [])
    // amount times unit price equals the line total
    const [amounts, units, nets] = ['InvoicedQuantity', 'UnitPrice', 'LineExtensionAmount'].map((name) =>
      texts(`InvoiceLine > ${name}`),
    )
    for (const [at, amount] of (amounts ?? []).entries())
      expect((Number(amount) * Number(units?.[at])).toFixed(2)).toBe(Number(nets?.[at]).toFixed(2))
  })

  it('A4.07 has elements in the order of the schema', () => {
    for (const doc of [
      ...Object.values(KINDS).map((made) => madeInvoice(made)),
      madeCreditNote(KINDS['euro']!, [{ item: 1, amount: 2 }]),
    ]) {
      const { xml } = read(doc)
      const inOrder = (element: Element | null, order: readonly string[]) => {
        const names = [...(element?.children ?? [])].map(({ localName }) => localName)
        // only parties can repeat an element
        expect(names.filter((name, index) => name !== names[index - 1])).toEqual(
          order.filter((name) => names.includes(name)),
        )
      }
      inOrder(xml.documentElement, ORDER)
      for (const [name, order] of [
        ...([
          ['InvoiceLine', LINE],
          ['TaxSubTotal', TAX],
          ['LegalMonetaryTotal', TOTAL],
          ['Party', PARTY],
        ] as const),
      ])
        for (const element of xml.querySelectorAll(name)) inOrder(element, order)
    }
  })

  it('A4.07 contains both parties, the buyer’s order number, and the corrected invoice of a credit note', () => {
    const { texts } = read(madeInvoice(KINDS['a hundred lines of a company']!))
    expect(texts('PartyIdentification > ID')).toEqual(['08765430', '98001019'])
    expect(texts('PartyTaxScheme > CompanyID')).toEqual(['CZ08765430', 'CZ98001019'])
    expect(texts('RegisterIdentification')).toEqual([expect.stringContaining('oddíl C, vložka 65430')])
    expect(texts('ExternalOrderID')).toEqual(['PO-2026/77'])
    const note = read(madeCreditNote(KINDS['credits']!, [{ item: 1, amount: 1 }]))
    expect([note.texts('DocumentType'), note.texts('OriginalDocumentReferences ID')]).toEqual([
      ['2'],
      ['FV-2026-00007'],
    ])
    expect(note.haler('PayableAmount')).toEqual([-104_000])
  })

  it('A4.07 is well-formed XML for any input', () => {
    const name = 'Novák & <synové> "]]>" \u0000\u000b\ud800'
    const made = {
      ...KINDS['credits']!,
      placement: { name, billing_address: { street: name, city: name, postcode: '1', country_code: 'CZE' } },
    }
    const invoice = madeInvoice(made)
    const typed = { buyerOrder: name, orderCode: name, buyer: { ...invoice.buyer, tin: name, vatin: name } }
    const { texts } = read({ ...invoice, ...typed })
    for (const place of ['AccountingCustomerParty Name', 'ExternalOrderID', 'PartyTaxScheme CompanyID'])
      expect(texts(place)).toContain('Novák & <synové> "]]>" ')
  })
})
