import type { FastifyRequest } from 'fastify'
import { refusal } from '../http/errors.ts'
import { tokenOf } from '../http/hash.ts'
import { once } from '../http/idempotency.ts'
import { countMail } from '../mail/count-mail.ts'
import { quoteMail } from '../mail/quote-text.ts'
import { sendMail } from '../mail/send.ts'
import { inMarket } from '../market.ts'
import { sendDrawn } from '../orders/send-pdf.ts'
import { currencyByCode } from '../pricing/currency.ts'
import { quotePdf } from '../quotes/draw.ts'
import { makeQuote } from '../quotes/make.ts'
import { docOf, quoteByToken, quoteView, type QuoteRow } from '../quotes/view.ts'
import type { Handlers, Services } from '../services.ts'
import type { Shop } from '../wire.ts'
import { currencyOf, identify, priceListOf } from './identity.ts'
import { mustHaveNoIssues } from './input-issues.ts'
import { readSettings } from './settings.ts'
import { vatinItems } from './vatin.ts'

/** Quotations (A8.09 to A8.12). */
export function quoteHandlers(services: Services): Handlers {
  const { database, limits, secret, shopOrigin } = services

  async function quoteOf(params: unknown): Promise<QuoteRow> {
    const row = await quoteByToken(services, (params as { token: string }).token)
    if (row === undefined)
      throw refusal('not_found', {
        title: inMarket({ cs: 'Tuto nabídku jsme nenašli.', sk: 'Túto ponuku sme nenašli.' }),
      })
    return row
  }

  async function create(request: FastifyRequest, input: Shop['QuoteWish']): Promise<Shop['Quote']> {
    const identity = await identify(services, request)
    const list = await priceListOf(services, identity, currencyOf(request))
    await limits.count(['quoteFrom', limits.senderOf(request)])
    const email = input.email?.trim().toLowerCase()
    if (email) await countMail(services, request, `quote ${email}`)
    const quote = await quoteView(services, await makeQuote(services, identity, list, input), { identity, list })
    if (email) await sendMail(services, quoteMail(email, quote, shopOrigin))
    return quote
  }

  return {
    async createQuote(request, reply): Promise<Shop['Quote']> {
      const identity = await identify(services, request)
      const input = request.body as Shop['QuoteWish']
      mustHaveNoIssues(vatinItems({ business: input.business }))
      return once(services, request, reply, {
        ...{ operation: 'createQuote', identity },
        run: async () => ({ status: 201, body: await create(request, input) }),
        seal: (body) => ({ ...body, token: '' }),
        unseal: (body) => ({ ...body, token: tokenOf(secret, 'quote', body.number) }),
      })
    },
    async getQuote(request): Promise<Shop['Quote']> {
      const identity = await identify(services, request)
      const row = await quoteOf(request.params)
      const list = await priceListOf(services, identity, currencyByCode(docOf(row).currencyCode))
      return quoteView(services, row, { identity, list })
    },
    async getQuoteDocument({ params }, reply) {
      const row = await quoteOf(params)
      const settings = await readSettings(database.q)
      return sendDrawn(reply, `${inMarket({ cs: 'nabidka', sk: 'ponuka' })}-${row.number}.pdf`, () =>
        quotePdf(row, settings),
      )
    },
  }
}
