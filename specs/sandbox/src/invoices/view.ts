import { inPrague } from '../clock.ts'
import { courseOf } from '../fulfilment/view.ts'
import { statusOf } from '../fulfilment/course.ts'
import { toMajor } from '../money.ts'
import type { OrderDoc, OrderRow } from '../orders/view.ts'
import { isPaidAhead } from '../payments/ways.ts'
import type { Services } from '../services.ts'
import type { Shop } from '../wire.ts'
import type { DocumentDoc } from './document.ts'
import { documentsOf } from './issue.ts'

type DocumentOrder = Pick<OrderRow, 'id' | 'doc' | 'course'>

/** The documents of an order, and the event after which its invoice is issued. */
export async function documentsView(services: Services, order: DocumentOrder): Promise<Shop['OrderDocuments']> {
  const documents = await documentsOf(services, order.id)
  const data = documents.map(({ doc }) => documentView(doc))
  return { data, awaits: data.length > 0 ? null : awaited(order) }
}

function documentView(doc: DocumentDoc): Shop['OrderDocument'] {
  const { kind, number, issued, taxable, due, figures, currency, corrects } = doc
  return {
    ...{ kind, number, issued, taxable, due, currencyCode: currency },
    ...{ total: toMajor(figures.total), corrects: corrects?.number ?? null },
  }
}

/** The invoice of a prepaid order waits for the payment, others for the handover; none for an order that has ended. */
function awaited(order: DocumentOrder): Shop['OrderDocuments']['awaits'] {
  const status = statusOf(courseOf(order))
  if (status === 'cancelled' || status === 'returned') return null
  const { code } = (order.doc as OrderDoc).payment
  return isPaidAhead(code) ? 'payment' : 'handover'
}

/** The day of payment; null while unpaid. */
export function paidOn(order: Pick<OrderRow, 'course'>): string | null {
  const paid = courseOf(order).events.find(({ kind }) => kind === 'paid')
  return paid ? inPrague(new Date(paid.at)).day : null
}
