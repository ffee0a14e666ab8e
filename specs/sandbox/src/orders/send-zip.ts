import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { createAtOnce } from '../http/concurrency-limit.ts'
import { refusal } from '../http/errors.ts'
import { inMarket } from '../market.ts'
import type { Shop } from '../wire.ts'
import { itemsZip } from './items-zip.ts'

const AT_ONCE = 2

/** Streams pictures of orders, at most two files at once per customer. */
export function createZipSender(assets: string) {
  const start = createAtOnce(AT_ONCE)
  /** @throws the refusal `rate_limited` when the customer is already downloading two files */
  return (reply: FastifyReply, customer: string, order: Shop['OrderBase']): FastifyReply => {
    const end = start(customer)
    if (end === undefined) throw refusal('rate_limited', { title: TITLE, retryAfterSeconds: 5 })
    const zip = Readable.from(itemsZip(order, assets), { objectMode: false })
    // sent, or the client disconnected: Fastify then destroys the stream
    zip.once('close', end)
    return reply
      .type('application/zip')
      .header('Content-Disposition', `attachment; filename="objednavka-${order.code}-obrazky.zip"`)
      .send(zip)
  }
}

const TITLE = inMarket({
  cs: 'Dva soubory se vám už stahují. Počkejte prosím, až budou celé.',
  sk: 'Dva súbory sa vám už sťahujú. Počkajte, prosím, kým budú celé.',
})
