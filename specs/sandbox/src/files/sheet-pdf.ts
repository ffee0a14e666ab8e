import { drawPdf, drawTable, INK, MARGIN, PALE, type Pdf, type Rows, widthOf } from './pdf.ts'

export interface Sheet {
  readonly title: string
  readonly brand: string | null
  readonly perex: string
  readonly groups: readonly { readonly title: string; readonly rows: Rows }[]
  readonly variants: readonly { readonly name: string; readonly code: string; readonly ean: string | null }[]
  /** JPEG or PNG. */
  readonly picture: Buffer | null
  readonly footer: string
}

const PICTURE = 150

/** A data sheet as PDF on A4. */
export function sheetPdf(sheet: Sheet): Promise<Buffer> {
  return drawPdf(sheet.title, (pdf) => {
    drawHead(pdf, sheet)
    for (const { title, rows } of sheet.groups) drawTable(pdf, title, rows)
    drawTable(
      pdf,
      sheet.variants.length > 1 ? 'Varianty a kódy' : 'Kódy',
      sheet.variants.map(({ name, code, ean }) => [name, ean === null ? code : `${code}, EAN ${ean}`]),
    )
    pdf.moveDown(1).font('regular').fontSize(8).fillColor(PALE).text(sheet.footer, MARGIN)
  })
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
