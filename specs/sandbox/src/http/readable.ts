import type { FastifyInstance } from 'fastify'
import { inMarket } from '../market.ts'
import { refusal } from './errors.ts'

// PostgreSQL stores neither NUL nor lone surrogates
const UNSTORABLE = /\0|\p{Surrogate}/u

const tooLarge = refusal('payload_too_large').items[0]?.title ?? ''

/** Refuses what no operation can process: an unexpected or missing body, and text that the database cannot store. */
export function registerReadableCheck(app: FastifyInstance, bodyLimit: number): void {
  app.addHook('onRequest', async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return
    const length = Number(request.headers['content-length'] ?? 0)
    // these operations take no body, so their documents declare no size limit
    if (length > bodyLimit) throw refusal('validation', { status: 413, title: tooLarge })
    if (length > 0 || request.headers['transfer-encoding'] !== undefined)
      throw refusal('validation', {
        status: 400,
        title: inMarket({ cs: 'Tady se nic neposílá.', sk: 'Sem sa nič neposiela.' }),
      })
  })
  app.addHook('preValidation', async (request) => {
    const { body, query, params, routeOptions } = request
    if (routeOptions.config.needsBody === true && body === undefined)
      throw refusal('validation', { title: inMarket({ cs: 'Odeslané údaje chybí.', sk: 'Odoslané údaje chýbajú.' }) })
    if ([body, query, params].some(containsUnstorable))
      throw refusal('validation', {
        title: inMarket({
          cs: 'Odeslané údaje obsahují nepovolené znaky.',
          sk: 'Odoslané údaje obsahujú nepovolené znaky.',
        }),
      })
  })
}

function containsUnstorable(value: unknown): boolean {
  if (typeof value === 'string') return UNSTORABLE.test(value)
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return false
  return Object.entries(value).some(([name, inner]) => UNSTORABLE.test(name) || containsUnstorable(inner))
}
