import type { SessionCore } from './core.ts'
import { forget } from './who.ts'

/** How long a tab listens for what others have to say before it speaks. */
const hearingMs = 300

async function promptOnce(core: SessionCore): Promise<void> {
  const { options, shop } = core
  const { lock, notices, messages, onExpired = (message) => message && notices?.show(message) } = options
  const prompt = async () => {
    await shop.config.clock.sleep(hearingMs)
    // somebody has just signed in
    if (shop.config.tokens.has('auth')) return
    // another tab has said it, or has just signed out
    if (core.told) return onExpired(null)
    core.told = true
    core.tell('prompted')
    onExpired({ kind: 'warning', code: 'session_expired', text: messages.unauthorized, durationMs: null })
  }
  await (lock ? lock(prompt) : prompt())
}

/**
 * The back end knows the token no more: token and user are forgotten, and the shopper is told, in one tab only.
 * It is not waited for the turn of this tab to say so. Where there is no screen nobody is told.
 */
export async function expired(core: SessionCore): Promise<void> {
  await forget(core, 'expired')
  core.tell('expired')
  if (!core.options.notices && !core.options.onExpired) return
  promptOnce(core).catch((error: unknown) => {
    core.shop.config.logger.warn('Could not tell that the sign-in expired', { error })
  })
}
