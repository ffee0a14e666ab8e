import { logout } from '../../auth/calls.ts'
import type { ShopError } from '../../kernel/errors.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { cartAtRest, reloadCart } from './cart.ts'
import type { SessionCore } from './core.ts'
import { signOutOrder, type SignOutStep } from './step-names.ts'
import { reportError } from './notices.ts'
import { forget } from './who.ts'

/** What each step does; a step that returns an error is the last one. */
const steps: Readonly<Record<SignOutStep, (core: SessionCore) => Promise<ShopError | void>>> = {
  async call(core) {
    await cartAtRest(core)
    const answer = await logout(core.shop)
    // a server that stores the token deletes it even if it cannot reach the back end
    if (answer.ok || !core.shop.config.tokens.has('auth')) return
    reportError(core, answer.error)
    return answer.error
  },
  async clear(core) {
    await forget(core, 'signed_out')
    core.broadcast('signedOut')
  },
  cart: reloadCart,
  async redirect({ options }) {
    options.redirect?.('/')
  },
}

/** Signs out, step by step in the order of `signOutOrder`. */
export async function signOut(core: SessionCore): Promise<Result<null>> {
  core.patch({ pending: 'signOut' })
  try {
    for (const name of signOutOrder) {
      const error = await steps[name](core)
      if (error) return fail(error)
    }
    return ok(null)
  } finally {
    core.patch({ pending: null })
  }
}
