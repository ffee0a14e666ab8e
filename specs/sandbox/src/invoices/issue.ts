import type { Course } from '../fulfilment/course.ts'
import { inMarket } from '../market.ts'
import type { Haler } from '../money.ts'
import type { OrderRow } from '../orders/view.ts'
import type { Services } from '../services.ts'
import { readSettings } from '../shop/settings.ts'
import { composeCreditNote, composeInvoice, type Invoiced } from './compose.ts'
import { amountOf, creditOf, leftOf, type Given } from './credit.ts'
import type { DocumentDoc, DocumentKind } from './document.ts'
import { nextNumber } from './series.ts'

type Issuer = Pick<Services, 'database'>
type Ordered = Invoiced & Pick<OrderRow, 'id'>

const SERIES: Readonly<Record<DocumentKind, string>> = {
  invoice: 'FV',
  credit_note: inMarket({ cs: 'OD', sk: 'DB' }),
}

/**
 * Issues the documents that are due: an invoice once the order is paid or handed over, and a credit note if it was
 * cancelled after that, or returned unpaid. The caller has locked the order.
 */
export async function issueDue(services: Issuer, order: Ordered, { events }: Course): Promise<void> {
  const first = events.find(({ kind }) => kind === 'paid' || kind === 'handed_over')
  if (first === undefined) return
  const isPaid = events.some(({ kind }) => kind === 'paid')
  await issueInvoice(services, order, { at: new Date(first.at), isPaid: first.kind === 'paid' })
  const end = events.find(({ kind }) => kind === 'cancelled' || (kind === 'returned' && !isPaid))
  if (end === undefined) return
  const reason =
    end.kind === 'cancelled'
      ? inMarket({ cs: 'Objednávka byla zrušena.', sk: 'Objednávka bola zrušená.' })
      : inMarket({ cs: 'Zásilku nikdo nepřevzal, zboží se vrátilo.', sk: 'Zásielku nikto neprevzal, tovar sa vrátil.' })
  // a payment can arrive after the cancellation
  const at = new Date(end.at > first.at ? end.at : first.at)
  await issueCreditNote(services, order, { key: end.kind, lines: 'all', reason, at })
}

/** Returns the invoice of a locked order, and issues it if there is none yet. */
export async function issueInvoice(
  services: Issuer,
  order: Ordered,
  { at, isPaid }: { readonly at: Date; readonly isPaid: boolean },
): Promise<DocumentDoc> {
  const [known] = await documentsOf(services, order.id, 'invoice')
  if (known) return known.doc
  const settings = await readSettings(services.database.q)
  const number = await nextNumber(services, 'invoice', SERIES.invoice, at)
  return keep(services, order.id, 'invoice', composeInvoice(order, { number, at, isPaid, settings }), at)
}

export interface Crediting {
  /** Identifies the return: with a known key the existing credit note is returned. */
  readonly key: string
  /** The returned lines; `all` means everything that is left. */
  readonly lines: readonly Given[] | 'all'
  /**
   * Amounts refunded or promised before.
   *
   * @defaultValue those of earlier notes
   */
  readonly before?: readonly Given[]
  /** Explanation for the buyer. */
  readonly reason: string
  readonly at: Date
  /** The part of the delivery price that is not refunded. */
  readonly notRefunded?: Haler
}

/**
 * Issues a credit note for returned goods. The caller has locked the order.
 *
 * @returns null if there is no invoice to correct, or nothing left to credit
 * @throws an error if more is returned than was invoiced
 */
export async function issueCreditNote(
  services: Issuer,
  order: Pick<OrderRow, 'id'>,
  { key, lines, reason, at, notRefunded, ...more }: Crediting,
): Promise<DocumentDoc | null> {
  const [invoice] = await documentsOf(services, order.id, 'invoice')
  if (invoice === undefined) return null
  const notes = await documentsOf(services, order.id, 'credit_note')
  const known = notes.find((note) => note.key === key)
  if (known) return known.doc
  const noted = notes.flatMap(({ doc }) => doc.corrects?.given ?? [])
  const left = leftOf(invoice.doc.figures, noted)
  const given = lines === 'all' ? left : lines.filter(({ amount }) => amount > 0)
  for (const { item } of given) {
    const most = amountOf(left, item)
    if (amountOf(given, item) > most) throw new Error(`Line ${item} has only ${most} left to give back.`)
  }
  const figures = creditOf(invoice.doc.figures, more.before ?? noted, given, notRefunded)
  if (figures === null) return null
  const number = await nextNumber(services, 'credit_note', SERIES.credit_note, at)
  return keep(services, order.id, key, composeCreditNote(invoice.doc, { number, at, figures, reason, given }), at)
}

export interface StoredDocument {
  readonly key: string
  readonly doc: DocumentDoc
}

/** The documents of an order, oldest first. */
export async function documentsOf(
  { database }: Issuer,
  orderId: string,
  kind?: DocumentKind,
): Promise<readonly StoredDocument[]> {
  const all = database.q
    .selectFrom('order_documents')
    .select(['key', 'doc'])
    .where('order_id', '=', orderId)
    .orderBy('created')
    .orderBy('number')
  const rows = await (kind === undefined ? all : all.where('kind', '=', kind)).execute()
  return rows.map(({ key, doc }) => ({ key, doc: doc as unknown as DocumentDoc }))
}

async function keep({ database }: Issuer, orderId: string, key: string, doc: DocumentDoc, at: Date) {
  const { number, kind, issued } = doc
  const row = { number, kind, issued, key, order_id: orderId, doc: JSON.stringify(doc), created: at.toISOString() }
  await database.q.insertInto('order_documents').values(row).execute()
  return doc
}
