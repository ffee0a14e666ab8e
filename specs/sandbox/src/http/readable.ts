import type { FastifyInstance } from 'fastify'
import { refusal } from './errors.ts'

// PostgreSQL keeps neither NUL nor half characters
const UNKEEPABLE = /\0|\p{Surrogate}/u

/** Refuses what no operation can work with: a missing body, and text that a database cannot keep. */
export function registerReadableCheck(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    const { body, query, params, routeOptions } = request
    if (routeOptions.config.needsBody === true && body === undefined)
      throw refusal('validation', { title: 'Odeslané údaje chybí.' })
    if ([body, query, params].some(holdsUnkeepable))
      throw refusal('validation', { title: 'Odeslané údaje obsahují nepovolené znaky.' })
  })
}

function holdsUnkeepable(value: unknown): boolean {
  if (typeof value === 'string') return UNKEEPABLE.test(value)
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([name, inner]) => UNKEEPABLE.test(name) || holdsUnkeepable(inner))
}
