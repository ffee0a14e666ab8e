import type { FastifyInstance } from 'fastify'
import { storeToken } from '../auth/one-time.ts'
import { refusal } from '../http/errors.ts'
import { randomToken } from '../http/hash.ts'
import type { Services } from '../services.ts'

const LIFE_MS = 60 * 1000

const schema = {
  type: 'object',
  required: ['email'],
  additionalProperties: false,
  properties: { email: { type: 'string' }, token: { type: 'string', minLength: 16, maxLength: 200 } },
}

/** `POST /sandbox/login-as`: creates the token with which an operator opens `/auth/proxy` for a customer (C2.12). */
export function registerLoginAs(app: FastifyInstance, services: Services): void {
  app.post('/sandbox/login-as', { schema: { body: schema } }, async (request) => {
    const { email, token = randomToken() } = request.body as { email: string; token?: string }
    const { q } = services.database
    const known = await q.selectFrom('customers').select('email').where('email', '=', email).executeTakeFirst()
    if (known === undefined) throw refusal('not_found', { field: 'email' })
    await storeToken(services, { purpose: 'exchange', email, token, lifeMs: LIFE_MS })
    return { token }
  })
}
