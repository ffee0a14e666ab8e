import type { FastifyRequest } from 'fastify'
import type { Services } from '../services.ts'

/**
 * Counts a mail by recipient and by sender, so that nobody can flood a mailbox or send many mails.
 *
 * @throws the refusal `rate_limited`
 */
export const countMail = (
  { limits }: Services,
  request: FastifyRequest,
  recipient: string,
  rule: 'mailTo' | 'watch' = 'mailTo',
): Promise<void> => limits.count([rule, recipient], ['mailFrom', limits.senderOf(request)])
