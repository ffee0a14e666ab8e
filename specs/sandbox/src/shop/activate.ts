import { refusal } from '../http/errors.ts'
import { hashToken } from '../http/hash.ts'
import type { Handlers, Services } from '../services.ts'

const HOUR_MS = 3600 * 1000
const LIFE_MS = 7 * 24 * HOUR_MS

/** Confirming what the link of a mail was for (C2.11). A link that is followed twice answers the same for an hour. */
export function activateHandlers({ database, clock }: Services): Handlers {
  return {
    async activate(request): Promise<{ kind: 'newsletter' | 'account' }> {
      const token_hash = hashToken((request.body as { token: string }).token)
      const now = clock.now()
      const since = (ms: number): string => new Date(now.getTime() - ms).toISOString()
      const { q } = database
      const confirmed = await q
        .updateTable('newsletter')
        .set({ confirmed: true, confirmed_at: now.toISOString() })
        .where('token_hash', '=', token_hash)
        .where('confirmed', '=', false)
        .where('created', '>', since(LIFE_MS))
        .returning('email')
        .executeTakeFirst()
      if (confirmed) return { kind: 'newsletter' }
      const known = await q
        .selectFrom('newsletter')
        .select(['confirmed', 'confirmed_at'])
        .where('token_hash', '=', token_hash)
        .executeTakeFirst()
      if (known?.confirmed === false) throw refusal('token_expired')
      if (known?.confirmed_at && Date.parse(known.confirmed_at) > now.getTime() - HOUR_MS) return { kind: 'newsletter' }
      throw refusal('not_found', { field: 'token', title: 'Tento odkaz už byl použit nebo neplatí.' })
    },
  }
}
