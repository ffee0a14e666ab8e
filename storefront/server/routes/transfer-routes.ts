import { createShop, type Shop } from '@vanek/sdk'
import { getUserOrderByCode, type OrderDetails } from '@vanek/sdk/account'
import { getOrderByToken, toSpayd } from '@vanek/sdk/checkout'
import { isAwaitingTransfer } from '@vanek/sdk/orders'
import { createCookieJar, createSessionCookies, sessionTokens, type Proxy } from '@vanek/sdk/server'
import type { FastifyInstance } from 'fastify'
import { renderSVG } from 'uqr'
import { guestSettings } from '../../src/lib/page/settings.ts'
import { mailedLinks } from '../../src/lib/session/mailed-links.ts'
import { qrPath } from '../../src/lib/paths/checkout.ts'
import { market } from '#market/market'
import { transferPath } from '#market/paths'
import { everywhere } from '../http/headers.ts'

/** The text in the QR code of an order, in the format of the market. */
const qrText = {
  spayd: async (order: OrderDetails) => toSpayd(order),
  // loaded by the market that needs it
  'pay-by-square': async (order: OrderDetails) => (await import('./pay-by-square.ts')).toPayBySquare(order),
}[market.payments.qr]

interface OrderRequest {
  readonly path: string
  /** The order keys from links in mails. */
  readonly tokens: readonly string[]
}

/** The order that a path names: the one just placed, the one from a mail, or one of the customer's orders (C7.30). */
async function orderAt(shop: Shop, { path, tokens }: OrderRequest): Promise<OrderDetails | undefined> {
  for (const key of ['current', ...tokens]) {
    // oxlint-disable-next-line no-await-in-loop -- each source is requested only if the one before has no such order
    const found = await getOrderByToken(shop, { token: key })
    if (found.ok && qrPath(found.data.code) === path) return found.data
  }
  const [, code] = /\/([\w-]{1,64})\.svg$/.exec(path) ?? []
  if (!code || !shop.config.tokens.has('auth')) return undefined
  const own = await getUserOrderByCode(shop, { code })
  return own.ok ? own.data : undefined
}

/** QR codes of bank transfers, drawn on the server so that browsers do not load the code for it; each only for the buyer. */
export function transferRoutes(app: FastifyInstance, { secure, proxy }: { secure: boolean; proxy: Proxy }): void {
  app.get(`${transferPath}/*`, async (request, reply) => {
    reply.headers({ ...everywhere, 'cache-control': 'private, no-store' })
    const jar = createCookieJar(request.headers.cookie, { secure })
    const session = createSessionCookies(jar, { secure })
    const shop = createShop({
      ...guestSettings,
      endpoints: { shop: 'http://shop.internal', content: '', cdn: '' },
      tokens: sessionTokens(session),
      fetch: async (input, init) =>
        proxy(new Request(input, init), { session, segment: guestSettings, requestId: request.id, internal: true }),
    })
    const tokens = mailedLinks(jar, transferPath)
      .all()
      .flatMap(({ link }) => link?.token ?? [])
    const order = await orderAt(shop, { path: request.url.split('?')[0] ?? '', tokens })
    const transfer = order && isAwaitingTransfer(order) && (await qrText(order))
    if (!transfer) return reply.code(404).type('text/plain').send('No such transfer')
    return reply.type('image/svg+xml').send(renderSVG(transfer, { ecc: 'M', border: 4, pixelSize: 4 }))
  })
}
