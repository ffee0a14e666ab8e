import type { FastifyInstance } from 'fastify'
import { decideClaim, type Verdict } from '../claims/run-steps.ts'
import type { Services } from '../services.ts'

const verdictSchema = {
  type: 'object',
  required: ['number', 'outcome'],
  additionalProperties: false,
  properties: {
    number: { type: 'string', maxLength: 20 },
    outcome: { enum: ['repair', 'replacement', 'discount', 'money_back', 'rejected'] },
    answer: { type: 'string', minLength: 1, maxLength: 500 },
  },
}

/** `/sandbox/claim`: decides a claim as requested. */
export function registerClaimTools(app: FastifyInstance, services: Services): void {
  app.post('/sandbox/claim', { schema: { body: verdictSchema } }, ({ body }) => decideClaim(services, body as Verdict))
}
