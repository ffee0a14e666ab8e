import type { User } from '../../account/types.ts'
import { safePath } from '../../auth/rules/safe-path.ts'
import { askToken, askTokenFor, type GivenToken, storeToken } from '../../auth/token-calls.ts'
import type { LoginParams } from '../../auth/types.ts'
import { type Issue, localError, type ShopError } from '../../kernel/errors.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { errorNotice } from '../../notices/error-notice.ts'
import { cartAtRest, reloadCart } from './cart.ts'
import type { SessionCore } from './core.ts'
import { signInOrder, type SignInStep } from './step-names.ts'
import { mergeNotices, reportError, showNotices } from './notices.ts'
import type { SignedIn, SignInOptions } from './types.ts'
import { askCustomer, loadCredits } from './user.ts'
import { abandon, admit, isRefusal, offerElsewhere, refuseRestricted, setPrices } from './who.ts'

/** Credentials of a customer: e-mail and password, or the token of an operator. */
export type Proof = { readonly credentials: LoginParams } | { readonly token: string }

interface SigningIn {
  readonly core: SessionCore
  readonly proof: Proof
  readonly path: string
  readonly silent: boolean | undefined
  given?: GivenToken
  user?: User
  /** Error that ended the sign-in early. */
  refused?: ShopError
}

const byOperator = (proof: Proof): proof is { readonly token: string } => 'token' in proof

async function askFor({ shop }: SessionCore, proof: Proof): Promise<Result<GivenToken>> {
  if (!byOperator(proof)) return askToken(shop, proof.credentials)
  return proof.token === '' ? fail(localError('token_invalid')) : askTokenFor(shop, proof.token)
}

async function refuseBy(run: SigningIn, error: ShopError): Promise<void> {
  run.refused = error
  if (isRefusal(error)) await offerElsewhere(run.core)
}

/** The steps of signing in; a step that records a rejection is the last one. */
const steps: Readonly<Record<SignInStep, (run: SigningIn) => Promise<void>>> = {
  async token(run) {
    await cartAtRest(run.core)
    const answer = await askFor(run.core, run.proof)
    if (answer.ok) run.given = answer.data
    else await refuseBy(run, answer.error)
  },
  async authHeader({ core, given }) {
    if (given) storeToken(core.shop, given)
  },
  async user(run) {
    const answer = await askCustomer(run.core)
    if (answer.ok) {
      run.user = answer.data
      return
    }
    // without the settings it is unknown whether the customer is restricted, so the sign-in is rejected
    await abandon(run.core)
    await refuseBy(run, answer.error)
  },
  async restricted(run) {
    const { core, user } = run
    if (!user) return
    if (await refuseRestricted(core, user)) {
      run.refused = localError('customer_restricted')
      return
    }
    admit(core, user)
    setPrices(core)
    core.broadcast('signedIn')
  },
  async cart({ core, user }) {
    // the cart shows the credits
    await Promise.all([reloadCart(core), user && loadCredits(core, user)])
  },
  async flash({ core, proof, given }) {
    const { messages } = core.options
    const code = byOperator(proof) ? 'signed_in_as_customer' : 'signed_in'
    showNotices(core, [{ kind: 'success', code, text: messages[code] }, ...mergeNotices(messages, given?.cart ?? null)])
  },
  async redirect({ core, path }) {
    core.options.redirect?.(path)
  },
}

const withoutField = (issue: Issue): Issue => ({ ...issue, field: null })

async function refuse({ core, proof, given, silent }: SigningIn, refused: ShopError): Promise<Result<SignedIn>> {
  const { options } = core
  // restricted customers get the offer instead
  const error = isRefusal(refused) ? undefined : refused
  // the guest cart was merged into the cart of a customer who is not signed in
  if (given) await reloadCart(core)
  if (byOperator(proof)) {
    // the token is in the URL, so naming it as a field would only confuse
    if (error) showNotices(core, [errorNotice(options.messages, { ...error, issues: error.issues.map(withoutField) })])
    options.redirect?.('/')
  } else if (error && !silent) reportError(core, error)
  return fail(refused)
}

/** Signs in, step by step in the order of `signInOrder`. */
export async function signIn(core: SessionCore, proof: Proof, options: SignInOptions): Promise<Result<SignedIn>> {
  const run: SigningIn = { core, proof, path: safePath(options.redirect), silent: options.silent }
  core.patch({ pending: 'signIn' })
  try {
    for (const name of signInOrder) {
      await steps[name](run)
      if (run.refused) return await refuse(run, run.refused)
    }
    return ok({ user: run.user as User, cart: run.given?.cart ?? null, path: run.path })
  } finally {
    core.patch({ pending: null })
  }
}
