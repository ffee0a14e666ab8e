import type { FastifyInstance, FastifyReply } from 'fastify'
import type { AttemptState } from '../db/checkout-schema.ts'
import { refusal } from '../http/errors.ts'
import { inMarket } from '../market.ts'
import type { Services } from '../services.ts'
import { decide, readPayment, type GatewayPayment } from './book.ts'
import { queueNotification, sendDue, type Post } from './notify.ts'
import { paymentPage } from './page.ts'
import { style } from './style.ts'

const SENDING_MS = 1000
const MOST_SECONDS = 600

interface Doing {
  readonly state: AttemptState
  /** Milliseconds after which each notification is sent. */
  readonly told: readonly number[]
}

function doingOf(form: URLSearchParams): Doing {
  const seconds = Math.min(MOST_SECONDS, Math.max(1, Number(form.get('seconds')) || 1))
  switch (form.get('do')) {
    case 'pay':
      return { state: 'paid', told: [0] }
    case 'pay_twice':
      return { state: 'paid', told: [0, 0] }
    case 'pay_late':
      return { state: 'paid', told: [seconds * 1000] }
    case 'fail':
      return { state: 'failed', told: [0] }
    case 'cancel':
      return { state: 'cancelled', told: [0] }
    default:
      throw refusal('validation', { field: 'do' })
  }
}

/** `/gateway/*`: the payment provider, separate from the shop: it has its own records and notifies the shop. */
export function registerGateway(app: FastifyInstance, services: Services, post: Post): void {
  const sending = setInterval(() => void send(), SENDING_MS)
  sending.unref()
  app.addHook('onClose', async () => clearInterval(sending))

  async function send(): Promise<void> {
    try {
      await sendDue(services, post)
    } catch (error) {
      app.log.warn(String(error))
    }
  }

  async function paymentOf(params: unknown): Promise<GatewayPayment> {
    const payment = await readPayment(services, (params as { id: string }).id)
    if (payment === undefined)
      throw refusal('not_found', {
        title: inMarket({ cs: 'Tuto platbu brána nezná.', sk: 'Túto platbu brána nepozná.' }),
      })
    return payment
  }

  void app.register(async (gateway) => {
    gateway.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    )
    gateway.get('/gateway/style.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(style))
    gateway.get('/gateway/pay/:id', async ({ params }, reply) => {
      const payment = await paymentOf(params)
      return sendHtml(reply, paymentPage(payment), new URL(payment.return_url).origin)
    })
    gateway.post('/gateway/pay/:id', async ({ params, body }, reply) => {
      const { id, return_url } = await paymentOf(params)
      if (!(body instanceof URLSearchParams)) throw refusal('validation')
      const { state, told } = doingOf(body)
      await services.database.transaction(async () => {
        // pressed again after Back, it stays as it was decided
        if (!(await decide(services, id, state))) return
        for (const delay of told) await queueNotification(services, id, delay)
      })
      await send()
      return reply.redirect(return_url, 303)
    })
  })
}

/** A page without scripts that is not cached, and whose form may lead to the shop. */
export function sendHtml(reply: FastifyReply, html: string, leadsTo: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .headers({
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'Content-Security-Policy': `default-src 'none'; style-src 'self'; form-action 'self' ${leadsTo}; base-uri 'none'; frame-ancestors 'none'`,
    })
    .send(html)
}
