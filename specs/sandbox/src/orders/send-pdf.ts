import { setImmediate } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import { createQueue } from '../http/queue.ts'
import { inMarket } from '../market.ts'
import type { Services } from '../services.ts'
import { readSettings } from '../shop/settings.ts'
import type { Shop } from '../wire.ts'
import { orderPdf } from './order-pdf.ts'

const inTurn = createQueue({
  ...{ atOnce: 2, waiting: 8, status: 503 },
  title: inMarket({
    cs: 'Dokumentů se teď připravuje příliš mnoho. Zkuste to prosím za chvilku.',
    sk: 'Dokumentov sa teraz pripravuje priveľa. Skúste to, prosím, o chvíľku.',
  }),
})

/** Sends the PDF of an order as a download; throws what `sendDrawn` throws. */
export async function sendPdf(
  { database, shopOrigin }: Services,
  reply: FastifyReply,
  order: Shop['OrderBase'],
): Promise<FastifyReply> {
  const { contact } = await readSettings(database.q)
  return sendDrawn(reply, `objednavka-${order.code}.pdf`, () => orderPdf(order, { contact, shopOrigin }))
}

/**
 * Draws a PDF in a queue and sends it as a download.
 *
 * @throws the refusal `rate_limited` with status 503 when the queue is full
 */
export async function sendDrawn(reply: FastifyReply, name: string, draw: () => Promise<Buffer>): Promise<FastifyReply> {
  const data = await inTurn(async () => {
    // drawing blocks the event loop, so other requests are served before each document
    await setImmediate()
    return draw()
  })
  return reply.type('application/pdf').header('Content-Disposition', `attachment; filename="${name}"`).send(data)
}
