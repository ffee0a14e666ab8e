import type { SessionCore } from './core.ts'
import { forget } from './who.ts'

/** How long a tab waits for messages of other tabs before it shows a notice. */
const messageWaitMs = 300

async function promptOnce(core: SessionCore): Promise<void> {
  const { options, shop } = core
  const { lock, notices, messages, onExpired = (message) => message && notices?.show(message) } = options
  const prompt = async () => {
    await shop.config.clock.sleep(messageWaitMs)
    // the customer has just signed in again
    if (shop.config.tokens.has('auth')) return
    // another tab has shown the notice, or has just signed out
    if (core.knowsSignedOut) return onExpired(null)
    core.knowsSignedOut = true
    core.broadcast('prompted')
    onExpired({ kind: 'warning', code: 'session_expired', text: messages.unauthorized, durationMs: null })
  }
  await (lock ? lock(prompt) : prompt())
}

/**
 * The back end no longer accepts the token: token and user are deleted, and a notice is shown in one tab only, which
 * is not waited for. A server shows no notice.
 */
export async function expired(core: SessionCore): Promise<void> {
  await forget(core, 'expired')
  core.broadcast('expired')
  if (!core.options.notices && !core.options.onExpired) return
  promptOnce(core).catch((error: unknown) => {
    core.shop.config.logger.warn('Could not show that the sign-in expired', { error })
  })
}
