import type { FastifyInstance, FastifyReply } from 'fastify'
import { refusal } from '../http/errors.ts'
import { inMarket } from '../market.ts'
import type { Services } from '../services.ts'
import { readPayment, type GatewayPayment } from './book.ts'
import { paymentOfSecret } from './client-secret.ts'
import { runAction, paymentActionOf } from './action.ts'
import { sendDue, type Post } from './notify.ts'
import { bankPage, closingPage, paymentPage } from './page.ts'
import { style } from './style.ts'
import { closingScript, widgetScript } from './widget-scripts.ts'

const POLL_INTERVAL_MS = 1000

const originOf = ({ return_url }: GatewayPayment): string => new URL(return_url).origin

/** `/gateway/*`: the payment provider, separate from the shop: it has its own records and notifies the shop. */
export function registerGateway(app: FastifyInstance, services: Services, post: Post): void {
  const sending = setInterval(() => void send(), POLL_INTERVAL_MS)
  sending.unref()
  app.addHook('onClose', async () => clearInterval(sending))

  async function send(): Promise<void> {
    try {
      await sendDue(services, post)
    } catch (error) {
      app.log.warn(String(error))
    }
  }

  async function known(id: string | undefined): Promise<GatewayPayment> {
    const payment = id === undefined ? undefined : await readPayment(services, id)
    if (payment === undefined)
      throw refusal('not_found', {
        title: inMarket({ cs: 'Tuto platbu brána nezná.', sk: 'Túto platbu brána nepozná.' }),
      })
    return payment
  }
  const byId = (params: unknown) => known((params as { id: string }).id)
  const bySecret = (params: unknown) => known(paymentOfSecret(services, (params as { secret: string }).secret))

  void app.register(async (gateway) => {
    gateway.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    )
    gateway.get('/gateway/style.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(style))

    // the full payment page
    const own = '/gateway/pay/:id'
    gateway.get(own, async ({ params }, reply) => {
      const payment = await byId(params)
      return sendHtml(reply, paymentPage(payment), originOf(payment))
    })
    gateway.get(`${own}/bank`, async ({ params }, reply) => {
      const payment = await byId(params)
      return sendHtml(reply, bankPage(payment), originOf(payment))
    })
    gateway.post(own, async ({ params, body, url }, reply) => {
      const { id, return_url } = await byId(params)
      const action = paymentActionOf(body)
      if (action.kind === 'verify') return reply.redirect(`${url}/bank`, 303)
      await runAction(services, id, action)
      await send()
      return reply.redirect(return_url, 303)
    })

    // the widget, in a frame of the shop's page
    const framed = '/gateway/widget/:secret'
    const forPages = (reply: FastifyReply) =>
      reply
        .type('text/javascript; charset=utf-8')
        .headers({ 'Cache-Control': 'public, max-age=3600', 'Cross-Origin-Resource-Policy': 'cross-origin' })
    gateway.get('/gateway/widget.js', async (_request, reply) => forPages(reply).send(widgetScript))
    gateway.get('/gateway/closing.js', async (_request, reply) => forPages(reply).send(closingScript))
    gateway.get(framed, async ({ params, url }, reply) => {
      const payment = await bySecret(params)
      const shop = originOf(payment)
      return sendFramed(
        reply,
        payment.state === 'pending' ? paymentPage(payment, url) : closingPage('done', shop),
        shop,
      )
    })
    gateway.get(`${framed}/bank`, async ({ params, url }, reply) => {
      const payment = await bySecret(params)
      return sendFramed(reply, bankPage(payment, url.replace(/\/bank$/, '')), originOf(payment))
    })
    gateway.post(framed, async ({ params, body, url }, reply) => {
      const payment = await bySecret(params)
      const action = paymentActionOf(body)
      if (action.kind === 'verify') return reply.redirect(`${url}/bank`, 303)
      await runAction(services, payment.id, action)
      await send()
      const shop = originOf(payment)
      return sendFramed(reply, closingPage(action.kind === 'leave' ? 'closed' : 'done', shop), shop)
    })
  })
}

const html = (reply: FastifyReply, policy: string): FastifyReply =>
  reply.type('text/html; charset=utf-8').headers({
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'Content-Security-Policy': `default-src 'none'; style-src 'self'; base-uri 'none'; ${policy}`,
  })

/** A page without scripts that is not cached, and whose form may lead to the shop. */
export function sendHtml(reply: FastifyReply, page: string, leadsTo: string): FastifyReply {
  return html(reply, `form-action 'self' ${leadsTo}; frame-ancestors 'none'`).send(page)
}

/** A page of the widget: only the shop may frame it. */
function sendFramed(reply: FastifyReply, page: string, shop: string): FastifyReply {
  return html(reply, `form-action 'self'; script-src 'self'; frame-ancestors ${shop}`).send(page)
}
