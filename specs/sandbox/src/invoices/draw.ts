import { drawPdf, type Pdf } from '../files/pdf.ts'
import type { Haler } from '../money.ts'
import type { DocumentDoc } from './document.ts'
import { drawHead } from './draw-head.ts'
import { drawLines } from './draw-lines.ts'
import { drawSums } from './draw-sums.ts'
import { phoneText } from './texts.ts'
import { FOOT, INK_2, LINE, LEFT, RIGHT, put, widest } from './pen.ts'
import { words } from './words.ts'

export interface Drawing {
  /** The day of payment; null while unpaid. */
  readonly paid: string | null
  /** The part of the total that was refunded before payment. */
  readonly takenOff?: Haler
}

/** Draws an invoice or a credit note as PDF on A4. */
export function documentPdf(doc: DocumentDoc, drawing: Drawing): Promise<Buffer> {
  const createdAt = new Date(`${doc.issued}T12:00:00Z`)
  return drawPdf(
    `${words.titles[doc.kind]} ${doc.number}`,
    (pdf) => {
      const below = drawHead(pdf, doc, drawing)
      drawSums(pdf, doc, drawing, drawLines(pdf, doc, below))
      drawFeet(pdf, doc)
    },
    { margin: LEFT, createdAt },
  )
}

/** Footer of every page: the shop and the page number. */
export function drawFeet(pdf: Pdf, { number, seller }: Pick<DocumentDoc, 'number' | 'seller'>): void {
  const { start, count } = pdf.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(start + page)
    // with the bottom margin, text in the footer would start a new page
    pdf.page.margins.bottom = 0
    pdf.moveTo(LEFT, FOOT).lineTo(RIGHT, FOOT).lineWidth(0.5).stroke(LINE)
    const style = { y: FOOT + 8, size: 7.5, color: INK_2 }
    put(pdf, [seller.name, `${words.tin} ${seller.tin}`, seller.email, phoneText(seller.phone)].join('   ·   '), {
      ...style,
      x: LEFT,
      width: 380,
    })
    put(pdf, `${number}   ·   ${words.page(page + 1, count)}`, {
      ...style,
      x: RIGHT - widest,
      width: widest,
      align: 'right',
    })
  }
}
