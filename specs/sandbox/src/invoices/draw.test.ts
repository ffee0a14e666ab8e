import { describe, expect, it } from 'vitest'
import { pdfText } from '../../test/support/pdf-text.ts'
import { KINDS, madeCreditNote, madeInvoice } from '../../test/support/made-documents.ts'
import { madeOrder } from '../../test/support/made-orders.ts'
import { fromMajor } from '../money.ts'
import type { DocumentDoc } from './document.ts'
import { documentPdf } from './draw.ts'
import { dayText, sumText } from './texts.ts'

const plain = (text: string) => text.replaceAll(/\s/g, '')
const paid = '2026-11-20'
const textOf = async (doc: DocumentDoc, on: string | null = paid) => pdfText(await documentPdf(doc, { paid: on }))
const crowns = (amount: number, { currency }: DocumentDoc) =>
  plain(`${sumText(amount)} ${currency === 'EUR' ? '€' : 'Kč'}`)

describe('an invoice as PDF', () => {
  it.each(Object.entries(KINDS))('A4.04 of an order with %s has the data of the order', async (_, made) => {
    const doc = madeInvoice(made)
    const { prices, items } = madeOrder(made).doc
    const text = await textOf(doc)
    for (const { name, prices: own } of items) {
      expect(text).toContain(plain(name))
      expect(text).toContain(plain(sumText(fromMajor(own.totalWithTax))))
    }
    for (const line of doc.figures.lines) {
      const { part, net, gross, vatPercent, unitNet } = line
      const cells = [
        part === 'goods' ? sumText(unitNet) : '',
        `${vatPercent}%`,
        sumText(net),
        sumText(gross - net),
        sumText(gross),
      ]
      expect(text).toContain(plain(cells.join('')))
    }
    for (const { percent, net, vat, gross } of doc.figures.vat)
      expect(text).toContain(plain(`${percent}%${sumText(net)}${sumText(vat)}${sumText(gross)}`))
    const { totalWithTax, totalWithoutTax, roundingWithTax } = prices
    const rounding = fromMajor(roundingWithTax)
    expect(text).toContain(`CelkembezDPH${crowns(fromMajor(totalWithoutTax) - rounding, doc)}`)
    expect(text.includes('Zaokrouhlení')).toBe(rounding !== 0)
    expect(text).toContain(`CelkemsDPH${crowns(fromMajor(totalWithTax), doc)}Zaplaceno20.11.2026`)
    for (const expected of [
      'Vánekvětrání,s.r.o.',
      'IČO08765430',
      'DIČCZ08765430',
      'oddílC,vložka65430',
      'FV-2026-00007',
      'Variabilnísymbol2600123',
    ])
      expect(text).toContain(expected)
    for (const expected of [doc.buyer.name, doc.buyer.address.street, dayText(doc.issued), doc.payment.name])
      expect(text).toContain(plain(expected))
  })

  it('A4.04 has the billing address, and the branch where the order is collected', async () => {
    const billing = { street: 'Úzká 5', city: 'Lhota', postcode: '25241', country_code: 'CZE' }
    const branch = { street: 'Větrná 1', city: 'Praha 4', postcode: '14000', country_code: 'CZE' }
    const made = (billing_address: typeof billing) => ({
      ...{ lines: [{ price: 129_000, amount: 1 }], payment: { code: 'cash' }, branch: 'Praha Pankrác' },
      placement: { billing_address, shipping: { name: 'Jan Novák', address: branch } },
    })
    const [text, same] = await Promise.all([textOf(madeInvoice(made(billing))), textOf(madeInvoice(made(branch)))])
    const collected = 'PrahaPankrác,Větrná1,14000Praha4'
    expect(text).toContain('JanNovákÚzká525241Lhota')
    for (const own of [text, same]) {
      expect(own.toUpperCase()).toContain('ODBĚRNÉMÍSTO')
      expect(own).toContain(collected)
      expect(own.toUpperCase()).not.toContain('MÍSTODODÁNÍ')
    }
  })

  it('A4.04 has the ids of the company and its order number', async () => {
    const text = await textOf(madeInvoice(KINDS['a hundred lines of a company']!))
    for (const expected of [
      'KovárnaLhota,s.r.o.JanNovák',
      'IČO98001019DIČCZ98001019',
      'VaščísloobjednávkyPO-2026/77'.replace('Vaš', 'Vaše'),
    ])
      expect(text).toContain(plain(expected))
    expect(await textOf(madeInvoice(KINDS['a foreign company']!))).toMatch(
      /WindundLuftGmbHJanNovákHauptstraße121010WienRakouskoDIČATU12345678/,
    )
  })

  it('A4.04 repeats the table header, carries the total over and numbers its pages', async () => {
    const doc = madeInvoice(KINDS['a hundred lines of a company']!)
    const text = await textOf(doc)
    const pages = text.split('Položka').length - 1
    expect(pages).toBeGreaterThan(2)
    const carried = [...text.matchAll(/Kpřenesení(−?[\d,]+?,\d\d)/g)].map(([, sum]) => sum)
    expect(carried).toHaveLength(pages - 1)
    expect([...text.matchAll(/Zpředchozístrany(−?[\d,]+?,\d\d)/g)].map(([, sum]) => sum)).toEqual(carried)
    const sums = doc.figures.lines.map((_line, at, lines) =>
      lines.slice(0, at + 1).reduce((sum, { gross }) => sum + gross, 0),
    )
    expect(sums.map((sum) => plain(sumText(sum)))).toEqual(expect.arrayContaining(carried))
    expect(text).toMatch(/strana1\/(\d+)/)
    const [, count] = /strana1\/(\d+)/.exec(text) ?? []
    expect(text).toContain(`strana${count}/${count}`)
  })

  it('A4.04 shows VAT also in crowns if it is in euro', async () => {
    const doc = madeInvoice(KINDS['euro']!)
    const { net, vatTotal } = doc.figures
    const cells = [net, vatTotal, net + vatTotal].map((amount) => sumText(amount * 25))
    expect(await textOf(doc)).toContain(plain(`v korunách${cells.join('')}Přepočteno kurzem 25,00 Kč za 1 €.`))
  })

  it('A4.05 has payment instructions only for a pending transfer', async () => {
    const made = KINDS['a hundred lines of a company']!
    const open = madeInvoice(made, false)
    const unpaid = await textOf(open, null)
    for (const expected of ['QRplatba', 'Účet2900123478/2010', 'Datumsplatnosti4.12.2026', 'Kúhradě'])
      expect(unpaid).toContain(expected)
    expect(await textOf(open)).not.toMatch(/QRplatba|Kúhradě/)
    const atTheDoor = await textOf(madeInvoice(KINDS['both rates and none']!, false), null)
    expect(atTheDoor).toContain('Zaplatítepřipřevzetí.')
    expect(atTheDoor).not.toContain('QRplatba')
  })

  it('A4.05 asks for the rest after a partial refund', async () => {
    const open = madeInvoice(KINDS['a hundred lines of a company']!, false)
    const { total } = open.figures
    const text = async (takenOff: number, on: string | null) => pdfText(await documentPdf(open, { paid: on, takenOff }))
    const unpaid = await text(100_000, null)
    const rest = crowns(total - 100_000, open)
    for (const expected of [
      `CelkemsDPH${crowns(total, open)}`,
      crowns(-100_000, open),
      `Zbýváuhradit${rest}`,
      `Částka${rest}`,
    ])
      expect(unpaid).toContain(expected)
    const paidLess = await text(100_000, paid)
    expect(paidLess).toContain(`Uhrazeno${rest}`)
    expect(paidLess).not.toContain('QRplatba')
    const nothing = await text(total, null)
    expect(nothing).toContain('Nenícoplatit.')
    expect(nothing).not.toContain('QRplatba')
  })

  it('A4.02 is deterministic', async () => {
    const doc = madeInvoice(KINDS['credits']!)
    const drawn = await Promise.all([documentPdf(doc, { paid }), documentPdf(doc, { paid })])
    expect(drawn[0].equals(drawn[1])).toBe(true)
  })
})

describe('a credit note as PDF', () => {
  it('A4.06 has the corrected invoice, the reason and negative totals', async () => {
    const doc = madeCreditNote(KINDS['a coupon']!, [{ item: 1, amount: 1 }])
    const text = await textOf(doc)
    for (const expected of [
      'Opravnýdaňovýdoklad',
      'OpravujefakturuFV-2026-00007',
      'Důvodopravy',
      'Odstoupeníodsmlouvy.',
    ])
      expect(text).toContain(expected)
    expect(text).toContain(`CelkemsDPH${crowns(-116_100, doc)}`)
    expect(text).not.toMatch(/Kúhradě|Zaplaceno|QRplatba/)
  })
})
