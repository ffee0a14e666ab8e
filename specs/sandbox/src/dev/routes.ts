import type { FastifyInstance } from 'fastify'
import type { Mishap } from '../fulfilment/course.ts'
import { runDueSteps } from '../fulfilment/due.ts'
import { setMishap } from '../fulfilment/parcels.ts'
import type { Services } from '../services.ts'
import type { Faults } from './faults.ts'
import { registerClaimTools } from './claims.ts'
import { registerDocumentTools } from './documents.ts'
import { registerGoodsTools } from './goods.ts'
import { registerFirmTools } from './firms.ts'
import { registerLoginAs } from './login-as.ts'
import { registerExternalReports } from './external-reports.ts'
import { setStock } from './stock.ts'

export interface DevTools {
  readonly faults: Faults
  /** Resets the database to its seed. */
  readonly reset: () => Promise<void>
}

const faultSchema = {
  type: 'object',
  required: ['path'],
  additionalProperties: false,
  properties: {
    path: { type: 'string', minLength: 1 },
    method: { type: 'string' },
    operation: { type: 'string', pattern: '^\\w+$' },
    times: { type: 'integer', minimum: 1 },
    delayMs: { type: 'integer', minimum: 0, maximum: 60_000 },
    status: { type: 'integer', minimum: 200, maximum: 599 },
    retryAfter: { type: 'integer', minimum: 0 },
    body: { type: 'string', maxLength: 50_000 },
    contentType: { type: 'string', pattern: '^[\\x20-\\x7e]+$' },
    drop: { enum: ['before', 'after'] },
  },
}

const clockSchema = {
  type: 'object',
  additionalProperties: false,
  properties: { aheadMs: { type: 'integer' }, now: { type: 'string', format: 'date-time' } },
}

const parcelSchema = {
  type: 'object',
  required: ['code', 'mishap'],
  additionalProperties: false,
  properties: {
    code: { type: 'string', maxLength: 20 },
    mishap: { enum: ['late', 'lost', 'damaged', 'refused', null] },
  },
}

const stockSchema = {
  type: 'object',
  required: ['variantId', 'amount'],
  additionalProperties: false,
  properties: {
    variantId: { type: 'integer', minimum: 1 },
    amount: { type: 'number', minimum: 0, maximum: 1_000_000 },
  },
}

/**
 * `/sandbox/*`, for developers and tests only: reset, clock, faults, parcel events, decisions about claims, stock and
 * prices, withdrawn goods, settings, sign-in as a customer, and reports to external services.
 */
export function registerDevTools(app: FastifyInstance, services: Services, { faults, reset }: DevTools): void {
  const { clock } = services
  app.post('/sandbox/reset', async (_request, reply) => {
    faults.set([])
    clock.shift(0)
    await reset()
    await services.search.refresh()
    return reply.code(204).send()
  })
  app.post('/sandbox/clock', { schema: { body: clockSchema } }, async (request) => {
    const { aheadMs = 0, now } = request.body as { aheadMs?: number; now?: string }
    clock.shift(now === undefined ? aheadMs : Date.parse(now) - Date.now())
    // everything due by then runs before the response
    await runDueSteps(services)
    return { now: clock.now().toISOString() }
  })
  app.post('/sandbox/stock', { schema: { body: stockSchema } }, async (request) => {
    const { variantId, amount } = request.body as { variantId: number; amount: number }
    return { mails: await setStock(services, variantId, amount) }
  })
  app.post('/sandbox/parcel', { schema: { body: parcelSchema } }, async (request, reply) => {
    const { code, mishap } = request.body as { code: string; mishap: Mishap | null }
    await setMishap(services, code, mishap)
    return reply.code(204).send()
  })
  registerClaimTools(app, services)
  registerDocumentTools(app, services)
  registerGoodsTools(app, services)
  registerFirmTools(app, services)
  registerLoginAs(app, services)
  registerExternalReports(app, services)
  app.get('/sandbox/faults', async () => ({ faults: faults.list() }))
  app.post(
    '/sandbox/faults',
    {
      schema: {
        body: { type: 'object', required: ['faults'], properties: { faults: { type: 'array', items: faultSchema } } },
      },
    },
    async (request) => {
      faults.set((request.body as { faults: Parameters<Faults['set']>[0] }).faults)
      return { faults: faults.list() }
    },
  )
}
