import type { FastifyReply } from 'fastify'

/** Answers the document of an order as a file to save. */
export function sendPdf(reply: FastifyReply, code: string, data: Buffer): FastifyReply {
  return reply
    .type('application/pdf')
    .header('Content-Disposition', `attachment; filename="objednavka-${code}.pdf"`)
    .send(data)
}
