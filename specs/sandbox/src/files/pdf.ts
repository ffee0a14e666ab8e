import { once } from 'node:events'
import { createRequire } from 'node:module'
import PdfDocument from 'pdfkit'
import { market, shopName } from '../market.ts'

export type Pdf = InstanceType<typeof PdfDocument>
/** Name and value pairs. */
export type Rows = readonly (readonly [name: string, value: string])[]

export const MARGIN = 44
const NAME_WIDTH = 190
export const INK = '#0a2a33'
export const PALE = '#4a646d'
const LINE = '#d3e0e4'

// the built-in fonts of PDF readers lack Czech and Slovak letters with accents
const { resolve } = createRequire(import.meta.url)
const REGULAR = (): string => resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf')
const BOLD = (): string => resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf')

interface PdfOptions {
  readonly margin?: number
  /**
   * Creation date in the file.
   *
   * @defaultValue now
   */
  readonly createdAt?: Date
}

/** Draws a document on A4, in the language of the shop; `draw` finds the fonts `regular` and `bold`, and may go back to earlier pages. */
export async function drawPdf(
  title: string,
  draw: (pdf: Pdf) => void,
  { margin = MARGIN, createdAt }: PdfOptions = {},
): Promise<Buffer> {
  const info = { Title: title, Creator: shopName, ...(createdAt && { CreationDate: createdAt }) }
  const pdf = new PdfDocument({ size: 'A4', margin, lang: market, bufferPages: true, info })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  pdf.registerFont('regular', REGULAR()).registerFont('bold', BOLD())
  draw(pdf)
  pdf.end()
  await once(pdf, 'end')
  return Buffer.concat(chunks)
}

/** Draws name and value pairs under a heading; nothing if there are none. */
export function drawTable(pdf: Pdf, title: string, rows: Rows, nameWidth = NAME_WIDTH): void {
  if (rows.length === 0) return
  if (pdf.y > pdf.page.height - MARGIN - 80) pdf.addPage()
  pdf.moveDown(1).font('bold').fontSize(11).fillColor(INK).text(title, MARGIN).moveDown(0.3)
  for (const [name, value] of rows) {
    pdf.font('regular').fontSize(9)
    const valueWidth = widthOf(pdf) - nameWidth
    const height = Math.max(
      pdf.heightOfString(name, { width: nameWidth - 8 }),
      pdf.heightOfString(value, { width: valueWidth }),
    )
    if (pdf.y + height + 8 > pdf.page.height - MARGIN) pdf.addPage()
    const top = pdf.y + 3
    pdf.fillColor(PALE).text(name, MARGIN, top, { width: nameWidth - 8 })
    pdf.fillColor(INK).text(value, MARGIN + nameWidth, top, { width: valueWidth })
    pdf.y = top + height + 3
    pdf
      .moveTo(MARGIN, pdf.y)
      .lineTo(pdf.page.width - MARGIN, pdf.y)
      .lineWidth(0.5)
      .stroke(LINE)
  }
}

export function widthOf(pdf: Pdf): number {
  return pdf.page.width - 2 * MARGIN
}
