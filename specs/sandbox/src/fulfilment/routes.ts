import type { FastifyInstance } from 'fastify'
import { sendHtml } from '../gateway/routes.ts'
import { refusal } from '../http/errors.ts'
import { inMarket } from '../market.ts'
import type { Services } from '../services.ts'
import { runDueSteps } from './due.ts'
import { trackingPage } from './tracking-page.ts'
import { orderOfParcel } from './parcels.ts'

const POLL_INTERVAL_MS = 5_000

/** Runs the simulated warehouse and carrier, and serves `/carrier/*`: the carrier's tracking page. */
export function registerFulfilment(app: FastifyInstance, services: Services): void {
  const moving = setInterval(() => void move(), POLL_INTERVAL_MS)
  moving.unref()
  app.addHook('onReady', move)
  app.addHook('onClose', async () => clearInterval(moving))

  async function move(): Promise<void> {
    try {
      await runDueSteps(services)
    } catch (error) {
      app.log.warn(String(error))
    }
  }

  app.get('/carrier/:number', async ({ params }, reply) => {
    const { number } = params as { number: string }
    const order = await orderOfParcel(services, number)
    if (order === undefined)
      throw refusal('not_found', {
        title: inMarket({ cs: 'Tuto zásilku dopravce nezná.', sk: 'Túto zásielku dopravca nepozná.' }),
      })
    return sendHtml(reply, trackingPage(order, services), "'none'")
  })
}
