import type { FastifyInstance } from 'fastify'
import { dataHeaders } from '../http/headers.ts'

const headers = { ...dataHeaders, 'cache-control': 'no-store' }

/**
 * For operators: `/livez` answers while the process does, `/readyz` while the back ends that pages need do, and 503
 * with their names otherwise. A process that is alive and not ready must not be restarted: that would not help.
 */
export function healthRoutes(app: FastifyInstance, silent: () => Promise<readonly string[]>): void {
  app.get('/livez', (_, reply) => reply.headers(headers).send({ status: 'alive' }))
  app.get('/readyz', async (_, reply) => {
    const missing = await silent()
    if (missing.length === 0) return reply.headers(headers).send({ status: 'ready' })
    return reply
      .code(503)
      .headers({ ...headers, 'retry-after': '1' })
      .send({ status: 'waiting', missing })
  })
}
