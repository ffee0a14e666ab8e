import { drawPdf, drawTable, MARGIN, type Pdf } from '../files/pdf.ts'
import { sellerOf } from '../invoices/compose.ts'
import { drawTitle } from '../invoices/draw-head.ts'
import { drawTransfer, TRANSFER_HEIGHT } from '../invoices/draw-transfer.ts'
import { BOTTOM, INK_2, LEFT, put, RIGHT, rule, WIDTH } from '../invoices/pen.ts'
import { addressLines } from '../invoices/texts.ts'
import { inMarket } from '../market.ts'
import { fromMajor } from '../money.ts'
import { currencyByCode } from '../pricing/currency.ts'
import { decimalText, money } from '../text.ts'
import type { Settings } from '../shop/settings.ts'
import type { Shop } from '../wire.ts'
import { factsOf } from './facts.ts'
import { FREE, sumTexts, withVat, withoutVat } from './price-texts.ts'
import { words } from '../invoices/words.ts'

const texts = inMarket({
  cs: {
    kind: 'Potvrzení objednávky. Není daňovým dokladem.',
    items: 'Co jste objednali',
    left: 'Zbývá zaplatit po odečtení vrácených peněz',
  },
  sk: {
    kind: 'Potvrdenie objednávky. Nie je daňovým dokladom.',
    items: 'Čo ste si objednali',
    left: 'Zostáva zaplatiť po odpočítaní vrátených peňazí',
  },
})

type Shown = Pick<Settings, 'contact'> & { readonly shopOrigin: string }

/** The PDF of an order: lines, prices and everything the customer filled in. */
export function orderPdf(order: Shop['OrderBase'], shop: Shown): Promise<Buffer> {
  const title = `${words.order} ${order.code}`
  return drawPdf(title, (pdf) => {
    drawTitle(pdf, texts.kind, title)
    pdf.y = 98 + put(pdf, texts.items, { x: LEFT, y: 98, width: WIDTH, size: 11, bold: true })
    drawItems(pdf, order)
    drawSums(pdf, order)
    drawPaying(pdf, order)
    for (const { title: heading, facts } of factsOf(order))
      drawTable(
        pdf,
        heading,
        facts.map((fact) => [fact.title, fact.value]),
      )
    drawSeller(pdf, shop)
  })
}

/** Draws the details of the shop at the end. */
function drawSeller(pdf: Pdf, { contact, shopOrigin }: Shown): void {
  const { name, tin, vatin, icdph, address, register = '' } = sellerOf({ contact })
  const numbers = [`${words.tin} ${tin}`, `${words.vatin} ${vatin}`, icdph && `${words.icdph} ${icdph}`].filter(Boolean)
  const lines = [
    [name, ...addressLines(address), ...numbers].join(', '),
    ...(register === '' ? [] : [register]),
    shopOrigin,
  ]
  makeRoom(pdf, 44)
  pdf.moveDown(1).font('regular').fontSize(8).fillColor(INK_2).text(lines.join('\n'), MARGIN)
}

const NAME = { x: LEFT, width: 290 }
const AMOUNT = { x: LEFT + 296, width: 60, align: 'right' } as const
const PRICE = { x: RIGHT - 145, width: 145, align: 'right' } as const
const SUM_NAME = { x: LEFT, width: WIDTH - PRICE.width - 8 }

/** Starts a new page if the rest of this one is too small. */
function makeRoom(pdf: Pdf, height: number): void {
  if (pdf.y + height <= BOTTOM) return
  pdf.addPage()
  pdf.y = MARGIN
}

/** Draws the lines: code below the name, net price below the gross price. */
function drawItems(pdf: Pdf, { items, currencyCode }: Shop['OrderBase']): void {
  const sum = (amount: number) => money(amount, currencyByCode(currencyCode))
  for (const { amount, unit, name, catalogCode, marketingCode, prices } of items) {
    const code = catalogCode ?? marketingCode ?? ''
    pdf.font('regular').fontSize(9)
    makeRoom(pdf, pdf.heightOfString(name, NAME) + 22)
    const y = pdf.y + 5
    const ends = y + put(pdf, name, { ...NAME, y, size: 9 })
    const below = ends + (code === '' ? 0 : put(pdf, code, { ...NAME, y: ends, size: 7.5, color: INK_2 }))
    put(pdf, `${decimalText(amount)} ${unit}`, { ...AMOUNT, y, size: 9 })
    const { totalWithTax, totalWithoutTax } = prices
    put(pdf, totalWithTax === 0 ? FREE : withVat(sum(totalWithTax)), { ...PRICE, y, size: 9 })
    if (totalWithTax !== 0) put(pdf, withoutVat(sum(totalWithoutTax)), { ...PRICE, y: y + 11, size: 7.5, color: INK_2 })
    pdf.y = Math.max(below, y + 20) + 5
    rule(pdf, pdf.y)
  }
}

function drawSums(pdf: Pdf, order: Shop['OrderBase']): void {
  const { toPay = null } = order.payment
  const moneyText = (amount: number) => money(amount, currencyByCode(order.currencyCode))
  const rest: readonly (readonly [string, string])[] = toPay === null ? [] : [[texts.left, moneyText(toPay)]]
  const sums = [...sumTexts(order), ...rest]
  makeRoom(pdf, sums.length * 16 + 24)
  pdf.y += 6
  for (const [at, [name, value]] of sums.entries()) {
    const isTotal = at === sums.length - 1
    const y = pdf.y + (isTotal ? 6 : 2)
    const size = isTotal ? 12 : 9
    put(pdf, name, { ...SUM_NAME, y, size, bold: isTotal })
    put(pdf, value, { x: LEFT + 150, width: WIDTH - 150, align: 'right', y, size, bold: isTotal })
    pdf.y = y + size + 5
  }
}

/** Draws the details of a pending bank transfer. */
function drawPaying(pdf: Pdf, { payment, prices, currencyCode, events }: Shop['OrderBase']): void {
  const isOver = events.some(({ kind }) => kind === 'paid' || kind === 'cancelled')
  const toPay = fromMajor(payment.toPay ?? prices.totalWithTax)
  if (!payment.transfer || isOver || toPay === 0) return
  makeRoom(pdf, TRANSFER_HEIGHT + 32)
  const { transfer } = payment
  const y = pdf.y + 16
  drawTransfer(pdf, { transfer, total: toPay, currency: currencyCode, due: payment.due ?? null }, { x: LEFT, y })
  pdf.y = y + TRANSFER_HEIGHT
}
