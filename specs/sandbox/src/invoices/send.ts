import type { FastifyReply } from 'fastify'
import { refusal } from '../http/errors.ts'
import { inMarket, market } from '../market.ts'
import { sendDrawn } from '../orders/send-pdf.ts'
import { takenOff } from '../orders/to-pay.ts'
import type { OrderRow } from '../orders/view.ts'
import type { Services } from '../services.ts'
import { documentPdf } from './draw.ts'
import { isdoc } from './isdoc.ts'
import { documentsOf } from './issue.ts'
import { paidOn } from './view.ts'
import { words } from './words.ts'

interface DocumentRequest {
  readonly number: string
  readonly format: 'pdf' | 'isdoc'
}

/** The document in the path of a request. */
export function requestedDocument(params: unknown, query: unknown): DocumentRequest {
  return { ...(params as Pick<DocumentRequest, 'number'>), ...(query as Pick<DocumentRequest, 'format'>) }
}

/**
 * Sends a document of an order as a download.
 *
 * @throws the refusal `not_found` when the order has no such document, and what `sendDrawn` throws
 */
export async function sendDocument(
  services: Services,
  reply: FastifyReply,
  order: Pick<OrderRow, 'id' | 'course' | 'doc' | 'total'>,
  { number, format }: DocumentRequest,
): Promise<FastifyReply> {
  // the format is Czech
  if (format === 'isdoc' && market !== 'cs')
    throw refusal('not_found', {
      title: inMarket({ cs: 'Doklad posíláme jen jako PDF.', sk: 'Doklad posielame len ako PDF.' }),
    })
  const doc = (await documentsOf(services, order.id)).find((one) => one.doc.number === number)?.doc
  if (doc === undefined)
    throw refusal('not_found', {
      title: inMarket({ cs: 'Takový doklad tato objednávka nemá.', sk: 'Taký doklad táto objednávka nemá.' }),
    })
  const name = `${words.files[doc.kind]}-${number}`
  if (format === 'pdf')
    return sendDrawn(reply, `${name}.pdf`, () => documentPdf(doc, { paid: paidOn(order), takenOff: takenOff(order) }))
  return reply
    .type('application/xml; charset=utf-8')
    .header('Content-Disposition', `attachment; filename="${name}.isdoc"`)
    .send(isdoc(doc))
}
