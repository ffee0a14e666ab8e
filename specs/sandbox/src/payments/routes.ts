import type { FastifyInstance } from 'fastify'
import { isSigned, type Notification, type Post } from '../gateway/notify.ts'
import { htmlPage } from '../gateway/page.ts'
import { sendHtml } from '../gateway/routes.ts'
import { Refusal, refusal } from '../http/errors.ts'
import { isUuid } from '../http/ids.ts'
import { inMarket, shopName } from '../market.ts'
import { toMajor } from '../money.ts'
import { actionRefusal } from '../orders/action-refusal.ts'
import { currencyOfOrder, orderByToken, type OrderRow } from '../orders/view.ts'
import { currencyByCode } from '../pricing/currency.ts'
import type { Services } from '../services.ts'
import { money } from '../text.ts'
import { catchUp, handleNotification, payAgain } from './attempts.ts'

const NOTIFICATIONS = '/payments/notifications'

const text = { type: 'string', maxLength: 100 }
const schema = {
  body: {
    type: 'object',
    required: ['payment', 'sent', 'signature'],
    properties: { payment: text, sent: text, signature: text },
  },
}

/** Routes outside the storefront: notifications of the provider, and the target of payment links in mails. */
export function registerPayments(app: FastifyInstance, services: Services): void {
  app.post(NOTIFICATIONS, { schema }, async ({ body }, reply) => {
    const notification = body as Notification
    if (!isSigned(services, notification)) throw refusal('unauthorized')
    if (!isUuid(notification.payment) || !(await handleNotification(services, notification.payment)))
      throw refusal('not_found')
    return reply.code(204).send()
  })

  app.get('/pay/:token', async ({ params }, reply) => {
    const order = await orderOf(params)
    return sendHtml(reply, payPage(order), "'self'")
  })
  void app.register(async (forms) => {
    forms.addContentTypeParser('application/x-www-form-urlencoded', (_request, body, done) => {
      body.resume()
      done(null, undefined)
    })
    forms.post('/pay/:token', async ({ params, url }, reply) => {
      const order = await orderOf(params)
      await catchUp(services, order.id)
      const { redirectUrl } = await payAgain(services, order.id).catch((error: unknown) => {
        if (error instanceof Refusal) return { redirectUrl: url }
        throw error
      })
      return reply.redirect(redirectUrl, 303)
    })
  })

  async function orderOf(params: unknown): Promise<OrderRow> {
    const order = await orderByToken(services, (params as { token: string }).token)
    if (order === undefined)
      throw refusal('not_found', {
        title: inMarket({ cs: 'Tuto objednávku jsme nenašli.', sk: 'Túto objednávku sme nenašli.' }),
      })
    return order
  }
}

/** Delivers notifications to the shop, which runs in the same process here. */
export function postTo(app: FastifyInstance): Post {
  return async (notification) => {
    const { statusCode } = await app.inject({ method: 'POST', url: NOTIFICATIONS, payload: notification })
    return statusCode === 204
  }
}

function payPage(order: OrderRow): string {
  const { code, total } = order
  const sum = money(toMajor(total), currencyByCode(currencyOfOrder(order)))
  const what = `<p class="what">${shopName}, objednávka ${code}</p>\n<p class="sum">${sum}</p>`
  const why = actionRefusal('pay', order)
  if (why === 'order_cancelled') return htmlPage('Objednávka je zrušená', what)
  if (why === 'already_paid')
    return htmlPage(inMarket({ cs: 'Objednávka je zaplacená', sk: 'Objednávka je zaplatená' }), what)
  if (why)
    return htmlPage(
      inMarket({ cs: 'Tato objednávka se online neplatí', sk: 'Táto objednávka sa online neplatí' }),
      what,
    )
  return htmlPage(
    inMarket({ cs: 'Zaplatit objednávku', sk: 'Zaplatiť objednávku' }),
    `${what}\n<form method="post"><button class="pay">${inMarket({ cs: 'Přejít k platbě', sk: 'Prejsť k platbe' })}</button></form>`,
  )
}
