import { drawPdf, drawTable, INK, MARGIN, PALE, type Pdf } from '../files/pdf.ts'
import { drawTransfer, TRANSFER_HEIGHT } from '../invoices/draw-transfer.ts'
import { fromMajor } from '../money.ts'
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
    drawPaying(pdf, order)
    for (const { title: heading, facts } of factsOf(order))
      drawTable(
        pdf,
        heading,
        facts.map((fact) => [fact.title, fact.value]),
      )
    pdf.moveDown(1).font('regular').fontSize(8).fillColor(PALE).text(`Vánek, ${shopOrigin}`, MARGIN)
  })
}

/** How to pay what is paid by transfer and has not come yet. */
function drawPaying(pdf: Pdf, { payment, prices, currencyCode, events }: Shop['OrderBase']): void {
  const isOver = events.some(({ kind }) => kind === 'paid' || kind === 'cancelled')
  if (!payment.transfer || isOver || prices.totalWithTax === 0) return
  if (pdf.y + TRANSFER_HEIGHT + 32 > pdf.page.height - MARGIN) pdf.addPage()
  const { transfer } = payment
  const y = pdf.y + 16
  drawTransfer(
    pdf,
    { transfer, total: fromMajor(prices.totalWithTax), currency: currencyCode, due: payment.due ?? null },
    { x: MARGIN, y },
  )
  pdf.y = y + TRANSFER_HEIGHT
}

const WIDE = 360
