import { logout } from '../../auth/calls.ts'
import { cartAtRest, reloadCart } from './cart.ts'
import type { SessionCore } from './core.ts'
import { signOutOrder, type SignOutStep } from './step-names.ts'
import { tellError } from './tell.ts'
import { forget } from './who.ts'

/** What each step does; one that answers false is the last. */
const steps: Readonly<Record<SignOutStep, (core: SessionCore) => Promise<boolean | void>>> = {
  async call(core) {
    await cartAtRest(core)
    const answer = await logout(core.shop)
    // a server that keeps the token drops it even when it cannot tell the back end
    if (answer.ok || !core.shop.config.tokens.has('auth')) return true
    tellError(core, answer.error)
    return false
  },
  async clear(core) {
    await forget(core, 'signed_out')
    core.tell('signedOut')
  },
  cart: reloadCart,
  async redirect({ options }) {
    options.redirect?.('/')
  },
}

/** Signs out, step by step in the order of `signOutOrder`; false when the back end could not be reached. */
export async function signOut(core: SessionCore): Promise<boolean> {
  core.patch({ pending: 'signOut' })
  try {
    for (const name of signOutOrder) if ((await steps[name](core)) === false) return false
    return true
  } finally {
    core.patch({ pending: null })
  }
}
