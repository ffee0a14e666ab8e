import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Services } from '../services.ts'
import { conversionScript, CONVERSION_SERVICES } from './script.ts'

const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
const MAX_FACTS = 30

/** `/services/conversions/*`: scripts of conversion services, and the tracking pixel that they request. */
export function registerConversions(app: FastifyInstance, { database, clock }: Services): void {
  for (const one of CONVERSION_SERVICES) {
    const { service } = one
    const script = conversionScript(one)
    app.get(`/services/conversions/${service}.js`, async (_request, reply) =>
      withCrossOrigin(reply, 'public, max-age=3600').type('text/javascript; charset=utf-8').send(script),
    )
    app.get(`/services/conversions/${service}/hit`, async ({ query }, reply) => {
      const facts = Object.fromEntries(
        Object.entries(query as Record<string, string | string[]>)
          .slice(0, MAX_FACTS)
          .map(([key, value]) => [key, String(value)]),
      )
      await database.q
        .insertInto('conversion_hits')
        .values({ service, told: JSON.stringify(facts), seen: clock.now().toISOString() })
        .execute()
      return withCrossOrigin(reply, 'no-store').type('image/gif').send(PIXEL)
    })
  }
}

/** Allows any origin, as the real services do. */
function withCrossOrigin(reply: FastifyReply, cacheControl: string): FastifyReply {
  return reply.headers({ 'Cache-Control': cacheControl, 'Cross-Origin-Resource-Policy': 'cross-origin' })
}
