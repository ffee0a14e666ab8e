import type { FastifyInstance } from 'fastify'
import type { Clock } from '../clock.ts'
import type { Faults } from './faults.ts'

export interface DevTools {
  readonly clock: Clock
  readonly faults: Faults
  /** Brings the database back to its seed. */
  readonly reset: () => Promise<void>
}

const faultSchema = {
  type: 'object',
  required: ['path'],
  additionalProperties: false,
  properties: {
    path: { type: 'string', minLength: 1 },
    method: { type: 'string' },
    times: { type: 'integer', minimum: 1 },
    delayMs: { type: 'integer', minimum: 0, maximum: 60_000 },
    status: { type: 'integer', minimum: 400, maximum: 599 },
    retryAfter: { type: 'integer', minimum: 0 },
    drop: { enum: ['before', 'after'] },
  },
}

const clockSchema = {
  type: 'object',
  additionalProperties: false,
  properties: { aheadMs: { type: 'integer' }, now: { type: 'string', format: 'date-time' } },
}

/** `/sandbox/*`, for developers and tests only: reset, move the clock, switch faults on. */
export function registerDevTools(app: FastifyInstance, { clock, faults, reset }: DevTools): void {
  app.post('/sandbox/reset', async (_request, reply) => {
    faults.set([])
    clock.shift(0)
    await reset()
    return reply.code(204).send()
  })
  app.post('/sandbox/clock', { schema: { body: clockSchema } }, async (request) => {
    const { aheadMs = 0, now } = request.body as { aheadMs?: number; now?: string }
    clock.shift(now === undefined ? aheadMs : Date.parse(now) - Date.now())
    return { now: clock.now().toISOString() }
  })
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
