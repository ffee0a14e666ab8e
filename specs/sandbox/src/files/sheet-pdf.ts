import { createRequire } from 'node:module'
import { once } from 'node:events'
import PdfDocument from 'pdfkit'

export interface Sheet {
  readonly title: string
  readonly brand: string | null
  readonly perex: string
  readonly groups: readonly {
    readonly title: string
    readonly rows: readonly (readonly [name: string, value: string])[]
  }[]
  readonly variants: readonly { readonly name: string; readonly code: string; readonly ean: string | null }[]
  /** JPEG or PNG. */
  readonly picture: Buffer | null
  readonly footer: string
}

const MARGIN = 48
const PICTURE = 150
const NAME_WIDTH = 190
const INK = '#1b2426'
const PALE = '#5c6a6d'
const LINE = '#d5dcdd'

// letters with Czech accents are in none of the fonts that PDF readers bring
const { resolve } = createRequire(import.meta.url)
const REGULAR = (): string => resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf')
const BOLD = (): string => resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf')

type Pdf = InstanceType<typeof PdfDocument>

/** A data sheet as PDF on A4. */
export async function sheetPdf(sheet: Sheet): Promise<Buffer> {
  const pdf = new PdfDocument({
    size: 'A4',
    margin: MARGIN,
    lang: 'cs',
    info: { Title: sheet.title, Creator: 'Vánek' },
  })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  pdf.registerFont('regular', REGULAR()).registerFont('bold', BOLD())
  drawHead(pdf, sheet)
  for (const { title, rows } of sheet.groups) drawTable(pdf, title, rows)
  drawTable(
    pdf,
    sheet.variants.length > 1 ? 'Varianty a kódy' : 'Kódy',
    sheet.variants.map(({ name, code, ean }) => [name, ean === null ? code : `${code}, EAN ${ean}`]),
  )
  pdf.moveDown(1).font('regular').fontSize(8).fillColor(PALE).text(sheet.footer, MARGIN)
  pdf.end()
  await once(pdf, 'end')
  return Buffer.concat(chunks)
}

function drawHead(pdf: Pdf, { title, brand, perex, picture }: Sheet): void {
  const width = widthOf(pdf) - (picture === null ? 0 : PICTURE + 24)
  pdf.font('regular').fontSize(9).fillColor(PALE)
  pdf.text(brand === null ? 'Technický list' : `${brand}, technický list`, { width })
  pdf.moveDown(0.3).font('bold').fontSize(18).fillColor(INK).text(title, { width })
  pdf.moveDown(0.5).font('regular').fontSize(10).text(perex, { width, lineGap: 2 })
  if (picture !== null) {
    pdf.image(picture, pdf.page.width - MARGIN - PICTURE, MARGIN, { fit: [PICTURE, PICTURE], align: 'center' })
    pdf.y = Math.max(pdf.y, MARGIN + PICTURE + 12)
  }
}

function drawTable(pdf: Pdf, title: string, rows: readonly (readonly [string, string])[]): void {
  if (rows.length === 0) return
  if (pdf.y > pdf.page.height - MARGIN - 80) pdf.addPage()
  pdf.moveDown(1).font('bold').fontSize(11).fillColor(INK).text(title, MARGIN).moveDown(0.3)
  for (const [name, value] of rows) {
    pdf.font('regular').fontSize(9)
    const valueWidth = widthOf(pdf) - NAME_WIDTH
    const height = Math.max(
      pdf.heightOfString(name, { width: NAME_WIDTH - 8 }),
      pdf.heightOfString(value, { width: valueWidth }),
    )
    if (pdf.y + height + 8 > pdf.page.height - MARGIN) pdf.addPage()
    const top = pdf.y + 3
    pdf.fillColor(PALE).text(name, MARGIN, top, { width: NAME_WIDTH - 8 })
    pdf.fillColor(INK).text(value, MARGIN + NAME_WIDTH, top, { width: valueWidth })
    pdf.y = top + height + 3
    pdf
      .moveTo(MARGIN, pdf.y)
      .lineTo(pdf.page.width - MARGIN, pdf.y)
      .lineWidth(0.5)
      .stroke(LINE)
  }
}

function widthOf(pdf: Pdf): number {
  return pdf.page.width - 2 * MARGIN
}
