import { createShop, type Shop } from '@vanek/sdk'
import { getUserOrderByCode, type UserOrder } from '@vanek/sdk/account'
import { getOrderByToken } from '@vanek/sdk/checkout'
import { createCookieJar, sessionIn, sessionTokens, type Proxy } from '@vanek/sdk/server'
import type { FastifyInstance } from 'fastify'
import { renderSVG } from 'uqr'
import { czechShop } from '../../src/app/settings.ts'
import { qrPath, spaydOf } from '../../src/features/payment/spayd.ts'
import { everywhere } from './headers.ts'

/** The order that a path asks for: the one just placed, else one of the customer's own (C7.30). */
async function orderAt(shop: Shop, asked: string): Promise<UserOrder | undefined> {
  const placed = await getOrderByToken(shop, 'current')
  if (placed.ok && qrPath(placed.data.code) === asked) return placed.data
  const [, code] = /^\/kosik\/qr-platba\/([\w-]{1,64})\.svg$/.exec(asked) ?? []
  if (!code || !shop.config.tokens.has('auth')) return undefined
  const own = await getUserOrderByCode(shop, code)
  return own.ok ? own.data : undefined
}

/** QR codes of transfers, drawn here so that no browser has to load how; each for whose order it is alone. */
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
    const order = await orderAt(shop, request.url.split('?')[0] ?? '')
    if (order?.payment.code !== 'transfer') return reply.code(404).type('text/plain').send('No such transfer')
    return reply.type('image/svg+xml').send(renderSVG(spaydOf(order), { ecc: 'M', border: 4, pixelSize: 4 }))
  })
}
