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
  /** The day on which the order was paid; null while it is not. */
  readonly paid: string | null
  /** What of its sum was given back before it was paid. */
  readonly takenOff?: Haler
}

/** An invoice or a credit note as PDF on A4. */
export function documentPdf(doc: DocumentDoc, drawing: Drawing): Promise<Buffer> {
  const made = new Date(`${doc.issued}T12:00:00Z`)
  return drawPdf(
    `${words.titles[doc.kind]} ${doc.number}`,
    (pdf) => {
      const below = drawHead(pdf, doc, drawing)
      drawSums(pdf, doc, drawing, drawLines(pdf, doc, below))
      drawFeet(pdf, doc)
    },
    { margin: LEFT, made },
  )
}

/** On every page: whose document it is, and which of its pages. */
export function drawFeet(pdf: Pdf, { number, seller }: Pick<DocumentDoc, 'number' | 'seller'>): void {
  const { start, count } = pdf.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(start + page)
    // nothing here starts a new page
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
