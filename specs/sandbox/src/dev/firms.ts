import type { FastifyInstance } from 'fastify'
import { setPaysLate } from '../fulfilment/parcels.ts'
import { refusal } from '../http/errors.ts'
import type { Services } from '../services.ts'

const daysSchema = {
  type: 'object',
  required: ['email', 'days'],
  additionalProperties: false,
  properties: {
    email: { type: 'string', maxLength: 254 },
    days: { type: ['integer', 'null'], minimum: 1, maximum: 365 },
  },
}

const lateSchema = {
  type: 'object',
  required: ['code', 'late'],
  additionalProperties: false,
  properties: { code: { type: 'string', maxLength: 20 }, late: { type: 'boolean' } },
}

/**
 * `/sandbox/on-invoice` allows a customer to pay by invoice, or disallows it (null); `/sandbox/paid-late` simulates a late
 * payment of an invoice.
 */
export function registerFirmTools(app: FastifyInstance, services: Services): void {
  app.post('/sandbox/on-invoice', { schema: { body: daysSchema } }, async (request, reply) => {
    const { email, days } = request.body as { email: string; days: number | null }
    const { numUpdatedRows } = await services.database.q
      .updateTable('customers')
      .set({ invoice_days: days })
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) throw refusal('not_found')
    return reply.code(204).send()
  })
  app.post('/sandbox/paid-late', { schema: { body: lateSchema } }, async (request, reply) => {
    const { code, late } = request.body as { code: string; late: boolean }
    await setPaysLate(services, code, late)
    return reply.code(204).send()
  })
}
