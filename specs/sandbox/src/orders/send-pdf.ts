import type { FastifyReply } from 'fastify'

/** Sends the PDF of an order as a download. */
export function sendPdf(reply: FastifyReply, code: string, data: Buffer): FastifyReply {
  return reply
    .type('application/pdf')
    .header('Content-Disposition', `attachment; filename="objednavka-${code}.pdf"`)
    .send(data)
}
