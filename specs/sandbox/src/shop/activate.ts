import { limitInvalidTokens } from '../auth/limit-invalid-tokens.ts'
import { activateAccount, isOver } from '../auth/registrations.ts'
import { refusal } from '../http/errors.ts'
import { hashToken } from '../http/hash.ts'
import { inMarket } from '../market.ts'
import type { Handlers, Services } from '../services.ts'

const HOUR_MS = 3600 * 1000
const LIFE_MS = 7 * 24 * HOUR_MS

type Kind = 'newsletter' | 'account'

/** Confirms links from mails (C2.11). A link that is used again within an hour gives the same response. */
export function activateHandlers(services: Services): Handlers {
  const { database, clock } = services
  return {
    async activate(request): Promise<{ kind: Kind }> {
      const token_hash = hashToken((request.body as { token: string }).token)
      return limitInvalidTokens(services, request, async () => {
        const kind = (await confirmedNewsletter(token_hash)) ?? (await activatedAccount(token_hash))
        if (kind === null)
          throw refusal('not_found', {
            field: 'token',
            title: inMarket({
              cs: 'Tento odkaz už byl použit nebo neplatí.',
              sk: 'Tento odkaz už bol použitý alebo neplatí.',
            }),
          })
        return { kind }
      })
    },
  }

  async function confirmedNewsletter(token_hash: string): Promise<Kind | null> {
    const now = clock.now()
    const confirmed = await database.q
      .updateTable('newsletter')
      .set({ confirmed: true, confirmed_at: now.toISOString() })
      .where('token_hash', '=', token_hash)
      .where('confirmed', '=', false)
      .where('created', '>', new Date(now.getTime() - LIFE_MS).toISOString())
      .returning('email')
      .executeTakeFirst()
    if (confirmed) return 'newsletter'
    const known = await database.q
      .selectFrom('newsletter')
      .select(['confirmed', 'confirmed_at'])
      .where('token_hash', '=', token_hash)
      .executeTakeFirst()
    if (known?.confirmed === false) throw refusal('token_expired')
    return isFresh(known?.confirmed_at) ? 'newsletter' : null
  }

  function activatedAccount(token_hash: string): Promise<Kind | null> {
    return database.transaction(async () => {
      const requested = await database.q
        .selectFrom('registrations')
        .selectAll()
        .where('token_hash', '=', token_hash)
        .forUpdate()
        .executeTakeFirst()
      if (requested === undefined) return null
      if (requested.confirmed_at !== null) return isFresh(requested.confirmed_at) ? 'account' : null
      if (isOver(services, requested)) throw refusal('token_expired')
      return (await activateAccount(services, requested)) ? 'account' : null
    })
  }

  function isFresh(confirmedAt: string | null | undefined): boolean {
    return typeof confirmedAt === 'string' && Date.parse(confirmedAt) > clock.now().getTime() - HOUR_MS
  }
}
