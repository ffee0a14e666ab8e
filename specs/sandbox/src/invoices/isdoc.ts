import { createHash } from 'node:crypto'
import { create } from 'xmlbuilder2'
import { shopName } from '../market.ts'
import { toMajor } from '../money.ts'
import { type Way, wayOf } from '../payments/ways.ts'
import { HOME_CURRENCY } from '../pricing/currency.ts'
import type { DocumentDoc, Party } from './document.ts'
import type { DocumentLine, VatRow } from './figures.ts'
import { countryCode, countryText } from './texts.ts'

const NAMESPACE = 'http://isdoc.cz/namespace/2013'
const TYPES = { invoice: '1', credit_note: '2' } as const
/** ISDOC payment codes: card, bank transfer and cash; cash on delivery has a separate code. */
const PAYMENT_MEANS: Readonly<Record<Way, string>> = { online: '48', transfer: '42', invoice: '42', handover: '10' }
const ON_DELIVERY = '50'

type Node = Record<string, unknown>

/**
 * A document as ISDOC 6.0.2, the Czech format for accounting. Its elements have a fixed order. Amounts are in the home currency; amounts
 * in a foreign currency are in additional elements that end in `Curr`.
 */
export function isdoc(doc: DocumentDoc): string {
  const { kind, number, issued, taxable, currency, rate, corrects, orderCode, ordered, buyerOrder } = doc
  const isForeign = currency !== HOME_CURRENCY.code
  const invoice: Node = {
    '@xmlns': NAMESPACE,
    '@version': '6.0.2',
    DocumentType: TYPES[kind],
    ID: number,
    UUID: uuidOf(doc),
    IssuingSystem: shopName,
    IssueDate: issued,
    TaxPointDate: taxable,
    VATApplicable: 'true',
    ElectronicPossibilityAgreementReference: '',
    ...(corrects && { Note: corrects.reason }),
    LocalCurrencyCode: HOME_CURRENCY.code,
    ...(isForeign && { ForeignCurrencyCode: currency }),
    CurrRate: isForeign ? rate : 1,
    RefCurrRate: 1,
    AccountingSupplierParty: { Party: partyNode(doc.seller) },
    AccountingCustomerParty: { Party: partyNode(doc.buyer) },
    OrderReferences: {
      OrderReference: {
        ...{ '@id': 'order', SalesOrderID: orderCode },
        ...(buyerOrder !== '' && { ExternalOrderID: buyerOrder }),
        IssueDate: ordered,
      },
    },
    ...(corrects && {
      OriginalDocumentReferences: {
        OriginalDocumentReference: { '@id': 'original', ID: corrects.number, IssueDate: corrects.issued },
      },
    }),
    InvoiceLines: { InvoiceLine: doc.figures.lines.map((line, at) => lineNode(doc, line, at + 1)) },
    TaxTotal: {
      TaxSubTotal: doc.figures.vat.map((row) => taxNode(doc, row)),
      ...curr(doc, 'TaxAmount', doc.figures.vatTotal),
    },
    LegalMonetaryTotal: totalNode(doc),
    PaymentMeans: { Payment: paymentNode(doc) },
  }
  const text = create({ version: '1.0', encoding: 'UTF-8' }, { Invoice: invoice }).end({ prettyPrint: true })
  return `${safe(text)}\n`
}

const amountOf = (amount: number): string => toMajor(amount).toFixed(2)

/** An amount in the home currency, after the one in the document's own currency. */
function curr(
  { currency, rate }: DocumentDoc,
  name: string,
  amount: number,
  order: 'before' | 'after' = 'before',
): Node {
  const local = { [name]: amountOf(amount * rate) }
  if (currency === HOME_CURRENCY.code) return { [name]: amountOf(amount) }
  const foreign = { [`${name}Curr`]: amountOf(amount) }
  return order === 'before' ? { ...foreign, ...local } : { ...local, ...foreign }
}

function partyNode({ name, tin, vatin, icdph, register = '', address, email, phone }: Party): Node {
  const { street, city, postcode, country_code } = address
  const { streetName, building } = splitStreet(street)
  const taxIds = [vatin, icdph].filter((id) => id !== '')
  return {
    PartyIdentification: { ID: tin },
    PartyName: { Name: name },
    PostalAddress: {
      ...{
        StreetName: streetName,
        BuildingNumber: building,
        CityName: city,
        PostalZone: postcode,
      },
      Country: { IdentificationCode: countryCode(country_code), Name: countryText(country_code) },
    },
    ...(taxIds.length > 0 && { PartyTaxScheme: taxIds.map((id) => ({ CompanyID: id, TaxScheme: 'VAT' })) }),
    ...(register !== '' && { RegisterIdentification: { Preformatted: register } }),
    Contact: { Telephone: phone, ElectronicMail: email },
  }
}

function splitStreet(street: string): { streetName: string; building: string } {
  const [, streetName = street, building = ''] = /^(.*\D)\s(\d[\w/ -]*)$/.exec(street) ?? []
  return { streetName, building }
}

function lineNode(doc: DocumentDoc, line: DocumentLine, id: number): Node {
  const { amount, unit, net, gross, vatPercent, name, code } = line
  // the exact unit price, so that unit price times amount gives the line total
  const each = (sum: number): string => ((toMajor(sum) * rateOf(doc)) / amount).toFixed(6)
  return {
    ID: id,
    OrderReference: { '@ref': 'order', ...(line.item !== null && { LineID: line.item }) },
    ...(doc.corrects && { OriginalDocumentReference: { '@ref': 'original' } }),
    InvoicedQuantity: { ...(unit !== '' && { '@unitCode': unit }), '#': amount },
    ...curr(doc, 'LineExtensionAmount', net),
    ...curr(doc, 'LineExtensionAmountTaxInclusive', gross),
    LineExtensionTaxAmount: amountOf((gross - net) * rateOf(doc)),
    UnitPrice: each(net),
    UnitPriceTaxInclusive: each(gross),
    ClassifiedTaxCategory: { Percent: vatPercent, VATCalculationMethod: 1 },
    Item: {
      Description: name,
      ...(code !== '' && { SellersItemIdentification: { ID: code } }),
    },
  }
}

const rateOf = ({ currency, rate }: DocumentDoc): number => (currency === HOME_CURRENCY.code ? 1 : rate)

function taxNode(doc: DocumentDoc, { percent, net, vat, gross }: VatRow): Node {
  return {
    ...curr(doc, 'TaxableAmount', net),
    ...curr(doc, 'TaxAmount', vat),
    ...curr(doc, 'TaxInclusiveAmount', gross),
    AlreadyClaimedTaxableAmount: '0.00',
    AlreadyClaimedTaxAmount: '0.00',
    AlreadyClaimedTaxInclusiveAmount: '0.00',
    ...curr(doc, 'DifferenceTaxableAmount', net),
    ...curr(doc, 'DifferenceTaxAmount', vat),
    ...curr(doc, 'DifferenceTaxInclusiveAmount', gross),
    TaxCategory: { Percent: percent },
  }
}

function totalNode(doc: DocumentDoc): Node {
  const { net, vatTotal, rounding, total } = doc.figures
  const sum = (name: string, amount: number) => curr(doc, name, amount, 'after')
  return {
    ...sum('TaxExclusiveAmount', net),
    ...sum('TaxInclusiveAmount', net + vatTotal),
    AlreadyClaimedTaxExclusiveAmount: '0.00',
    AlreadyClaimedTaxInclusiveAmount: '0.00',
    ...sum('DifferenceTaxExclusiveAmount', net),
    ...sum('DifferenceTaxInclusiveAmount', net + vatTotal),
    ...sum('PayableRoundingAmount', rounding),
    PaidDepositsAmount: '0.00',
    ...sum('PayableAmount', total),
  }
}

function paymentNode(doc: DocumentDoc): Node {
  const { payment, account, due, issued, figures } = doc
  const [number = '', bank = ''] = (account?.number ?? '').split('/')
  const details = account && {
    PaymentDueDate: due ?? issued,
    ...{ ID: number, BankCode: bank, Name: '', IBAN: account.iban.replaceAll(/\s/g, ''), BIC: account.bic ?? '' },
    VariableSymbol: payment.variableSymbol,
  }
  return {
    PaidAmount: amountOf(figures.total * rateOf(doc)),
    PaymentMeansCode: payment.code === 'cod' ? ON_DELIVERY : PAYMENT_MEANS[wayOf(payment.code)],
    ...(details && { Details: details }),
  }
}

/** Removes characters that XML does not allow; customers may have typed them. */
function safe(text: string): string {
  // oxlint-disable-next-line no-control-regex -- these characters are removed
  return text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu, '')
}

/** The id is derived from the document, so that it is always the same. */
function uuidOf({ seller, number }: DocumentDoc): string {
  const hex = createHash('sha256').update(`${seller.tin}:${number}`).digest('hex')
  return [8, 12, 16, 20, 32].map((end, at) => hex.slice([0, 8, 12, 16, 20][at], end)).join('-')
}
