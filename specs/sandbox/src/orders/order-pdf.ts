import { drawPdf, drawTable, INK, MARGIN, PALE } from '../files/pdf.ts'
import type { Shop } from '../wire.ts'
import { czechNumber } from '../text.ts'
import { factsOf } from './facts.ts'
import { bothPrices, sumTexts } from './price-texts.ts'

/** The PDF of an order: lines, prices and everything the customer filled in. */
export function orderPdf(order: Shop['OrderBase'], shopOrigin: string): Promise<Buffer> {
  const { code, items, currencyCode } = order
  const title = `Objednávka ${code}`
  return drawPdf(title, (pdf) => {
    pdf.font('regular').fontSize(9).fillColor(PALE).text('Potvrzení objednávky. Není daňovým dokladem.')
    pdf.moveDown(0.3).font('bold').fontSize(18).fillColor(INK).text(title)
    drawTable(
      pdf,
      'Co jste objednali',
      items.map(({ amount, unit, name, catalogCode, marketingCode, prices: { totalWithTax, totalWithoutTax } }) => [
        [name, catalogCode ?? marketingCode].filter(Boolean).join(', '),
        `${czechNumber(amount)} ${unit}, ${bothPrices(totalWithTax, totalWithoutTax, currencyCode)}`,
      ]),
      WIDE,
    )
    drawTable(pdf, 'Cena', sumTexts(order), WIDE)
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
