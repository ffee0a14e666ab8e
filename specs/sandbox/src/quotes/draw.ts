import { inPrague } from '../clock.ts'
import { drawPdf, type Pdf } from '../files/pdf.ts'
import { drawFeet } from '../invoices/draw.ts'
import { drawFacts, drawParty, drawTitle, SECOND, type DrawnParty } from '../invoices/draw-head.ts'
import { drawLines } from '../invoices/draw-lines.ts'
import { drawAmounts, drawRecap, type Summed } from '../invoices/draw-sums.ts'
import { sellerOf } from '../invoices/compose.ts'
import { addUp, lineOf } from '../invoices/figures.ts'
import { BOTTOM, INK_2, label, LEFT, put, WIDTH } from '../invoices/pen.ts'
import { dayText } from '../invoices/texts.ts'
import { inMarket } from '../market.ts'
import { currencyByCode } from '../pricing/currency.ts'
import type { Settings } from '../shop/settings.ts'
import { docOf, type QuoteDoc, type QuoteRow } from './view.ts'
import { words } from '../invoices/words.ts'

const TOP = 48
const texts = inMarket({
  cs: {
    title: (number: string) => `Nabídka ${number}`,
    kind: 'Cenová nabídka',
    buyer: 'Pro koho',
    until: 'Platí do',
    note: 'Poznámka',
    about:
      'Ceny jsou z dne vystavení, bez dopravy, platby a slev z kuponů. Objednáte-li zboží, platí ceny, které uvidíte v košíku. Nabídka není daňovým dokladem.',
  },
  sk: {
    title: (number: string) => `Ponuka ${number}`,
    kind: 'Cenová ponuka',
    buyer: 'Pre koho',
    until: 'Platí do',
    note: 'Poznámka',
    about:
      'Ceny sú z dňa vyhotovenia, bez dopravy, platby a zliav z kupónov. Ak si tovar objednáte, platia ceny, ktoré uvidíte v košíku. Ponuka nie je daňovým dokladom.',
  },
})

/** Draws a quotation as PDF on A4, in the layout of an invoice. */
export function quotePdf(row: QuoteRow, settings: Pick<Settings, 'contact'>): Promise<Buffer> {
  const doc = docOf(row)
  const { code, rate } = currencyByCode(doc.currencyCode)
  const createdAt = new Date(row.created)
  const seller = sellerOf(settings)
  const summed: Summed = { figures: addUp(doc.items.map(lineOf), 0), currency: code, rate }
  return drawPdf(
    texts.title(row.number),
    (pdf) => {
      drawTitle(pdf, texts.kind, row.number)
      const buyer = buyerOf(doc)
      const sides = [
        drawParty(pdf, words.seller, seller, LEFT),
        ...(buyer ? [drawParty(pdf, texts.buyer, buyer, SECOND)] : []),
      ]
      const facts = [
        [words.issued, dayText(inPrague(createdAt).day)],
        [texts.until, dayText(row.valid_until)],
      ] as const
      const below = drawLines(pdf, summed, drawFacts(pdf, facts, Math.max(...sides) + 14) + 18)
      drawEnd(pdf, doc, summed, below)
      drawFeet(pdf, { number: row.number, seller })
    },
    { margin: LEFT, createdAt },
  )
}

function drawEnd(pdf: Pdf, { note }: QuoteDoc, summed: Summed, below: number): void {
  pdf.font('regular').fontSize(9)
  const noteHeight = note === null ? 0 : pdf.heightOfString(note, { width: WIDTH }) + 26
  let top = below + 20
  if (top + 150 > BOTTOM) {
    pdf.addPage()
    top = TOP
  }
  let y = Math.max(drawRecap(pdf, summed, top), drawAmounts(pdf, summed, words.withTax, top)) + 16
  if (y + noteHeight + 40 > BOTTOM) {
    pdf.addPage()
    y = TOP
  }
  if (note !== null) {
    label(pdf, texts.note, LEFT, y, WIDTH)
    y += 10 + put(pdf, note, { x: LEFT, y: y + 10, width: WIDTH, size: 9 }) + 14
  }
  put(pdf, texts.about, { x: LEFT, y, width: WIDTH, size: 8, color: INK_2 })
}

function buyerOf({ name, business }: QuoteDoc): DrawnParty | null {
  if (name === null && business === null) return null
  const { business_name = '', TIN = '', VATIN = '' } = business ?? {}
  return {
    name: business_name || (name ?? ''),
    person: business_name === '' ? null : name,
    ...{ tin: TIN, vatin: VATIN, icdph: '', address: null },
  }
}
