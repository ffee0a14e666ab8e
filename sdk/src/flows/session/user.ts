import { getCreditsAmount, getUser } from '../../account/calls.ts'
import type { User } from '../../account/types.ts'
import { usableCredits } from '../../cart/rules/credits.ts'
import type { Result } from '../../kernel/result.ts'
import { withFallbackData } from '../../transport/fallback-data.ts'
import { readResponse } from '../../transport/read-response.ts'
import type { SessionCore } from './core.ts'
import { expired } from './expiry.ts'
import { abandon, admit, becomeGuest, isRefusal, offerElsewhere, refuseRestricted } from './who.ts'

/** Throws unless the response is a customer with known groups: a session cannot render anything else. */
const readCustomer = ({ id, groups, credits }: User): void => {
  if (typeof id !== 'string') throw new TypeError('A customer has no id')
  groups.some((group) => group)
  void credits.amount
}

/** Reads the customer of the token. Never rejects. */
export const askCustomer = ({ shop }: SessionCore): Promise<Result<User>> =>
  readResponse(shop, 'getUser', () => getUser(shop), readCustomer)

/**
 * Reads who is signed in. null if nobody is, the token is no longer valid, or the customer is restricted; undefined if
 * it could not be read, and then nothing changes.
 */
export async function askUser(core: SessionCore): Promise<User | null | undefined> {
  const { shop } = core
  const { tokens } = shop.config
  if (!tokens.has('auth')) {
    core.patch({ error: null })
    return null
  }
  const requested = tokens.get('auth')
  const answer = await askCustomer(core)
  // another tab has changed the customer meanwhile
  if (tokens.get('auth') !== requested) return askUser(core)
  if (answer.ok) {
    if (await refuseRestricted(core, answer.data)) return null
    admit(core, answer.data)
    return answer.data
  }
  if (answer.error.code === 'unauthorized') {
    await expired(core)
    return null
  }
  if (isRefusal(answer.error)) {
    await abandon(core)
    await offerElsewhere(core)
    return null
  }
  core.patch({ error: answer.error })
  shop.config.logger.warn('Could not load the customer', { error: answer.error })
  return undefined
}

/** Loads loyalty credits if the shop has them; if that fails, those in the customer's data are used. */
export async function loadCredits(core: SessionCore, user: User): Promise<void> {
  const { functions } = await core.settings()
  // with the feature off nothing is sent
  if (usableCredits(functions, 1) === 0) return core.patch({ credits: 0 })
  const amount = await withFallbackData(core.shop, 'loyalty credits', getCreditsAmount(core.shop), user.credits.amount)
  core.patch({ credits: usableCredits(functions, amount) })
}

/** Reads who the visitor is; false if a customer is signed in but could not be read. */
export async function findOut(core: SessionCore): Promise<boolean> {
  const user = await askUser(core)
  if (user) await loadCredits(core, user)
  // after a rejection or an expiry the visitor is a guest already
  if (user === null && core.getState().status !== 'guest') await becomeGuest(core, core.getState().ended)
  return user !== undefined
}
