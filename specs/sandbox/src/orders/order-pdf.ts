import { drawPdf, drawTable, INK, MARGIN, PALE } from '../files/pdf.ts'
import { currencyByCode } from '../pricing/currency.ts'
import { money } from '../text.ts'
import type { Shop } from '../wire.ts'
import { factsOf } from './facts.ts'

/** An order as a document to keep: what was ordered, for how much, and all that was told with it. */
export function orderPdf(order: Shop['OrderBase'], shopOrigin: string): Promise<Buffer> {
  const { code, items, prices, shipper, payment } = order
  const sum = (amount: number): string => money(amount, currencyByCode(order.currencyCode))
  const title = `Objednávka ${code}`
  return drawPdf(title, (pdf) => {
    pdf.font('regular').fontSize(9).fillColor(PALE).text('Potvrzení objednávky. Není daňovým dokladem.')
    pdf.moveDown(0.3).font('bold').fontSize(18).fillColor(INK).text(title)
    drawTable(
      pdf,
      'Co jste objednali',
      items.map(({ amount, unit, name, marketingCode, prices: { totalWithTax } }) => [
        [name, marketingCode].filter(Boolean).join(', '),
        `${amount} ${unit}, ${sum(totalWithTax)}`,
      ]),
      WIDE,
    )
    drawTable(
      pdf,
      'Cena',
      [
        [shipper.name, sum(prices.shipperPriceWithTax)],
        [payment.name, sum(prices.paymentPriceWithTax)],
        ...(prices.roundingWithTax === 0 ? [] : [['Zaokrouhlení', sum(prices.roundingWithTax)] as const]),
        ['Celkem bez DPH', sum(prices.totalWithoutTax)],
        ['Celkem s DPH', sum(prices.totalWithTax)],
      ],
      WIDE,
    )
    for (const { title: heading, facts } of factsOf(order))
      drawTable(
        pdf,
        heading,
        facts.map((fact) => [fact.title, fact.value]),
      )
    pdf.moveDown(1).font('regular').fontSize(8).fillColor(PALE).text(`Vánek, ${shopOrigin}`, MARGIN)
  })
}

const WIDE = 360
