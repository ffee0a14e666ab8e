import { createShop } from '@vanek/sdk'
import { getOrderByToken } from '@vanek/sdk/checkout'
import { createCookieJar, sessionIn, sessionTokens, type Proxy } from '@vanek/sdk/server'
import type { FastifyInstance } from 'fastify'
import { renderSVG } from 'uqr'
import { czechShop } from '../../src/app/settings.ts'
import { qrPath, spaydOf } from '../../src/features/payment/spayd.ts'
import { everywhere } from './headers.ts'

/** QR codes of transfers, drawn here so that no browser has to load how; each for who placed the order alone. */
export function transferRoutes(app: FastifyInstance, { secure, proxy }: { secure: boolean; proxy: Proxy }): void {
  app.get('/kosik/qr-platba/*', async (request, reply) => {
    reply.headers({ ...everywhere, 'cache-control': 'private, no-store' })
    const session = sessionIn(createCookieJar(request.headers.cookie, { secure }), { secure })
    const shop = createShop({
      ...czechShop,
      endpoints: { shop: 'http://shop.internal', content: '', cdn: '' },
      tokens: sessionTokens(session),
      fetch: async (input, init) =>
        proxy(new Request(input, init), { session, segment: czechShop, requestId: request.id, internal: true }),
    })
    const order = await getOrderByToken(shop, 'current')
    const asked = request.url.split('?')[0]
    if (!order.ok || asked !== qrPath(order.data.code) || order.data.payment.code !== 'transfer')
      return reply.code(404).type('text/plain').send('No such transfer')
    return reply.type('image/svg+xml').send(renderSVG(spaydOf(order.data), { ecc: 'M', border: 4, pixelSize: 4 }))
  })
}
