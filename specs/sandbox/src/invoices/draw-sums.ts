import type { Pdf } from '../files/pdf.ts'
import { currencyByCode, HOME_CURRENCY } from '../pricing/currency.ts'
import { byTransfer } from '../orders/transfer.ts'
import type { DocumentDoc } from './document.ts'
import type { Drawing } from './draw.ts'
import { drawTransfer, TRANSFER_HEIGHT } from './draw-transfer.ts'
import type { Payable } from './payment-code.ts'
import { BOTTOM, INK, INK_2, label, LEFT, OK, put, RIGHT, rule, WIDTH } from './pen.ts'
import { dayText, sumText } from './texts.ts'
import { words } from './words.ts'

const TOP = 48
const RECAP = 270
const SUMS = { x: RIGHT - 200, width: 200 }

/** Draws the VAT summary, the totals, and payment instructions if unpaid. */
export function drawSums(pdf: Pdf, doc: DocumentDoc, drawing: Drawing, below: number): void {
  const payable = payableOf(doc, drawing)
  const rows = doc.figures.vat.length
  const needed =
    40 +
    Math.max(rows * 14 + 44, drawing.takenOff ? 130 : 96) +
    (payable === null ? 0 : TRANSFER_HEIGHT + 36) +
    (doc.corrects ? 30 : 0)
  let top = below + 20
  if (top + needed > BOTTOM) {
    pdf.addPage()
    top = TOP
  }
  const ends = [drawRecap(pdf, doc, top), drawTotals(pdf, doc, drawing, top)]
  let y = Math.max(...ends) + 16
  if (doc.corrects) {
    label(pdf, words.reason, LEFT, y, WIDTH)
    y += 10 + put(pdf, doc.corrects.reason, { x: LEFT, y: y + 10, width: WIDTH, size: 9 }) + 12
  }
  if (payable !== null) drawTransfer(pdf, { ...payable, due: doc.due }, { x: LEFT, y })
}

/** The details of a pending bank transfer; null if there is none. */
function payableOf(doc: DocumentDoc, { paid, takenOff = 0 }: Drawing): Payable | null {
  const { kind, payment, figures, account, seller, currency } = doc
  const isOpen = kind === 'invoice' && paid === null && byTransfer(payment.code) && figures.total > takenOff
  if (!isOpen || account === null) return null
  const { number, iban, bic } = account
  const { variableSymbol } = payment
  return {
    transfer: { number, iban, bic, recipient: seller.name, variableSymbol },
    total: figures.total - takenOff,
    currency,
  }
}

const PARTS = [
  { title: words.recap, x: 0, width: 60 },
  { title: words.base, x: 62, width: 66 },
  { title: words.vat, x: 130, width: 62 },
  { title: words.sum, x: 196, width: RECAP - 196 },
]

/** The parts of a document that the totals need. */
export type Summed = Pick<DocumentDoc, 'figures' | 'currency' | 'rate'>

/** Draws VAT by rate. Returns its bottom edge. */
export function drawRecap(pdf: Pdf, { figures, currency, rate }: Summed, top: number): number {
  let y = top
  const row = (cells: readonly string[], style: { size: number; color: string }): void => {
    for (const [at, { x, width }] of PARTS.entries())
      put(pdf, cells[at] ?? '', { ...style, x: LEFT + x, y, width, align: at === 0 ? 'left' : 'right' })
    y += 14
  }
  const line = (): void => {
    pdf
      .moveTo(LEFT, y - 2.5)
      .lineTo(LEFT + RECAP, y - 2.5)
      .lineWidth(0.5)
      .stroke('#d3e0e4')
  }
  row(
    PARTS.map(({ title }) => title),
    { size: 7, color: INK_2 },
  )
  for (const { percent, net, vat, gross } of figures.vat) {
    line()
    row([`${percent}\u00a0%`, sumText(net), sumText(vat), sumText(gross)], { size: 8.5, color: INK })
  }
  line()
  if (currency === HOME_CURRENCY.code) return y
  // the law requires VAT in the home currency too
  row(
    [
      words.inHome,
      ...[figures.net, figures.vatTotal, figures.net + figures.vatTotal].map((one) => sumText(one * rate)),
    ],
    {
      ...{ size: 8.5, color: INK },
    },
  )
  put(pdf, words.converted(sumText(rate * 100), currencyByCode(currency).symbol), {
    ...{ x: LEFT, y, width: RECAP, size: 7, color: INK_2 },
  })
  return y + 12
}

function drawTotals(pdf: Pdf, doc: DocumentDoc, { paid, takenOff = 0 }: Drawing, top: number): number {
  const { figures, kind, payment } = doc
  const open = kind === 'invoice' && paid === null && figures.total > 0
  const isLess = kind === 'invoice' && takenOff > 0
  const below = drawAmounts(pdf, doc, open && !isLess ? words.toPay : words.withTax, top)
  if (kind === 'credit_note') return below
  const y = isLess ? drawRest(pdf, doc, { paid, takenOff }, below) : below
  const text = figures.total === takenOff ? words.nothingToPay : paymentNote(paid, payment.code)
  if (text === null) return y
  return (
    y + put(pdf, text, { ...SUMS, y, size: 9, bold: paid !== null, color: paid === null ? INK_2 : OK, align: 'right' })
  )
}

/** Draws the rest of the price after refunds before payment. Returns its bottom edge. */
function drawRest(
  pdf: Pdf,
  { figures, currency }: DocumentDoc,
  { paid, takenOff }: Required<Drawing>,
  top: number,
): number {
  const { symbol } = currencyByCode(currency)
  const rows = [
    [words.takenOff, -takenOff],
    [paid === null ? words.left : words.settled, figures.total - takenOff],
  ] as const
  for (const [at, [name, amount]] of rows.entries()) {
    const style = { ...SUMS, y: top + at * 18, size: at === 1 ? 10.5 : 9, bold: at === 1 }
    put(pdf, name, style)
    put(pdf, `${sumText(amount)}\u00a0${symbol}`, { ...style, align: 'right' })
  }
  return top + rows.length * 18 + 6
}

/** Draws the net total, VAT and the gross total. Returns the bottom edge. */
export function drawAmounts(pdf: Pdf, { figures, currency }: Summed, name: string, top: number): number {
  const { symbol } = currencyByCode(currency)
  const money = (amount: number): string => `${sumText(amount)}\u00a0${symbol}`
  let y = top
  const rows = [
    [words.withoutTax, figures.net],
    [words.vat, figures.vatTotal],
    ...(figures.rounding === 0 ? [] : [[words.rounding, figures.rounding] as const]),
  ] as const
  for (const [what, amount] of rows) {
    put(pdf, what, { ...SUMS, y, size: 9, color: INK_2 })
    put(pdf, money(amount), { ...SUMS, y, size: 9, align: 'right' })
    y += 15
  }
  rule(pdf, y, { from: SUMS.x, color: INK, width: 1 })
  y += 8
  put(pdf, name, { ...SUMS, y: y + 3.5, size: 10.5, bold: true })
  put(pdf, money(figures.total), { ...SUMS, y, size: 14.5, bold: true, align: 'right' })
  return y + 24
}

function paymentNote(paid: string | null, code: string): string | null {
  if (paid !== null) return words.paidOn(dayText(paid))
  return byTransfer(code) ? null : words.payAtHandover
}
