import type { FastifyRequest } from 'fastify'
import type { Services } from '../services.ts'

/**
 * Counts a mail that somebody asks for, by its recipient and by who asks, so that nobody's mailbox can be filled and nobody
 * sends many.
 *
 * @throws the refusal `rate_limited`
 */
export const countMail = (
  { limits }: Services,
  request: FastifyRequest,
  recipient: string,
  rule: 'mailTo' | 'watch' = 'mailTo',
): Promise<void> => limits.count([rule, recipient], ['mailFrom', limits.senderOf(request)])
