import type { Pdf } from '../files/pdf.ts'
import { shopName } from '../market.ts'
import type { DocumentDoc, Party } from './document.ts'
import type { Drawing } from './draw.ts'
import { INK, INK_2, label, LEFT, MIST, put, RIGHT, rule, WIDTH } from './pen.ts'
import { addressLines, dayText } from './texts.ts'
import { words } from './words.ts'

const GAP = 28
const HALF = (WIDTH - GAP) / 2

/** Left edge of the second column. */
export const SECOND = LEFT + HALF + GAP

/** The header of the first page: shop, kind of document and number. */
export function drawTitle(pdf: Pdf, kind: string, number: string): void {
  put(pdf, shopName, { x: LEFT, y: 42, width: HALF, size: 22, bold: true })
  const right = { x: RIGHT - HALF, width: HALF, align: 'right' } as const
  put(pdf, kind, { ...right, y: 41, size: 9, color: INK_2 })
  put(pdf, number, { ...right, y: 53, size: 16, bold: true })
  rule(pdf, 84, { color: INK, width: 1 })
}

/** Seller, buyer, dates and payment. Returns where the lines start. */
export function drawHead(pdf: Pdf, doc: DocumentDoc, { paid }: Drawing): number {
  drawTitle(pdf, words.kinds[doc.kind], doc.number)
  const sides = [drawParty(pdf, words.seller, doc.seller, LEFT), drawBuyer(pdf, doc, SECOND)]
  return drawFacts(pdf, factsOf(doc, paid), Math.max(...sides) + 14) + 18
}

/** Draws a party: name, address and numbers. Returns its bottom edge. */
export function drawParty(pdf: Pdf, title: string, party: DrawnParty, x: number): number {
  const { name, person, tin, vatin, icdph, address, register = '' } = party
  label(pdf, title, x, 98, HALF)
  let y = 109
  y += put(pdf, name, { x, y, width: HALF, size: 11, bold: true }) + 2
  const numbers = [
    tin && `${words.tin} ${tin}`,
    vatin && `${words.vatin} ${vatin}`,
    icdph && `${words.icdph} ${icdph}`,
  ].filter(Boolean)
  const lines = [
    ...(person ? [person] : []),
    ...(address ? addressLines(address) : []),
    ...(numbers.length > 0 ? [numbers.join('     ')] : []),
  ]
  for (const line of lines) y += put(pdf, line, { x, y, width: HALF, size: 9 }) + 1.5
  return register === '' ? y : y + 2 + put(pdf, register, { x, y: y + 2, width: HALF, size: 7.5, color: INK_2 })
}

function drawBuyer(pdf: Pdf, { buyer, recipient }: DocumentDoc, x: number): number {
  let y = drawParty(pdf, words.buyer, buyer, x)
  if (recipient === null) return y
  label(pdf, recipient.isCollected ? words.collection : words.place, x, y + 6, HALF)
  y += 16
  const text = [recipient.name, ...addressLines(recipient.address)].join(', ')
  return y + put(pdf, text, { x, y, width: HALF, size: 8.5 }) + 1.5
}

/** A party to draw; the address of a person who requests a quote is unknown. */
export type DrawnParty = Pick<Party, 'name' | 'person' | 'tin' | 'vatin' | 'icdph' | 'register'> & {
  readonly address: Party['address'] | null
}

export type Fact = readonly [name: string, value: string]

function factsOf(doc: DocumentDoc, paid: string | null): readonly Fact[] {
  const { kind, issued, taxable, due, payment, orderCode, buyerOrder, corrects } = doc
  const facts: readonly Fact[] = [
    [words.issued, dayText(issued)],
    [words.taxable, dayText(taxable)],
    ...(corrects
      ? [[words.corrects, corrects.number] as const, [words.correctsOf, dayText(corrects.issued)] as const]
      : []),
    ...(kind === 'invoice' ? [dueOf(due, paid)] : []),
    [words.symbol, payment.variableSymbol],
    [words.payment, payment.name],
    [words.order, words.orderOf(orderCode, dayText(doc.ordered))],
    [words.buyerOrder, buyerOrder],
  ]
  return facts.filter(([, value]) => value !== '')
}

function dueOf(due: string | null, paid: string | null): Fact {
  if (due !== null) return [words.due, dayText(due)]
  return paid === null ? [words.dueAt, words.atHandover] : [words.dueAt, words.isPaid]
}

const COLUMNS = 4
const ROW = 27

/** Facts on a pale background, four in a row. */
export function drawFacts(pdf: Pdf, facts: readonly Fact[], top: number): number {
  const width = (WIDTH - 20) / COLUMNS
  const rows = Math.ceil(facts.length / COLUMNS)
  const tops = Array.from({ length: rows }, (_, row) => top + 9 + row * ROW)
  pdf.roundedRect(LEFT, top, WIDTH, rows * ROW + 11, 4).fill(MIST)
  for (const [at, [name, value]] of facts.entries()) {
    const x = LEFT + 12 + (at % COLUMNS) * width
    const y = tops[Math.floor(at / COLUMNS)] ?? top
    label(pdf, name, x, y, width - 8)
    // the last one, the order number of the buyer, can use the rest of the row
    const columns = at === facts.length - 1 ? COLUMNS - (at % COLUMNS) : 1
    drawShort(pdf, value, { x, y: y + 9.5, width: columns * width - 10 })
  }
  return top + rows * ROW + 11
}

/** Draws a single line: text that does not fit gets a smaller font, then an ellipsis. */
function drawShort(pdf: Pdf, text: string, { x, y, width }: { x: number; y: number; width: number }): void {
  pdf.font('bold').fontSize(9)
  const size = Math.max(5.5, Math.min(9, (9 * width) / pdf.widthOfString(text)))
  pdf.fontSize(size).fillColor(INK)
  pdf.text(text, x, y + (9 - size) / 2, { width: width + 1, height: 12, lineBreak: true, ellipsis: true })
}
