import type { FastifyInstance } from 'fastify'

const bases = /^\/(store|cms|cdn|services)\//

const methods = 'GET, POST, PUT, PATCH, DELETE'

/** Request headers of the contract that are not CORS-safelisted. */
const requestHeaders = [
  'Authorization',
  'Content-Type',
  'Idempotency-Key',
  'X-Currency',
  'X-Default-Locale',
  'X-Domain-Code',
  'X-Guest-Cart-Token',
  'X-Locale',
  'X-Translation-Variant',
  'X-User-Groups',
  'X-User-Variant',
].join(', ')

/** Response headers that scripts may read in addition to the CORS-safelisted ones. */
const responseHeaders = ['Content-Disposition', 'Idempotent-Replayed', 'Retry-After', 'X-Request-Id'].join(', ')

/** Seconds for which browsers cache a preflight response. */
const preflightSeconds = '600'

/**
 * Lets pages of these origins call the operations of the contract. Tokens are headers, so no cookies are allowed. The
 * mailbox and the developer tools are excluded.
 */
export function registerCors(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return
  const allowed = new Set(origins)
  app.addHook('onRequest', async ({ method, headers, url }, reply) => {
    const { origin = '' } = headers
    if (!bases.test(url) || !allowed.has(origin)) return
    reply.header('Access-Control-Allow-Origin', origin).header('Access-Control-Expose-Headers', responseHeaders)
    if (method !== 'OPTIONS' || headers['access-control-request-method'] === undefined) return
    await reply
      .header('Access-Control-Allow-Methods', methods)
      .header('Access-Control-Allow-Headers', requestHeaders)
      .header('Access-Control-Max-Age', preflightSeconds)
      .header('Vary', 'Origin')
      .code(204)
      .send()
  })
  app.addHook('onSend', async ({ url }, reply) => {
    if (!bases.test(url)) return
    const vary = [reply.getHeader('Vary') ?? []].flat().join(', ')
    if (!/\borigin\b/i.test(vary)) reply.header('Vary', vary === '' ? 'Origin' : `${vary}, Origin`)
  })
}
