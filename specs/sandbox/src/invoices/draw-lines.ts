import type { Pdf } from '../files/pdf.ts'
import type { DocumentDoc } from './document.ts'
import type { DocumentLine } from './figures.ts'
import { BOTTOM, INK, INK_2, LEFT, put, rule } from './pen.ts'
import { amountText, sumText } from './texts.ts'
import { words } from './words.ts'

interface Column {
  readonly title: string
  readonly x: number
  readonly width: number
  readonly align: 'left' | 'right'
  readonly textOf: (line: DocumentLine) => string
}

const column = (
  title: string,
  x: number,
  width: number,
  textOf: Column['textOf'],
  align: Column['align'] = 'right',
) => ({
  ...{ title, width, textOf, align },
  x: LEFT + x,
})

const NAME = column('', 0, 184, ({ name }) => name, 'left')
const COLUMNS: readonly Column[] = [
  NAME,
  column(words.amount, 190, 48, ({ part, amount, unit }) => (part === 'goods' ? amountText(amount, unit) : '')),
  column(words.unitNet, 242, 56, ({ part, unitNet }) => (part === 'goods' ? sumText(unitNet) : '')),
  column(words.rate, 302, 30, ({ vatPercent }) => `${vatPercent}\u00a0%`),
  column(words.totalNet, 336, 58, ({ net }) => sumText(net)),
  column(words.vat, 398, 48, ({ net, gross }) => sumText(gross - net)),
  column(words.total, 449, 58.28, ({ gross }) => sumText(gross)),
]

const SIZE = 8
const TOP = 44
/** Height of the running total at the end of a page. */
const CARRY = 18

/** Draws the lines of a document on one or more pages; each repeats the table header and carries the total over. */
export function drawLines(
  pdf: Pdf,
  { figures: { lines }, currency }: Pick<DocumentDoc, 'figures' | 'currency'>,
  top: number,
): number {
  let y = drawTitles(pdf, top, currency)
  let sum = 0
  for (const [at, line] of lines.entries()) {
    const height = heightOf(pdf, line)
    // the last line needs no space for a running total
    if (y + height > BOTTOM - (at === lines.length - 1 ? 0 : CARRY)) {
      drawCarried(pdf, words.carry, sum, y)
      pdf.addPage()
      y = drawTitles(pdf, TOP, currency)
      y = drawCarried(pdf, words.carried, sum, y)
      rule(pdf, y)
    }
    drawLine(pdf, line, y)
    y += height
    sum += line.gross
    rule(pdf, y)
  }
  return y
}

function drawTitles(pdf: Pdf, top: number, currency: string): number {
  const titles = COLUMNS.map((one) => (one === NAME ? words.item(currency) : one.title))
  pdf.font('regular').fontSize(7)
  const heights = COLUMNS.map(({ width }, at) => pdf.heightOfString(titles[at] ?? '', { width }))
  const height = Math.max(...heights)
  for (const [at, { x, width, align }] of COLUMNS.entries())
    put(pdf, titles[at] ?? '', { x, width, align, y: top + height - (heights[at] ?? 0), size: 7, color: INK_2 })
  rule(pdf, top + height + 4, { color: INK, width: 0.8 })
  return top + height + 4
}

function heightOf(pdf: Pdf, { name, code }: DocumentLine): number {
  pdf.font('regular').fontSize(SIZE)
  const own = pdf.heightOfString(name, { width: NAME.width })
  pdf.fontSize(SIZE - 1)
  return own + (code === '' ? 0 : pdf.heightOfString(code, { width: NAME.width })) + 8
}

function drawLine(pdf: Pdf, line: DocumentLine, top: number): void {
  const y = top + 4
  for (const { x, width, align, textOf } of COLUMNS) {
    const height = put(pdf, textOf(line), { x, y, width, align, size: SIZE })
    if (x === LEFT && line.code !== '') put(pdf, line.code, { x, y: y + height, width, size: SIZE - 1, color: INK_2 })
  }
}

function drawCarried(pdf: Pdf, name: string, sum: number, y: number): number {
  const { x, width } = COLUMNS.at(-1) ?? NAME
  put(pdf, name, { x: LEFT, y: y + 4, width: NAME.width, size: SIZE, color: INK_2 })
  put(pdf, sumText(sum), { x, y: y + 4, width, align: 'right', size: SIZE, color: INK_2 })
  return y + CARRY
}
