import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { createAtOnce } from '../http/at-once.ts'
import { refusal } from '../http/errors.ts'
import { inMarket } from '../market.ts'
import type { Shop } from '../wire.ts'
import { itemsZip } from './items-zip.ts'

const AT_ONCE = 2

/** Sends pictures of orders as they are read, to each customer two files at once. */
export function createZipSender(assets: string) {
  const start = createAtOnce(AT_ONCE)
  /** @throws the refusal `rate_limited` when the customer is sent two already */
  return (reply: FastifyReply, customer: string, order: Shop['OrderBase']): FastifyReply => {
    const end = start(customer)
    if (end === undefined) throw refusal('rate_limited', { title: TITLE, retryAfterSeconds: 5 })
    const zip = Readable.from(itemsZip(order, assets), { objectMode: false })
    // it was sent, or the customer is gone: Fastify ends what it sends then
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
